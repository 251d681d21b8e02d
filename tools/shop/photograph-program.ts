// Cuts photographs in a process of its own, whose memory goes with it. Its parent asks (photograph-messages.ts).
import { constants, setPriority } from 'node:os';
import sharp from 'sharp';
import { choosePictures, type PictureSettings } from '@/server/adapters/pictures/choose';
import { allowFewFormats, createWorkshop } from '@/server/pictures/photograph/service';
import type { Answer, FromWorker, Task, ToWorker } from './photograph-messages';

const ENDS_AFTER_MS = 5000;

// The shop comes first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
sharp.concurrency(1);
sharp.cache(false);
allowFewFormats();

const settings = JSON.parse(process.env.PHOTOGRAPHS ?? '') as PictureSettings;
const workshop = createWorkshop({ pictures: choosePictures(settings) });
const tell = (message: FromWorker) => process.send?.(message);

async function work(task: Task): Promise<Answer> {
  try {
    if ('derive' in task) return { made: await workshop.derive(task.derive) };
    return { outcome: await workshop.develop(task.develop.hash, task.develop.cut) };
  } catch (error) {
    return { failed: (error as Error).message };
  }
}

let working = Promise.resolve();
let waiting = 0;
let end: NodeJS.Timeout | undefined;

/** One at a time: a photograph takes the memory of its pixels. */
process.on('message', ({ id, task }: ToWorker) => {
  clearTimeout(end);
  waiting += 1;
  working = working
    .then(() => work(task))
    .then((answer) => {
      tell({ id, answer });
      waiting -= 1;
      if (waiting === 0) end = setTimeout(() => process.exit(0), ENDS_AFTER_MS);
    });
});
process.on('disconnect', () => process.exit(0));
process.on('SIGTERM', () => process.exit(0));
// Ctrl-C on a terminal reaches everybody; the parent decides when it is done.
process.on('SIGINT', () => {});

tell({ ready: true });
