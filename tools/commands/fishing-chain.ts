import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { say } from '@/tools/machine/terminal';

const USAGE = 'npm run fishing-chain -- <folder> [--day 2026-12-01] [--scale 0.25] [--own]';

/** Writes the fishing chain as a folder that `npm start -- --chain <folder>` opens (docs/your-own-shop.md). */
export async function run(args: string[]): Promise<number> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { day: { type: 'string' }, scale: { type: 'string', default: '1' }, own: { type: 'boolean' } },
  });
  const [given] = positionals;
  if (!given) {
    console.error(`Say where: ${USAGE}`);
    return 64;
  }
  const folder = resolve(given);
  say(`Writing the fishing chain, with ${values.own ? 52 : 'twelve'} photographs of a camera's size, to ${folder} …`);
  const { writeChain } = await import('@/packages/fishing-chain/src/write-chain');
  await writeChain(folder, {
    ...(values.day && { day: values.day }),
    scale: Number(values.scale),
    own: values.own ?? false,
  });
  say(`The fishing chain is in ${folder}:  npm start -- --chain ${folder}`);
  return 0;
}
