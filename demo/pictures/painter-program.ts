// The painter in a process of its own, whose memory goes with it: its parent says what is asked for (painter-messages.ts).
import { constants, setPriority } from 'node:os';
import sharp from 'sharp';
import { demoPictureRequests } from '@/demo/picture-requests';
import { createPainter } from './painter';
import type { FromPainter, ToPainter } from './painter-messages';
import { baseOf, fileName, filesOf } from './request';

const ENDS_AFTER_MS = 5000;

const [outDir = 'public', mode] = process.argv.slice(2);
// The shop and what builds it come first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
// Two hands draw beside each other; what sharp would keep in memory is not asked for twice.
sharp.concurrency(1);
sharp.cache(false);

const tell = (message: FromPainter) => process.send?.(message);
const requests = demoPictureRequests();
const files = new Map(
  requests.flatMap((request) =>
    filesOf(request).map((file) => [fileName(baseOf(request), file), { request, file }] as const),
  ),
);
let end: NodeJS.Timeout | undefined;
const painter = await createPainter({
  outDir,
  ahead: mode === 'ahead' ? requests : [],
  onRest: () => {
    clearTimeout(end);
    end = setTimeout(() => process.exit(0), ENDS_AFTER_MS);
  },
  log: console.error,
});

process.on('message', ({ draw: name }: ToPainter) => {
  clearTimeout(end);
  const known = files.get(name);
  if (!known) return tell({ failed: name, reason: 'nobody has asked the demo chain for it' });
  painter.draw(known.request, known.file).then(
    () => tell({ drawn: name }),
    (error: Error) => tell({ failed: name, reason: error.message }),
  );
});
const leave = () => painter.save().then(() => process.exit(0));
process.on('disconnect', leave);
process.on('SIGTERM', leave);
// Ctrl-C on a terminal reaches everybody; the parent decides when it is done.
process.on('SIGINT', () => {});

tell({ known: [...files.keys()] });
painter.begin();
