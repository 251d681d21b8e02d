import type { PgTable } from 'drizzle-orm/pg-core';

/** Columns with the schema's types: a renamed or nullable one fails to compile (`sql<Columns<typeof orders, 'id'>[]>`). */
export type Columns<Table extends PgTable, Name extends keyof Table['$inferSelect']> = Pick<
  Table['$inferSelect'],
  Name
>;

/** Columns renamed by the query (`o.id as order_id`): `Renamed<typeof orders, { orderId: 'id' }>`. */
export type Renamed<Table extends PgTable, Names extends Record<string, keyof Table['$inferSelect']>> = {
  [Name in keyof Names]: Table['$inferSelect'][Names[Name]];
};

export type Outer<Row> = { [Name in keyof Row]: Row[Name] | null };

export type Computed<Row> = Row;

/** `birth_date` is `birthDate` in code. */
export const fieldName = (column: string) => column.replace(/_(.)/g, (_all, letter: string) => letter.toUpperCase());

const columnName = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Names a row's fields as its columns, for contracts that show those on the wire. */
export const underColumnNames = <Row>(row: object): Row =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [columnName(name), value])) as Row;
