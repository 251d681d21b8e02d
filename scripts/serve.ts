// The process of the shop: the door, with Next behind it. `npm start` and the tests start it with their settings.
import { join } from 'node:path';
import next from 'next';
import { databaseFailedSince } from '@/server/db/state';
import { createAdmission } from '@/server/door/admission';
import { openDoor } from '@/server/door/open-door';
import { env } from '@/server/env';
import { whenOpen } from '@/server/opening';
import { openPainter } from './painter';

const dev = process.env.NODE_ENV === 'development';
const app = next({ dev, port: env.PORT, hostname: 'localhost', quiet: true });
// Next's development server opens the shop with its first request only.
const open = dev ? Promise.resolve() : whenOpen();
await app.prepare();
await open;
const handler = app.getRequestHandler();
const roots = {
  built: dev ? undefined : join(env.BUILD_FOLDER, 'static'),
  open: 'public',
  packed: join(env.BUILD_FOLDER, 'public'),
};
// The shop under test draws only what its pages show: its journeys and figures have the machine to themselves.
const { missingPicture, close: closePainter } = openPainter({
  ahead: process.env.DRAW_AHEAD === 'yes',
  log: console.error,
});
const options = {
  next: handler,
  missingPicture,
  files: roots,
  failedSince: databaseFailedSince,
  admission: createAdmission(),
};
const door = openDoor({ ...options, pages: !dev, strict: !dev });
const doors = [door];
await door.listen(env.PORT);
if (env.NEXT_PORT) {
  const bare = openDoor({ ...options, pages: false });
  doors.push(bare);
  await bare.listen(env.NEXT_PORT);
}

let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, async () => {
    if (stopping) return;
    stopping = true;
    await Promise.all(doors.map(({ close }) => close()));
    await closePainter();
    await app.close();
    process.exit(0);
  });
