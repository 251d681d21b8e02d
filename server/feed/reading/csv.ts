import { LINE_LIMIT, type Line, type LineBlock, Unreadable } from './lines';

export interface CsvRecord {
  line: number;
  cells: string[] | Unreadable;
}

/** A quoted cell that goes on for longer than this was never closed. */
const MOST_LINES = 1000;

/** RFC 4180, fed with blocks of lines. After a record that cannot be read, reading goes on with the next line. */
export class CsvReader {
  readonly #separator: string;
  #waiting: Line[] = [];
  #first = 1;

  constructor(separator: string) {
    this.#separator = separator;
  }

  push(block: LineBlock): CsvRecord[] {
    if (this.#waiting.length === 0) this.#first = block.first;
    return this.#read(this.#waiting.concat(block.lines), false);
  }

  end(): CsvRecord[] {
    return this.#read(this.#waiting, true);
  }

  #read(lines: Line[], last: boolean): CsvRecord[] {
    const records: CsvRecord[] = [];
    let at = 0;
    while (at < lines.length) {
      const line = lines[at] as Line;
      const found = typeof line === 'string' ? this.#record(lines, at) : { cells: line, used: 1 };
      if (found === 'more' && !last && !isHopeless(lines, at)) break;
      const { cells, used } = found === 'more' ? { cells: NEVER_CLOSED, used: 1 } : found;
      if (line !== '') records.push({ line: this.#first + at, cells });
      at += used;
    }
    this.#waiting = lines.slice(at);
    this.#first += at;
    return records;
  }

  #record(lines: Line[], at: number): { cells: string[] | Unreadable; used: number } | 'more' {
    let text = lines[at] as string;
    if (!text.includes('"')) return { cells: text.split(this.#separator), used: 1 };
    const cells: string[] = [];
    let used = 1;
    for (let from = 0; ; from++) {
      if (text[from] !== '"') {
        const to = text.indexOf(this.#separator, from);
        cells.push(to < 0 ? text.slice(from) : text.slice(from, to));
        if (to < 0) return { cells, used };
        from = to;
        continue;
      }
      let value = '';
      for (from += 1; ; ) {
        const quote = text.indexOf('"', from);
        if (quote < 0) {
          value += `${text.slice(from)}\n`;
          const following = lines[at + used];
          if (following === undefined) return 'more';
          if (typeof following !== 'string') return { cells: NEVER_CLOSED, used: 1 };
          text = following;
          used += 1;
          from = 0;
          continue;
        }
        value += text.slice(from, quote);
        from = quote + 1;
        if (text[from] !== '"') break;
        value += '"';
        from += 1;
      }
      cells.push(value);
      if (from >= text.length) return { cells, used };
      if (text[from] !== this.#separator) return { cells: AFTER_QUOTE, used: 1 };
    }
  }
}

const NEVER_CLOSED = new Unreadable('has a quote that is never closed');
const AFTER_QUOTE = new Unreadable('has text after a closing quote (a quote inside a quoted cell is written twice)');

function isHopeless(lines: Line[], at: number): boolean {
  if (lines.length - at > MOST_LINES) return true;
  let length = 0;
  for (let i = at; i < lines.length; i++) length += typeof lines[i] === 'string' ? (lines[i] as string).length : 0;
  return length > LINE_LIMIT;
}

/** Picks comma or semicolon, whichever stands more often outside quotes in the line of names. */
export function separatorOf(header: string): string {
  const bare = header.replace(/"[^"]*"/g, '');
  return bare.split(';').length > bare.split(',').length ? ';' : ',';
}
