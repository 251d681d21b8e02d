import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openCache } from '@/tools/engines/cache';
import { Cannot } from '@/tools/engines/cannot';
import { elasticsearch } from '@/tools/engines/elasticsearch';
import { osrm } from '@/tools/engines/osrm';
import {
  allRunning,
  clearSurvivors,
  type Engine,
  type Started,
  startEngine,
  stopRunning,
} from '@/tools/engines/running';
import { seaweedfs } from '@/tools/engines/seaweedfs';
import { say } from '@/tools/machine/terminal';

const TINY_ROADS = 'tests/contracts/distance/osrm-tiny.osm';

interface EngineRequest {
  title: string;
  /** An engine whose variable is already set is used. */
  variable: string;
  engine(cache: string): Promise<Engine>;
}

export interface Engines {
  environment: Record<string, string>;
  missing: string[];
  stop(): Promise<void>;
}

/** Engines that this machine cannot have are reported; other errors are thrown. */
async function openAll(requested: EngineRequest[], stays: boolean): Promise<Engines> {
  const running: Started[] = [];
  const found: Engines = {
    ...{ environment: {}, missing: [] },
    stop: async () => void (await Promise.all(running.map((engine) => engine.stop()))),
  };
  const open = async ({ variable, title, engine }: EngineRequest) => {
    if (process.env[variable]) return;
    try {
      const cache = await openCache();
      const started = await startEngine(cache, await engine(cache), { stays });
      running.push(started);
      found.environment[variable] = started.url;
    } catch (error) {
      if (!(error instanceof Cannot)) throw error;
      const sentence = `${title} cannot be had here: ${error.message}.`;
      if (!found.missing.includes(sentence)) found.missing.push(sentence);
    }
  };
  const opened = await Promise.allSettled(requested.map(open));
  const failed = opened.find((one) => one.status === 'rejected');
  if (!failed) return found;
  await found.stop();
  throw failed.reason;
}

/** By what tests ask for it (tests/support/engines.ts). */
type TestEngine = EngineRequest & { named: RegExp };

const tinyOsrm = (variable: string, maxTableSize: number): EngineRequest => ({
  ...{ variable, title: 'OSRM' },
  engine: (cache) => osrm(cache, { roads: TINY_ROADS, maxTableSize }, say),
});

const OSRM = /\bosrm\w*Url\b/;
const ELASTICSEARCH = /\belasticsearchUrls\b/;

const forTests: TestEngine[] = [
  { ...tinyOsrm('OSRM_TEST_URL', 100), named: OSRM },
  { ...tinyOsrm('OSRM_SMALL_TEST_URL', 4), named: OSRM },
  {
    named: /\bs3Url\b/,
    variable: 'S3_TEST_URL',
    title: 'SeaweedFS',
    engine: (cache) => seaweedfs(cache, say),
  },
  {
    named: ELASTICSEARCH,
    variable: 'ES8_TEST_URL',
    title: 'Elasticsearch 8.19',
    engine: (cache) => elasticsearch(cache, { kind: 'es8' }, say),
  },
  {
    named: ELASTICSEARCH,
    variable: 'ES9_TEST_URL',
    title: 'Elasticsearch 9.4',
    engine: (cache) => elasticsearch(cache, { kind: 'es9' }, say),
  },
];

export const asksForEngines = (file: string) =>
  /\.test\.tsx?$/.test(file) && readFileSync(file, 'utf8').includes('@/tests/support/engines');

export const filesWithEngines = (folder = 'tests') =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter(asksForEngines);

/** The files that ask for engines in such a run; without named files all, names are parts, as in vitest. */
function askingFiles(only: string[], folder: string, without: string[]): string[] {
  const named = only.filter((name) => !name.startsWith('-'));
  return filesWithEngines(folder).filter(
    (file) => !without.includes(file) && (named.length === 0 || named.some((name) => file.includes(name))),
  );
}

