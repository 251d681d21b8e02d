import { parseArgs } from 'node:util';

interface Importing {
  path: string;
  dryRun: boolean;
  force: boolean;
  json: boolean;
  report: string | undefined;
}

export type Command =
  | ({ name: 'import' | 'stock' } & Importing)
  | { name: 'demo'; path: string }
  | { name: 'health'; json: boolean }
  | { name: 'history'; json: boolean }
  | { name: 'diff'; from: number; to: number; json: boolean }
  | ({ name: 'undo'; version: number; stock: boolean } & Omit<Importing, 'path'>)
  | { name: 'help' }
  | { name: 'wrong'; reason: string };

export const USAGE = `npm run feed -- import <folder> [--dry-run] [--report <file>] [--force] [--json]
                                      validate, import, report, and say whether the shop sells
npm run feed -- stock <folder|file> [--dry-run] [--report <file>] [--force] [--json]
                                      only stock, the quick path
npm run feed -- health [--json]       whether the shop sells as it is, and what is wrong with it
npm run feed -- history [--json]      what was imported: each import is a version
npm run feed -- diff <n> [<m>] [--json]
                                      which rows version n changed, or the versions n to m
npm run feed -- undo <n> [--stock] [--dry-run] [--report <file>] [--force] [--json]
                                      puts rows back as they were before version n
npm run feed -- demo <folder>         write the demo chain as a feed

It ends with 0 when all is well, 1 when it could not run, was stopped, too many rows were refused (FEED_REFUSED_SHARE)
or nobody can buy all the same, 2 when nothing was taken over since nobody could buy, 64 when it was called wrongly.
The format is described in docs/feed.md.`;

const wrong = (reason: string): Command => ({ name: 'wrong', reason });

export function readCommand(args: string[]): Command {
  let parsed: ReturnType<typeof parse>;
  try {
    parsed = parse(args);
  } catch (error) {
    return wrong((error as Error).message);
  }
  const { values, positionals } = parsed;
  const [name, ...rest] = positionals;
  if (values.help) return { name: 'help' };
  if (name === undefined) return wrong('Say what to do.');
  const json = values.json ?? false;
  const writing = { dryRun: values['dry-run'] ?? false, force: values.force ?? false, json, report: values.report };
  if (name === 'health' || name === 'history') {
    return rest.length > 0 ? wrong(`"${name}" takes nothing behind it.`) : { name, json };
  }
  if (name === 'diff' || name === 'undo') return readVersions(name, rest, { ...writing, stock: values.stock ?? false });
  if (name !== 'import' && name !== 'stock' && name !== 'demo') return wrong(`There is no command "${name}".`);
  const [path, ...more] = rest;
  if (path === undefined || path === '') return wrong(`"${name}" needs a folder.`);
  if (more.length > 0) return wrong(`"${name}" takes one folder, not ${rest.length}.`);
  return name === 'demo' ? { name, path } : { name, path, ...writing };
}

type Writing = Omit<Importing, 'path'> & { stock: boolean };

function readVersions(name: 'diff' | 'undo', given: string[], { stock, ...writing }: Writing): Command {
  const bad = given.find((text) => !/^[1-9]\d{0,8}$/.test(text));
  if (bad !== undefined) return wrong(`"${bad}" is no number of a version; see "history".`);
  const [from, to = from] = given.map(Number);
  if (from === undefined || to === undefined) return wrong(`"${name}" needs the number of a version; see "history".`);
  if (given.length > (name === 'undo' ? 1 : 2)) return wrong(`"${name}" takes fewer numbers than ${given.length}.`);
  if (name === 'undo') return { name, version: from, stock, ...writing };
  return { name, from: Math.min(from, to), to: Math.max(from, to), json: writing.json };
}

const parse = (args: string[]) =>
  parseArgs({
    args,
    allowPositionals: true,
    options: {
      ...{ 'dry-run': { type: 'boolean' }, report: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
      ...{ force: { type: 'boolean' }, json: { type: 'boolean' }, stock: { type: 'boolean' } },
    },
  });
