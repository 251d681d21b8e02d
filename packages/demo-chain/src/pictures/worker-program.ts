// Draws pictures in a process of its own, whose memory goes with it. Its parent asks for files (worker-messages.ts).
import { constants, setPriority } from 'node:os';
import { demoPictureRequests } from 'demo-chain/picture-requests';
import sharp from 'sharp';
import { createPlainEasel } from './plain-easel';
import { createPictureQueue } from './queue';
import { baseOf, fileNamed } from './request';
import { createScalingEasel } from './shipped/scaling-easel';
import { createStore } from './store';
import type { FromWorker, ToWorker, WorkerMode } from './worker-messages';

const ENDS_AFTER_MS = 5000;
/** Of about 18,000 pictures in ten files each, those that are shown. */
const MOST_BYTES = 768 * 1024 ** 2;

const [folder = '', mode] = process.argv.slice(2) as [string?, WorkerMode?];
// The shop and what builds it come first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
// The layers of a picture are drawn beside each other; what sharp would keep in memory is not asked for twice.
sharp.concurrency(1);
sharp.cache(false);

const tell = (message: FromWorker) => process.send?.(message);
const requests = new Map(demoPictureRequests().map((request) => [baseOf(request), request]));
let end: NodeJS.Timeout | undefined;
const queue = createPictureQueue({
  store: createStore(folder, MOST_BYTES),
  easel: mode === 'plain' ? createPlainEasel() : createScalingEasel(),
  onIdle: () => {
    clearTimeout(end);
    // A plain worker takes little memory, and starting it costs more than all it draws.
    if (mode !== 'plain') end = setTimeout(() => process.exit(0), ENDS_AFTER_MS);
  },
});

process.on('message', ({ draw: name }: ToWorker) => {
  clearTimeout(end);
  const named = fileNamed(name);
  const request = named && requests.get(named.base);
  if (!request) return tell({ failed: name, reason: 'the demo chain has no such picture' });
  queue.draw(request, named.file).then(
    () => tell({ drawn: name }),
    (error: Error) => tell({ failed: name, reason: error.message }),
  );
});
process.on('disconnect', () => process.exit(0));
process.on('SIGTERM', () => process.exit(0));
// Ctrl-C on a terminal reaches everybody; the parent decides when it is done.
process.on('SIGINT', () => {});

tell({ known: [...requests.keys()] });
