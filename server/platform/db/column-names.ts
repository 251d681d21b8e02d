import postgres from 'postgres';

/**
 * A row under its columns' own names again, for the contracts that show those on the wire (`birth_date`, `created_at`):
 * what comes from the database is named as code is, `birthDate`.
 */
export const underColumnNames = <Row>(row: object): Row =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [postgres.fromCamel(name), value])) as Row;
