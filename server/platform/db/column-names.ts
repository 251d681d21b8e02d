/** `birth_date` as code names it: `birthDate`. */
export const fieldName = (column: string) => column.replace(/_(.)/g, (_all, letter: string) => letter.toUpperCase());

const columnName = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Names a row's fields as its columns are, for the contracts that show those on the wire. */
export const underColumnNames = <Row>(row: object): Row =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [columnName(name), value])) as Row;
