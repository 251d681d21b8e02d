// node --import ./tools/ts-hooks.mjs packages/fishing-chain/src/main.ts <folder> [--day 2026-12-01] [--scale 0.25]
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { writeChain } from './write-chain';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { day: { type: 'string' }, scale: { type: 'string', default: '1' } },
});
const [folder] = positionals;
if (!folder) throw new Error('Say where: main.ts <folder> [--day 2026-12-01] [--scale 0.25]');
await writeChain(resolve(folder), { day: values.day, scale: Number(values.scale) });
console.log(`The fishing chain is in ${resolve(folder)}.`);
