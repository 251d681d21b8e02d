// The shop's process: the door, with Next behind it.
import { hostname } from 'node:os';
import { join } from 'node:path';
import { SHIPPED_FOLDER } from 'demo-chain/pictures/shipped/folder';
import { pictureFolder, removeFormer } from 'demo-chain/pictures/store';
import next from 'next';
import { choosePictures } from '@/server/adapters/pictures/choose';
import { env, listensOn, pictureSettings } from '@/server/env';
import { createAdmission } from '@/server/page-door/admission';
import { openDoor } from '@/server/page-door/open-door';
import { openNearPictures, photographWorker } from '@/server/pictures/open';
import { databaseFailedSince } from '@/server/platform/db/state';
import type { Answered } from '@/server/platform/telemetry/door-load';
import { pause } from '@/server/ports/clock';
import { closeShop, startDraining, whenOpen } from '@/server/process';
import { chainFolder } from './chain';
import { openPhotographWorker, photographProcess } from './photograph-worker';
import { openPictureWorker, workerProcess } from './picture-worker';

const dev = process.env.NODE_ENV === 'development';
const listeners: ((answered: Answered) => void)[] = [];
const flush = await openLog();
await openFigures();
const app = next({ dev, port: env.PORT, hostname: 'localhost', quiet: true });
// Next's development server opens the shop on the first request.
const open = dev ? Promise.resolve() : whenOpen();
await app.prepare();
await open;
const handler = app.getRequestHandler();
/** For journeys, which do not look at pictures. */
const plain = process.env.PLAIN_PICTURES === 'yes';
const isDemoChain = env.SHOP_MODE === 'demo' && chainFolder() === undefined;
const drawn = isDemoChain ? (plain ? '.data/plain-pictures/1' : pictureFolder()) : undefined;
const roots = {
  built: dev ? undefined : join(env.BUILD_FOLDER, 'static'),
  open: 'public',
  ...(drawn !== undefined && { shipped: SHIPPED_FOLDER, drawn }),
  packed: join(env.BUILD_FOLDER, 'public'),
};
const worker =
  drawn === undefined ? undefined : openPictureWorker({ log: console.error, start: workerProcess(drawn, plain) });
if (drawn !== undefined) await removeFormer(drawn);
const cutter = openPhotographWorker({ start: photographProcess });
photographWorker.set(cutter);
const photographs = openNearPictures({
  ...{ pictures: choosePictures(pictureSettings(env)), worker: cutter },
  folder: '.data/photographs-near',
});
const options = {
  next: handler,
  ...(worker && { missingPicture: worker.missingPicture }),
  photograph: photographs.fileFor,
  files: roots,
  failedSince: databaseFailedSince,
  admission: createAdmission({ live: env.SHOP_MODE === 'live' }),
  ...(listeners.length > 0 && {
    tell: (answered: Answered) => listeners.forEach((listener) => void listener(answered)),
  }),
};
const door = openDoor({ ...options, pages: !dev, strict: !dev });
const doors = [door];
await door.listen(env.PORT, listensOn(env));
if (env.NEXT_PORT) {
  const bare = openDoor({ ...options, pages: false });
  doors.push(bare);
  await bare.listen(env.NEXT_PORT, listensOn(env));
}

/** The next process finds longer jobs in the database. */
const CLOSING_MS = 10_000;
let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, async () => {
    if (stopping) return;
    stopping = true;
    startDraining();
    await Promise.all(doors.map(({ close }) => close(env.DRAIN_SECONDS * 1000)));
    await Promise.all([worker?.close(), cutter.close()]);
    await Promise.race([closeShop(), pause(CLOSING_MS)]);
    await app.close();
    flush();
    process.exit(0);
  });

/** Returns how the rest of the log is flushed. */
async function openLog(): Promise<() => void> {
  if (env.LOG_FORMAT === 'plain') return () => {};
  const { createLog } = await import('@/server/platform/telemetry/log');
  const log = createLog({ level: env.LOG_LEVEL, instance: `${hostname()}:${env.PORT}` });
  log.adoptConsole();
  log.adoptCrashes();
  listeners.push(log.answered);
  process.on('exit', log.flush);
  return log.flush;
}

async function openFigures(): Promise<void> {
  if (!env.METRICS_PORT) return;
  const [{ createPrometheus }, { serveMetrics }, { setMeasures }] = await Promise.all([
    import('@/server/platform/telemetry/prometheus'),
    import('@/server/platform/telemetry/prometheus'),
    import('@/server/platform/telemetry/measures'),
  ]);
  const prometheus = createPrometheus();
  setMeasures(prometheus.measures);
  listeners.push(prometheus.answered);
  await serveMetrics(prometheus, { port: env.METRICS_PORT, host: env.METRICS_HOST });
}
