import { parseArgs } from 'node:util';

export type Command =
  | { name: 'import' | 'stock'; path: string; dryRun: boolean; report: string | undefined }
  | { name: 'demo'; path: string }
  | { name: 'help' }
  | { name: 'wrong'; reason: string };

export const USAGE = `npm run feed -- import <folder> [--dry-run] [--report <file>]      validate, import, report
npm run feed -- stock <folder|file> [--dry-run] [--report <file>]  only stock, the quick path
npm run feed -- demo <folder>                                      write the demo chain as a feed

The format is described in docs/feed.md.`;

export function readCommand(args: string[]): Command {
  let parsed: ReturnType<typeof parse>;
  try {
    parsed = parse(args);
  } catch (error) {
    return { name: 'wrong', reason: (error as Error).message };
  }
  const { values, positionals } = parsed;
  const [name, path, ...rest] = positionals;
  if (values.help) return { name: 'help' };
  if (name === undefined) return { name: 'wrong', reason: 'Say what to do.' };
  if (name !== 'import' && name !== 'stock' && name !== 'demo') {
    return { name: 'wrong', reason: `There is no command "${name}".` };
  }
  if (path === undefined || path === '') return { name: 'wrong', reason: `"${name}" needs a folder.` };
  if (rest.length > 0) return { name: 'wrong', reason: `"${name}" takes one folder, not ${positionals.length - 1}.` };
  if (name === 'demo') return { name, path };
  return { name, path, dryRun: values['dry-run'] ?? false, report: values.report };
}

const parse = (args: string[]) =>
  parseArgs({
    args,
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean' }, report: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  });
