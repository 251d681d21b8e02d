import { z } from 'zod';
import { FileRefused } from '@/server/feed/errors';
import { CsvReader, type CsvRecord, separatorOf } from './csv';
import { type Line, readLines, Unreadable } from './lines';

type Cell = (text: string) => unknown;

/** Turns a CSV cell into what its field expects; what does not fit stays text, for the schema to refuse. */
export function cellOf(field: z.core.$ZodType, separator: string): Cell {
  const { def } = field._zod as z.core.$ZodTypeInternals & {
    def: Partial<Record<'innerType' | 'in' | 'element', Inner>>;
  };
  const inner = def.innerType ?? def.in;
  if (inner) return cellOf(inner, separator);
  if (def.type === 'number') return (text) => numberIn(text, separator);
  if (def.type === 'boolean') return booleanIn;
  if (def.type === 'array' && def.element) {
    const element = cellOf(def.element, separator);
    return (text) => text.split('|').map((part) => element(part.trim()));
  }
  if (def.type === 'unknown' || def.type === 'record') return jsonIn;
  return (text) => text;
}

type Inner = z.core.$ZodType;

/** A Norwegian spreadsheet writes decimal commas, and semicolons between cells. */
function numberIn(text: string, separator: string): unknown {
  const plain = separator === ';' ? text.replace(',', '.') : text;
  return /^-?\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : text;
}

function booleanIn(text: string): unknown {
  const lower = text.toLowerCase();
  if (lower === 'true' || lower === '1') return true;
  return lower === 'false' || lower === '0' ? false : text;
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

export interface WrittenRow {
  line: number;
  fields: Record<string, unknown> | Unreadable;
  /** Characters, roughly. */
  size: number;
}

export interface RowBlock {
  rows: WrittenRow[];
  bytes: number;
}

export interface Shape {
  schema: z.ZodObject;
  /** Required columns of a CSV file. */
  key: readonly string[];
}

export type Warn = (text: string) => void;

export function readRows(path: string, shape: Shape, warn: Warn): AsyncGenerator<RowBlock> {
  return path.endsWith('.csv') ? readCsv(path, shape, warn) : readJsonLines(path);
}

async function* readJsonLines(path: string): AsyncGenerator<RowBlock> {
  let begun = false;
  for await (const { first, lines, bytes } of readLines(path)) {
    const rows: WrittenRow[] = [];
    for (const [i, line] of lines.entries()) {
      if (typeof line === 'string' && line.trim() === '') continue;
      if (!begun && typeof line === 'string' && line.trimStart().startsWith('[')) {
        throw new FileRefused('is one JSON array; the feed has one object on each line');
      }
      begun = true;
      rows.push({ line: first + i, fields: parseJson(line), size: typeof line === 'string' ? line.length : 0 });
    }
    yield { rows, bytes };
  }
}

function parseJson(line: Line): WrittenRow['fields'] {
  if (typeof line !== 'string') return line;
  try {
    const value: unknown = JSON.parse(line);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
    return new Unreadable('is not a JSON object');
  } catch (error) {
    return new Unreadable(`is not valid JSON: ${(error as Error).message}`);
  }
}

async function* readCsv(path: string, shape: Shape, warn: Warn): AsyncGenerator<RowBlock> {
  let csv: CsvReader | undefined;
  let toRow: ((record: CsvRecord) => WrittenRow) | undefined;
  const rowsOf = (records: CsvRecord[], separator: string) => {
    let rest = records;
    if (!toRow && rest.length > 0) {
      const [header, ...others] = rest as [CsvRecord, ...CsvRecord[]];
      toRow = columnsOf(header, separator, shape, warn);
      rest = others;
    }
    return toRow ? rest.map(toRow) : [];
  };
  let separator = ',';
  for await (const block of readLines(path)) {
    const header = block.lines.find((line) => line !== '');
    if (!csv && header !== undefined) {
      separator = typeof header === 'string' ? separatorOf(header) : ',';
      csv = new CsvReader(separator);
    }
    yield { rows: csv ? rowsOf(csv.push(block), separator) : [], bytes: block.bytes };
  }
  if (csv) yield { rows: rowsOf(csv.end(), separator), bytes: 0 };
}

function columnsOf(header: CsvRecord, separator: string, { schema, key }: Shape, warn: Warn) {
  if (header.cells instanceof Unreadable)
    throw new FileRefused(`has no readable line of names: it ${header.cells.reason}`);
  const names = header.cells.map((name) => name.trim());
  const twice = names.find((name, i) => names.indexOf(name) !== i);
  if (twice !== undefined) throw new FileRefused(`names the column "${twice}" twice`);
  const missing = key.find((name) => !names.includes(name));
  if (missing)
    throw new FileRefused(`has no column "${missing}"; its first line names ${names.join(', ').slice(0, 200)}`);
  const columns = names.map((name) => {
    const field = name === 'deleted' ? z.boolean() : Object.hasOwn(schema.shape, name) && schema.shape[name];
    if (field) return { name, cell: cellOf(field, separator) };
    warn(`the column "${name}" is unknown and was not read`);
    return undefined;
  });
  return ({ line, cells }: CsvRecord): WrittenRow => {
    if (cells instanceof Unreadable) return { line, fields: cells, size: 0 };
    if (cells.length !== columns.length) {
      const reason = `has ${cells.length} cells where the first line names ${columns.length} columns`;
      return { line, fields: new Unreadable(reason), size: 0 };
    }
    const fields: Record<string, unknown> = {};
    let size = 0;
    for (let i = 0; i < cells.length; i++) {
      const text = (cells[i] as string).trim();
      const column = columns[i];
      size += text.length;
      if (column && text !== '') fields[column.name] = column.cell(text);
    }
    return { line, fields, size };
  };
}