export const needEngines = (
  only: string[],
  { folder = 'tests', without = [] }: { folder?: string; without?: string[] } = {},
): boolean => askingFiles(only, folder, without).length > 0;

/** On free ports; stopped when the run ends. */
export async function openTestEngines(only: string[], without: string[] = []): Promise<Engines> {
  const none: Engines = { environment: {}, missing: [], stop: async () => {} };
  const texts = askingFiles(only, 'tests', without).map((file) => readFileSync(file, 'utf8'));
  if (texts.length === 0) return none;
  await openCache().then(clearSurvivors, () => {});
  const asked = forTests.filter(({ named }) => texts.some((text) => named.test(text)));
  const engines = await openAll(asked, false);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => void engines.stop().finally(() => process.exit(1)));
  return engines;
}

/** @throws if it cannot be had */
export async function openForBench(): Promise<Engines> {
  const engine = (cache: string) => elasticsearch(cache, { kind: 'es9', heap: '3g', lasting: true }, say);
  const engines = await openAll([{ variable: 'ELASTICSEARCH_URL', title: 'Elasticsearch', engine }], false);
  if (engines.missing.length > 0) throw new Error(engines.missing.join('\n'));
  return engines;
}

export const openForInstances = (): Promise<Engines> =>
  openAll(
    [
      {
        variable: 'ELASTICSEARCH_URL',
        title: 'Elasticsearch',
        engine: (cache) => elasticsearch(cache, { kind: 'es9', lasting: true }, say),
      },
      tinyOsrm('OSRM_URL', 100),
    ],
    false,
  );

const kept = (cache: string) => allRunning(cache).filter(({ running }) => !running.owner);

const SETTINGS: Record<string, string> = { es8: 'ELASTICSEARCH_URL', es9: 'ELASTICSEARCH_URL', osrm: 'OSRM_URL' };

async function start(cache: string, { small, heap, roads }: { small?: boolean; heap?: string; roads?: string }) {
  await clearSurvivors(cache);
  const there = new Set(kept(cache).map(({ running }) => SETTINGS[running.kind]));
  const requested: EngineRequest[] = [
    {
      variable: 'ELASTICSEARCH_URL',
      title: 'Elasticsearch',
      engine: (place) => elasticsearch(place, { kind: small ? 'es8' : 'es9', heap }, say),
    },
    { variable: 'OSRM_URL', title: 'OSRM', engine: (place) => osrm(place, { roads: roads ?? TINY_ROADS }, say) },
  ];
  const { missing } = await openAll(
    requested.filter(({ variable }) => !there.has(variable)),
    true,
  );
  for (const sentence of missing) say(sentence);
  for (const { running } of kept(cache)) console.log(`${SETTINGS[running.kind]}=${running.url}`);
  return missing.length === 0 ? 0 : 1;
}

const USAGE = `npm run engines -- start [--small] [--heap 2g] [--roads norway.osm.pbf]
                                a real Elasticsearch (--small: 8.19) and OSRM; prints the lines for .env
npm run engines -- status       what runs, and for whom
npm run engines -- stop         ends what "start" started, with what it held`;

/** docs/decisions/0033-engines.md */
export async function run([command, ...args]: string[]): Promise<number> {
  const options = { small: { type: 'boolean' }, heap: { type: 'string' }, roads: { type: 'string' } } as const;
  const cache = await openCache();
  if (command === 'start') return start(cache, parseArgs({ args, options }).values);
  if (command === 'status') {
    for (const { running } of allRunning(cache))
      console.log(
        `${running.kind}  ${running.url || 'is starting'}  process ${running.process.pid}` +
          `${running.owner ? `, for the tests of process ${running.owner.pid}` : ''}`,
      );
    return 0;
  }
  if (command === 'stop') {
    await Promise.all(kept(cache).map(({ folder, running }) => stopRunning(folder, running)));
    await clearSurvivors(cache);
    return 0;
  }
  console.error(USAGE);
  return 2;
}
