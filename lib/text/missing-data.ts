/**
 * Rule 8.13: what is kept or received and lacks what it must have is nothing, and the console says what it lacks: the names
 * of the fields that are falsy here, never a value.
 */
export function missingData(of: string, fields: Readonly<Record<string, unknown>>): undefined {
  console.group('Missing data');
  console.warn(of, ...Object.keys(fields).filter((name) => !fields[name]));
  console.groupEnd();
}
