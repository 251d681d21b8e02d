import { expect, it } from 'vitest';
import { kinds } from '@/server/feed/kinds/kinds';
import { at, fieldsIn, jsonOf } from '@/tests/support/schema-fields';

/** Of what fields hold, each with the end that the database refuses. */
const POISONED = [
  'a',
  '12-14',
  'https://example.no/a',
  '/pictures/a',
  '/a',
  '7040000000108',
  '2026-01-01T00:00:00Z',
].flatMap((text) => [`${text}\u0000`, `${text}\ud800`]);

const cases = kinds.flatMap(({ name, schema }) =>
  fieldsIn(jsonOf(schema))
    .filter(({ kind }) => kind === 'string')
    // Its digits are looked up among those there are, and never sent.
    .filter(({ path }) => !(name === 'stock' && path.join() === 'ean'))
    .map(({ path }) => [`${path.join('.')} of ${name}`, schema, path] as const),
);

it.each(cases)('a NUL or half a letter is a refused row, not an import that ends: %s', (_name, schema, path) => {
  for (const text of POISONED) {
    const { error } = schema.safeParse(at(path, text));
    const faults = error?.issues.map((issue) => issue.path.join('.'));
    expect([text, faults]).toEqual([text, expect.arrayContaining([expect.stringMatching(`^${path.join('[.]')}`)])]);
  }
});
