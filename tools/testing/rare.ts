import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, existsSync } from 'node:fs';
import { say } from '@/tools/machine/terminal';
import { onShop, unitTests, walkJourneys } from './parts';
import { type PartResult, RESULTS } from './results';

const KEPT = '.data/rare-failures';

const busy = (): ChildProcess => spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' });

const KINDS: Record<string, () => Promise<PartResult[]>> = {
  units: async () => [await unitTests([])],
  journeys: () => onShop('journeys', (shop) => walkJourneys(shop)),
};

/** `npm run test:rare -- <times> [units|journeys] [--calm]` repeats whole runs, each with its own seed, beside busy loops. */
export async function repeated([times = '20', ...rest]: string[]): Promise<PartResult[]> {
  const kinds = rest.filter((one) => one in KINDS);
  const chosen = kinds.length > 0 ? kinds : Object.keys(KINDS);
  process.env.TEST_TRACE = 'yes';
  const loops = rest.includes('--calm') ? [] : [busy(), busy()];
  const results: PartResult[] = [];
  try {
    for (let nth = 1; nth <= Number(times); nth++) {
      const seed = String(Math.floor(Math.random() * 1e9));
      process.env.TEST_SEED = seed;
      for (const kind of chosen) {
        const parts = await KINDS[kind]?.();
        for (const part of parts ?? []) {
          results.push({
            ...part,
            files: undefined,
            name: `${nth}: ${part.name}, TEST_SEED=${seed}`,
            failures: part.failures?.map((one) => `run ${nth}, TEST_SEED=${seed}: ${one}`),
          });
          if (part.failed > 0 && existsSync(RESULTS)) cpSync(RESULTS, `${KEPT}/${nth}-${kind}`, { recursive: true });
        }
        const failed = (parts ?? []).reduce((sum, part) => sum + part.failed, 0);
        say(`Run ${nth} of ${times}, ${kind}: ${failed} failed (TEST_SEED=${seed})`);
      }
    }
  } finally {
    for (const loop of loops) loop.kill();
  }
  return results;
}
