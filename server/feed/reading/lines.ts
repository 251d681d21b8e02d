import { isUtf8 } from 'node:buffer';
import { open } from 'node:fs/promises';
import { FileRefused } from '@/server/feed/errors';

export class Unreadable {
  readonly reason: string;
  constructor(reason: string) {
    this.reason = reason;
  }
}

export type Line = string | Unreadable;

/** `bytes` is the size of the file read for them. */
export interface LineBlock {
  first: number;
  lines: Line[];
  bytes: number;
}

export const LINE_LIMIT = 8 * 1024 * 1024;
const BLOCK = 256 * 1024;
const NEWLINE = 10;

/** Reads a file as UTF-8 lines, a block at a time. Holds at most `limit` bytes of a line and only counts the rest. */
export async function* readLines(path: string, { limit = LINE_LIMIT, block = BLOCK } = {}): AsyncGenerator<LineBlock> {
  const file = await open(path);
  try {
    const buffer = Buffer.allocUnsafe(block);
    const begun = new BegunLine(limit);
    let next = 1;
    for (let start = true; ; start = false) {
      const { bytesRead } = await file.read(buffer, 0, block);
      if (bytesRead === 0) break;
      let chunk: Buffer = buffer.subarray(0, bytesRead);
      if (start) chunk = withoutByteOrderMark(chunk);
      const first = next;
      const lines: Line[] = [];
      const from = chunk.indexOf(NEWLINE) + 1;
      if (from > 0) {
        const to = chunk.lastIndexOf(NEWLINE);
        lines.push(begun.end(chunk.subarray(0, from - 1)));
        if (to >= from) for (const line of decodeLines(chunk.subarray(from, to), limit)) lines.push(line);
        chunk = chunk.subarray(to + 1);
      }
      begun.add(chunk);
      next += lines.length;
      yield { first, lines, bytes: bytesRead };
    }
    if (begun.length > 0) yield { first: next, lines: [begun.end(Buffer.alloc(0))], bytes: 0 };
  } finally {
    await file.close();
  }
}

class BegunLine {
  length = 0;
  #pieces: Buffer[] = [];
  readonly #limit: number;
  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Copies `piece`: it is a view of the read buffer, which is used again. */
  add(piece: Buffer): void {
    if (piece.length === 0) return;
    this.length += piece.length;
    if (this.length > this.#limit) this.#pieces = [];
    else this.#pieces.push(Buffer.from(piece));
  }

  end(last: Buffer): Line {
    const length = this.length + last.length;
    const pieces = this.#pieces;
    this.length = 0;
    this.#pieces = [];
    if (length > this.#limit) return tooLong(length, this.#limit);
    return decode(pieces.length === 0 ? last : Buffer.concat([...pieces, last]));
  }
}

function decodeLines(bytes: Buffer, limit: number): Line[] {
  if (bytes.length <= limit && isUtf8(bytes)) {
    const lines = bytes.toString('utf8').split('\n');
    return bytes.includes(13) ? lines.map(withoutReturn) : lines;
  }
  const lines: Line[] = [];
  for (let from = 0; from <= bytes.length; ) {
    const found = bytes.indexOf(NEWLINE, from);
    const to = found < 0 ? bytes.length : found;
    lines.push(to - from > limit ? tooLong(to - from, limit) : decode(bytes.subarray(from, to)));
    from = to + 1;
  }
  return lines;
}

function decode(bytes: Buffer): Line {
  const text = bytes.toString('utf8');
  if (isUtf8(bytes)) return withoutReturn(text);
  const at = text.indexOf('\uFFFD');
  const byte = bytes[Buffer.byteLength(text.slice(0, at))] ?? 0;
  const before = text.slice(Math.max(0, at - 20), at);
  return new Unreadable(
    `is not UTF-8 (byte 0x${byte.toString(16)} after ${JSON.stringify(before)}); is the file Latin-1 or Windows-1252?`,
  );
}

const withoutReturn = (line: string) => (line.endsWith('\r') ? line.slice(0, -1) : line);

const tooLong = (length: number, limit: number) =>
  new Unreadable(`is ${length} bytes long, and at most ${limit} bytes of a line are read`);

/** Refuses a file that is not text in UTF-8 from its first bytes on; text never holds a NUL, UTF-16 is full of them. */
function withoutByteOrderMark(chunk: Buffer): Buffer {
  const [a, b, c] = chunk;
  if ((a === 0xff && b === 0xfe) || (a === 0xfe && b === 0xff)) {
    throw new FileRefused('is UTF-16; save it as UTF-8');
  }
  if (chunk.subarray(0, 4096).includes(0)) {
    throw new FileRefused('holds NUL bytes, so it is UTF-16 without a mark or no text at all; save it as UTF-8');
  }
  return a === 0xef && b === 0xbb && c === 0xbf ? chunk.subarray(3) : chunk;
}
