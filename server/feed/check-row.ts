import { z } from 'zod';
import { Unreadable } from '@/server/feed/reading/lines';
import type { WrittenRow } from '@/server/feed/reading/rows';
import type { Problem } from './errors';
import { problemsOf } from './reasons';
import type { FeedKind, Importer } from './run';
import { unknownFields } from './unknown-fields';

type Fields = Record<string, unknown>;

export interface Checked {
  problems: Problem[];
  row?: Fields;
  /** The row takes something out of the shop; it holds only the key. */
  removed?: boolean;
}

/** Checks the rows of one file, one after the other: form, repeated keys, then what the importer knows. */
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

/** A deleted row needs no more than its key. */
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
