import type { Staged } from './run';

/** A batch is written when it holds this much text, however few rows that is. */
const MOST_TEXT = 4_000_000;

/**
 * Gathers rows into batches and has them written while the next are read. No more than `parallel` batches are under
 * way at once: that is what bounds the memory.
 */
export class BatchWriter<Row> {
  readonly #write: (rows: Staged<Row>[]) => Promise<void>;
  readonly #rows: number;
  readonly #parallel: number;
  readonly #writing = new Set<Promise<void>>();
  #batch: Staged<Row>[] = [];
  #text = 0;

  constructor(write: (rows: Staged<Row>[]) => Promise<void>, { rows, parallel }: { rows: number; parallel: number }) {
    this.#write = write;
    this.#rows = rows;
    this.#parallel = parallel;
  }

  add(staged: Staged<Row>, size: number): void {
    this.#batch.push(staged);
    this.#text += size;
  }

  get isFull(): boolean {
    return this.#batch.length >= this.#rows || this.#text > MOST_TEXT;
  }

  /** Hands the batch over; waits while enough others are under way. */
  async flush(): Promise<void> {
    while (this.#writing.size >= this.#parallel) await Promise.race(this.#writing);
    const rows = this.#batch;
    this.#batch = [];
    this.#text = 0;
    if (rows.length === 0) return;
    const writing = this.#write(rows).then(() => void this.#writing.delete(writing));
    this.#writing.add(writing);
    writing.catch(() => {}); // it stays in the set and is awaited there; without this it would end the process first
  }

  async end(): Promise<void> {
    await this.flush();
    await Promise.all(this.#writing);
  }
}
