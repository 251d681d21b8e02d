import { z } from 'zod';
import { Unreadable } from '@/server/feed/reading/lines';
import type { WrittenRow } from '@/server/feed/reading/rows';
import type { Problem } from './errors';
import { quoted } from './fields';
import type { FeedKind, Importer } from './run';

const MOST = 20;

export function problemsOf(error: z.ZodError, fields: Record<string, unknown>): Problem[] {
  return error.issues.slice(0, MOST).map((issue) => {
    const value = issue.path.reduce<unknown>(
      (at, key) => (at as Record<PropertyKey, unknown> | undefined)?.[key],
      fields,
    );
    return { field: fieldName(issue.path), reason: reasonOf(issue, value) };
  });
}

function reasonOf(issue: z.core.$ZodIssue, value: unknown): string {
  if (value === undefined || value === null) return 'is missing';
  if (issue.code === 'invalid_type' && issue.message.startsWith('Invalid input')) {
    return `must be ${EXPECTED[issue.expected] ?? issue.expected}, is ${quoted(value).slice(0, 100)}`;
  }
  if (issue.code === 'invalid_value') return `must be one of ${issue.values.join(', ')}, is ${quoted(value)}`;
  return issue.message;
}

const EXPECTED: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

export function fieldName(path: PropertyKey[]): string | null {
  if (path.length === 0) return null;
  return path.map((key, i) => (typeof key === 'number' ? `[${key}]` : `${i > 0 ? '.' : ''}${String(key)}`)).join('');
}

interface Known {
  fields: Map<string, Known | undefined>;
}

/** Finds fields that no schema knows, in a row and in the objects listed in it, each once per file. */
export function unknownFields(schema: z.ZodObject): (row: Record<string, unknown>) => string[] {
  const known = knownIn(schema);
  known.fields.set('deleted', undefined);
  const told = new Set<string>();
  return (row) => {
    const found: string[] = [];
    collect(row, known, '', (field) => {
      if (told.size >= 50 || told.has(field)) return;
      told.add(field);
      found.push(field);
    });
    return found;
  };
}

function collect(row: object, known: Known, prefix: string, add: (field: string) => void): void {
  for (const key in row) {
    if (!known.fields.has(key)) {
      add(prefix + key);
      continue;
    }
    const inner = known.fields.get(key);
    if (!inner) continue;
    const value = (row as Record<string, unknown>)[key];
    for (const item of Array.isArray(value) ? value : [value]) {
      if (typeof item === 'object' && item !== null) collect(item, inner, `${prefix}${key}.`, add);
    }
  }
}

function knownIn(schema: z.ZodObject): Known {
  const fields = Object.entries(schema.shape).map(([key, field]) => {
    const object = objectIn(field as z.core.$ZodType);
    return [key, object && knownIn(object)] as const;
  });
  return { fields: new Map(fields) };
}

type Wrapped = { def: { type: string } & Partial<Record<'innerType' | 'in' | 'element', z.core.$ZodType>> };

function objectIn(field: z.core.$ZodType): z.ZodObject | undefined {
  const { def } = field._zod as unknown as Wrapped;
  if (def.type === 'object') return field as z.ZodObject;
  const inner = def.innerType ?? def.in ?? def.element;
  return inner && objectIn(inner);
}

type Fields = Record<string, unknown>;

export interface Checked {
  problems: Problem[];
  row?: Fields;
  /** The row only holds the key of what is deleted. */
  removed?: boolean;
}

export function rowChecker(kind: FeedKind, importer: Importer<Fields>, warn: (text: string) => void) {
  const unknown = unknownFields(kind.schema);
  const keyOnly = keySchema(kind);
  const seen = new Map<string, number>();

  return ({ line, fields }: WrittenRow): Checked => {
    if (fields instanceof Unreadable) return { problems: [{ field: null, reason: fields.reason }] };
    // An empty text means "not given", as an empty cell of CSV does.
    for (const field in fields) if (fields[field] === '') fields[field] = undefined;
    for (const field of unknown(fields)) warn(`line ${line}: the field "${field}" is unknown and was not read`);
    if (kind.own) {
      const parsed = kind.schema.safeParse(fields);
      if (!parsed.success) return { problems: problemsOf(parsed.error, fields) };
      return { problems: importer.check(parsed.data, line), row: parsed.data };
    }
    const removed = fields.deleted === true;
    const parsed = (removed ? keyOnly : kind.schema).safeParse(fields);
    const problems = parsed.success ? [] : problemsOf(parsed.error, fields);
    problems.push(...deletedProblems(fields.deleted, importer));
    if (!parsed.success || problems.length > 0) return { problems };
    const row = parsed.data as Fields;
    const key = kind.key.map((field) => row[field]).join('\u0001');
    const first = seen.get(key);
    if (first !== undefined) return { problems: [repeated(kind.key, first)] };
    if (!removed) problems.push(...importer.check(row, line));
    if (problems.length === 0) seen.set(key, line);
    return { problems, row, removed };
  };
}

const keySchema = ({ key, schema }: FeedKind) =>
  z.object(Object.fromEntries(key.map((field) => [field, schema.shape[field] as z.ZodType])));

function deletedProblems(deleted: unknown, importer: Importer<Fields>): Problem[] {
  if (deleted === undefined || deleted === null || deleted === false) return [];
  if (deleted !== true) return [{ field: 'deleted', reason: 'must be true or false' }];
  return importer.remove ? [] : [{ field: 'deleted', reason: 'rows of this kind are never deleted by a feed' }];
}

const repeated = (key: readonly string[], first: number): Problem => ({
  field: key.join(', '),
  reason: `is the same as on line ${first}`,
});
