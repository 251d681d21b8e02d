import type { QueryResultRow } from 'pg';

export type Row = QueryResultRow;

/** `count` is the number of rows read or written, also where none are returned. */
export type Rows<Found extends readonly unknown[]> = Found & { readonly count: number };

type Value = NonNullable<unknown> | null;

/** A statement, executed when awaited; inside another statement it is part of that one's text. */
export interface PendingQuery<Found extends readonly unknown[]> extends Promise<Rows<Found>> {
  execute(): this;
  values(): Promise<unknown[][]>;
  cursor(size: number, take: (rows: Found[number][]) => unknown): Promise<void>;
}

export interface Tag {
  <Found extends readonly unknown[] = Row[]>(text: TemplateStringsArray, ...values: Value[]): PendingQuery<Found>;
  /** Names of tables or columns; after `in` a list of values; after `set` or `insert into <table>` columns and their values. */
  (given: string | readonly (string | number)[] | object): Helper;
  unsafe<Found extends readonly unknown[] = Row[]>(text: string, values?: readonly Value[]): PendingQuery<Found>;
}

export type Transaction = Tag;

export interface Compiled {
  text: string;
  values: unknown[];
}

export interface Asking {
  run<Answer>(asked: Compiled, shape: 'rows' | 'values'): Promise<Answer>;
  read<One>(asked: Compiled, size: number, take: (rows: One[]) => unknown): Promise<void>;
}

const quoted = (name: string) =>
  name
    .split('.')
    .map((part) => `"${part.replaceAll('"', '""')}"`)
    .join('.');

function given(value: unknown) {
  if (value === undefined) throw new Error('A statement was given undefined; say null');
  return value instanceof Date ? value.toISOString() : value;
}

export class Helper {
  readonly #given: string | readonly (string | number)[] | object;
  constructor(given: string | readonly (string | number)[] | object) {
    this.#given = given;
  }

  write(before: string, add: (value: unknown) => string): string {
    const of = this.#given;
    if (typeof of === 'string') return quoted(of);
    if (/\bin\s*$/i.test(before)) return `(${[of].flat().map(add).join(', ')})`;
    if (Array.isArray(of) && typeof of[0] !== 'object') return of.map(String).map(quoted).join(', ');
    const rows = [of].flat() as Record<string, unknown>[];
    const names = Object.keys(rows[0] ?? {});
    if (/\bset\s*$/i.test(before)) return names.map((name) => `${quoted(name)} = ${add(rows[0]?.[name])}`).join(', ');
    const lists = rows.map((row) => `(${names.map((name) => add(row[name])).join(', ')})`);
    return `(${names.map(quoted).join(', ')}) values ${lists.join(', ')}`;
  }
}

/** Texts of templates without nested statements, which never change. */
const texts = new WeakMap<readonly string[], string>();

export class Statement<Found extends readonly unknown[]> implements PendingQuery<Found> {
  readonly [Symbol.toStringTag] = 'Statement';
  readonly #pieces: readonly string[];
  readonly #values: readonly unknown[];
  #asked: Promise<Rows<Found>> | undefined;
  asking: Asking;

  constructor(pieces: readonly string[], values: readonly unknown[], asking: Asking) {
    this.#pieces = pieces;
    this.#values = values;
    this.asking = asking;
  }

  #compile(): Compiled {
    // Text written by hand, with its own $1.
    if (this.#pieces.length === 1) return { text: this.#pieces[0] as string, values: this.#values.map(given) };
    const values: unknown[] = [];
    if (this.#values.some((one) => one instanceof Statement || one instanceof Helper))
      return { text: this.#write('', values), values };
    const text = texts.get(this.#pieces) ?? this.#write('', []);
    texts.set(this.#pieces, text);
    return { text, values: this.#values.map(given) };
  }

  #write(before: string, values: unknown[]): string {
    const add = (value: unknown) => `$${values.push(given(value))}`;
    let text = before + this.#pieces[0];
    for (const [i, value] of this.#values.entries()) {
      if (value instanceof Statement) text = value.#write(text, values);
      else text += value instanceof Helper ? value.write(text, add) : add(value);
      text += this.#pieces[i + 1];
    }
    return text;
  }

  #ask(): Promise<Rows<Found>> {
    this.#asked ??= (async () => this.asking.run<Rows<Found>>(this.#compile(), 'rows'))();
    return this.#asked;
  }

  execute(): this {
    this.#ask().catch(() => {});
    return this;
  }

  async values(): Promise<unknown[][]> {
    return this.asking.run(this.#compile(), 'values');
  }

  async cursor(size: number, take: (rows: Found[number][]) => unknown): Promise<void> {
    return this.asking.read(this.#compile(), size, take);
  }

  then<Done = Rows<Found>, Failed = never>(
    done?: ((rows: Rows<Found>) => Done | PromiseLike<Done>) | null,
    failed?: ((reason: unknown) => Failed | PromiseLike<Failed>) | null,
  ): Promise<Done | Failed> {
    return this.#ask().then(done, failed);
  }

  catch<Failed = never>(failed?: ((reason: unknown) => Failed | PromiseLike<Failed>) | null) {
    return this.#ask().catch(failed);
  }

  finally(ended?: (() => void) | null) {
    return this.#ask().finally(ended);
  }
}

export function createTag(asking: Asking): Tag {
  const tag = (first: unknown, ...values: unknown[]) =>
    Array.isArray(first) && 'raw' in first
      ? new Statement(first as readonly string[], values, asking)
      : new Helper(first as ConstructorParameters<typeof Helper>[0]);
  const unsafe = (text: string, values: readonly unknown[] = []) => new Statement([text], values, asking);
  return Object.assign(tag, { unsafe }) as Tag;
}

/** Returns this time for a statement; the database's own clock without one. */
export const moment = (sql: Tag, at: Date | undefined) => (at ? sql`${at.toISOString()}::timestamptz` : sql`now()`);
