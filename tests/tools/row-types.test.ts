import { describe, expect, it } from 'vitest';
import { assertedRowTypes } from '@/tools/numbers/row-types';

const typesIn = (text: string) => assertedRowTypes([{ path: 'server/x/store.ts', text }]).map(({ type }) => type);

describe('asserted row types', () => {
  it('are counted where a query names a row that the schema does not know', () => {
    expect(typesIn('const rows = await sql<{ id: number }[]>`select id from orders`;')).toEqual(['{ id: number }[]']);
    expect(typesIn("const rows = await sql<Columns<typeof orders, 'id'>[]>`select id from orders`;")).toEqual([]);
  });

  it('are not counted in comments', () => {
    expect(typesIn('/**\n * `sql<Row[]>`\n */\n// tx<Row[]>`select 1`\nconst a = 1;')).toEqual([]);
  });
});
