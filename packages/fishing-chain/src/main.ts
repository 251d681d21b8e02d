// npm run write -w fishing-chain -- <folder> [--day 2026-12-01] [--scale 0.25]
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { writeChain } from './write-chain';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { day: { type: 'string' }, scale: { type: 'string', default: '1' } },
});
const [given] = positionals;
if (!given) {
  console.error('Say where: npm run write -w fishing-chain -- <folder> [--day 2026-12-01] [--scale 0.25]');
  process.exit(64);
}
// npm runs a script of a package in the package's own folder.
const folder = resolve(process.env.INIT_CWD ?? '.', given);
await writeChain(folder, { day: values.day, scale: Number(values.scale) });
console.log(`The fishing chain is in ${folder}.`);
