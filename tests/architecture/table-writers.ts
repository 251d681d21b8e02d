import { getTableName, isTable } from 'drizzle-orm';

/** A statement that changes rows: which part of the server holds it, and the table; undefined when code chooses it. */
export interface Write {
  path: string;
  writer: string;
  table: string | undefined;
}

export interface Source {
  path: string;
  text: string;
}

const TARGET = String.raw`(?:only\s+)?(?:public\.)?(?:"?([a-z_]+)"?|\$\{)`;
const STATEMENTS = [
  String.raw`\binsert\s+into\s+${TARGET}`,
  String.raw`\bdelete\s+from\s+${TARGET}`,
  String.raw`\bmerge\s+into\s+${TARGET}`,
  String.raw`\btruncate\s+(?:table\s+)?${TARGET}`,
  String.raw`\bcopy\s+${TARGET}[^\`]*?\bfrom\b`,
  String.raw`\b(?:create|alter|drop)\s+table\s+(?:if\s+(?:not\s+)?exists\s+)?${TARGET}`,
  String.raw`\bupdate\s+${TARGET}[^\`]*?\bset\b`,
].map((pattern) => new RegExp(pattern, 'gi'));

/** `on conflict … do update`, row locks, and PostgreSQL's words about a reference: an `update` that names no table. */
const NO_STATEMENT = /\b(?:do|for(?:\s+no\s+key)?)\s+update\b|\bupdate\s+or\s+delete\b/gi;

const code = (text: string) => text.replace(/^\s*(?:\/\/|\/?\*).*$/gm, '').replace(NO_STATEMENT, '');

/** `server/orders/store.ts` is of `orders`, `server/orders/accounting/store.ts` of `orders/accounting`, `server/shop.ts` of itself. */
function writerOf(path: string) {
  const [, room, part, file] = /^server\/([^/]+)\/(?:([^/]+)\/)?(.+)$/.exec(path) ?? [];
  if (room === undefined || file === undefined) return path;
  return part === undefined || room === 'feed' ? room : `${room}/${part}`;
}

export function writesOf({ path, text }: Source): Write[] {
  const found = STATEMENTS.flatMap((pattern) => [...code(text).matchAll(pattern)]);
  return found.map((match) => ({ path, writer: writerOf(path), table: match[1]?.toLowerCase() }));
}

/** What the triggers write: the bodies of the functions in a migration. */
export const writesOfFunctions = ({ path, text }: Source): Write[] =>
  [...text.matchAll(/create (?:or replace )?function[^$]*\$\$(.*?)\$\$/gs)].flatMap(([, body = '']) =>
    writesOf({ path, text: body }),
  );

/** The tables of the drizzle schema: by the name of the export and by their own. */
export function tablesOf(modules: readonly Record<string, unknown>[]): Map<string, string> {
  const exported = modules.flatMap((module) => Object.entries(module));
  return new Map(exported.flatMap(([name, value]) => (isTable(value) ? [[name, getTableName(value)]] : [])));
}

/** Types of a `table:`, and what reads one off a reference. */
const NO_NAME = ['PgTable', 'string', 'target', 'getTableConfig(foreignTable'];

/** The tables that the kinds of the feed name for the statements they share (`table: …`); undefined for one that is not understood. */
export function tablesOfKinds({ text }: Source, tables: ReadonlyMap<string, string>): (string | undefined)[] {
  const named = [...code(text).matchAll(/\btable: ([^,;)}\n]+)/g)].map(([, value = '']) => value.trim());
  return named.flatMap((value) => {
    if (NO_NAME.includes(value)) return [];
    if (value.startsWith("'")) return value.split(' | ').map((name) => name.slice(1, -1));
    return [tables.get(value.split('.').at(-1) ?? '')];
  });
}
