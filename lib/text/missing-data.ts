/** Rule 8.13: warns of the falsy fields by name, never by value. */
export function missingData(of: string, fields: Readonly<Record<string, unknown>>): undefined {
  console.group('Missing data');
  console.warn(of, ...Object.keys(fields).filter((name) => !fields[name]));
  console.groupEnd();
}
