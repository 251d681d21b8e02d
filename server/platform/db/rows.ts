import type { PgTable } from 'drizzle-orm/pg-core';

/**
 * The columns of a table that a query reads, with the types the schema gives them: one that is renamed or becomes nullable
 * no longer compiles. `sql<Columns<typeof orders, 'id' | 'token'>[]>`
 */
export type Columns<Table extends PgTable, Name extends keyof Table['$inferSelect']> = Pick<
  Table['$inferSelect'],
  Name
>;

/** Columns under the name a query gives them (`o.id as order_id`): `Renamed<typeof orders, { orderId: 'id' }>`. */
export type Renamed<Table extends PgTable, Names extends Record<string, keyof Table['$inferSelect']>> = {
  [Name in keyof Names]: Table['$inferSelect'][Names[Name]];
};

/** Columns of the far side of an outer join, where no row may stand. */
export type Outer<Row> = { [Name in keyof Row]: Row[Name] | null };

/** What a query works out itself (`count(*)::int as total`), which no schema knows. */
export type Computed<Row> = Row;

/** `birth_date` as code names it: `birthDate`. */
export const fieldName = (column: string) => column.replace(/_(.)/g, (_all, letter: string) => letter.toUpperCase());

const columnName = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Names a row's fields as its columns are, for the contracts that show those on the wire. */
export const underColumnNames = <Row>(row: object): Row =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [columnName(name), value])) as Row;
