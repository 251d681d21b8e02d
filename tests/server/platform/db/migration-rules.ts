/** Why the version before would not run on a schema after this statement, or would wait for it; undefined when neither is so. */
export function unsafe(statement: string, made: ReadonlySet<string>): string | undefined {
  const sql = statement.replace(/^\s*--.*$/gm, '').trim();
  const table =
    /^(?:alter table|create (?:unique )?index (?:if not exists )?"?\w+"? on|update|delete from|drop table(?: if exists)?|truncate(?: table)?)\s+(?:only )?(?:"public"\.)?"?(\w+)"?/i.exec(
      sql,
    )?.[1];
  // Nobody knows a table of this very migration yet.
  if (table !== undefined && made.has(table)) return undefined;
  const found = RULES.find(([pattern]) => pattern.test(sql));
  return found && `${found[1]} ${table ?? sql.slice(0, 60)}`;
}

const RULES: [RegExp, string][] = [
  [/^drop table/i, 'drops'],
  [/^(?:truncate|delete from)/i, 'empties'],
  [/\bdrop column\b/i, 'drops a column of'],
  [/^alter table .*\brename\b/i, 'renames in'],
  [/^drop (?:view|function|type|trigger|index)/i, 'drops what may be in use:'],
  [/\bset not null\b/i, 'demands what the version before may leave out of'],
  [/\badd column\b(?!.*\bdefault\b).*\bnot null\b/i, 'demands what the version before leaves out of'],
  [/\balter column\b.*\b(?:set data )?type\b/i, 'writes anew'],
  [/\balter column\b.*\bdrop default\b/i, 'demands what the version before leaves out of'],
  // A default that is another for each row is written into each row, under a lock that nobody passes.
  [/\badd column\b.*\bdefault\b.*(?:random|uuid|clock_timestamp|nextval|pg_current_xact_id)\s*\(/i, 'writes anew'],
  [/\badd constraint\b/i, 'refuses what the version before may write into'],
  [/^create (?:unique )?index/i, 'holds up whoever writes into'],
  [/^update/i, 'writes anew'],
];

/** The statements of a migration that are not safe beside the version before it. */
export function unsafeIn(migration: string): string[] {
  const made = new Set(
    [...migration.matchAll(/create table (?:if not exists )?"?(\w+)"?/gi)].map(([, name = '']) => name),
  );
  return migration.split('--> statement-breakpoint').flatMap((statement) => unsafe(statement, made) ?? []);
}
