import type { z } from 'zod';
import type { Problem } from './errors';
import { quoted } from './fields';

/** A row with a thousand faults is as refused as one with twenty. */
const MOST = 20;

/** What zod found, in the words of the report. */
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

/** `variants[2].ean` */
export function fieldName(path: PropertyKey[]): string | null {
  if (path.length === 0) return null;
  return path.map((key, i) => (typeof key === 'number' ? `[${key}]` : `${i > 0 ? '.' : ''}${String(key)}`)).join('');
}
