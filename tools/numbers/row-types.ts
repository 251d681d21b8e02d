import type { Source } from './sources';

/** The type argument of a tagged template: sql<Row[]>`select …`. */
const TAGGED = /\b(?:\w+\.)*\w+<((?:[^<>`;]|<(?:[^<>`;]|<[^<>`;]*>)*>)+)>`/g;
/** What server/platform/db/rows.ts makes of the schema, and types that Drizzle reads off a table. */
const FROM_SCHEMA = /\b(?:Columns|Renamed|Outer|Computed)<|\$inferSelect\b/;
const DECLARED = /^(?:export )?(?:type (\w+)(?:<[^=]*>)? =([^;]*);|interface (\w+)[^{]*\{)/gm;

function declarations(text: string): Map<string, string> {
  return new Map(
    [...text.matchAll(DECLARED)].map((match) => [match[1] ?? match[3] ?? '', match[2] ?? match[0]] as const),
  );
}

/** Returns the row types that are asserted on SQL, and not made of the schema's. */
export function assertedRowTypes(sources: readonly Source[]): { path: string; type: string }[] {
  const own = new Map(sources.map(({ path, text }) => [path, declarations(text)] as const));
  const all = new Map([...own.values()].flatMap((found) => [...found]));
  const isFromSchema = (path: string, type: string, seen: ReadonlySet<string> = new Set()): boolean =>
    FROM_SCHEMA.test(type) ||
    (type.match(/\b[A-Z]\w+/g) ?? []).some((name) => {
      const declared = own.get(path)?.get(name) ?? all.get(name);
      return declared !== undefined && !seen.has(name) && isFromSchema(path, declared, new Set([...seen, name]));
    });
  return sources.flatMap(({ path, text }) =>
    [...text.matchAll(TAGGED)]
      .map(([, type = '']) => type)
      .filter((type) => !isFromSchema(path, type))
      .map((type) => ({ path, type })),
  );
}
