import { create } from 'qrcode';
import { cartActions } from '@/components/cart/actions';
import { cartStore } from '@/components/cart/store';
import { keepOffline } from '@/components/offline/actions';
import { chosenMethod } from '@/lib/cart/lines';
import type { OrderDetail } from '@/lib/contracts/order-detail';
import type { words as compiled } from '@/lib/messages';
import { type BoughtLine, type BuyAgain, buyAgain } from '@/lib/orders/buy-again';
import { articleNow } from './queries';

export type ReceiptWords = typeof compiled.receipt.words;
export type OrderWithActions = Pick<OrderDetail, 'token' | 'number' | 'kind' | 'status' | 'canCancel' | 'articles'>;

export interface ActionProps {
  order: OrderWithActions;
  words: ReceiptWords;
  onClose: () => void;
  /** Called when the order has changed. */
  onDone: (said: string) => void;
}

export interface Pass {
  address: string;
  number: string;
  /** Printed below the code: where, and until when. */
  lines: string[];
}

/** Puts what is still sold of an earlier order into the cart; returns what became of the rest. */
export async function putAgain(lines: readonly BoughtLine[]): Promise<BuyAgain> {
  const ids = [...new Set(lines.flatMap(({ articleId }) => articleId ?? []))];
  const articles = await Promise.all(ids.map((id) => articleNow(id)));
  const again = buyAgain(
    lines,
    articles.flatMap((article) => article ?? []),
    chosenMethod(cartStore.load()),
  );
  for (const { item, count } of again.put) cartActions.put(item, count);
  return again;
}

const WIDTH = 720;
const QUIET = 4;

/** Saves the pass as a picture on the device, for a shop without coverage. */
export async function savePass({ address, number, lines }: Pass): Promise<void> {
  const { data, size } = create(address, { errorCorrectionLevel: 'M' }).modules;
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = WIDTH + 120 + lines.length * 48;
  const pen = canvas.getContext('2d');
  if (!pen) return;
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = 'black';
  const cell = Math.floor(WIDTH / (size + 2 * QUIET));
  const edge = (WIDTH - cell * size) / 2;
  for (const index of data.keys())
    if (data[index]) pen.fillRect(edge + (index % size) * cell, edge + Math.floor(index / size) * cell, cell, cell);
  const { fontFamily } = getComputedStyle(document.body);
  pen.textAlign = 'center';
  pen.font = `650 64px ${fontFamily}`;
  pen.fillText(number, WIDTH / 2, WIDTH + 40);
  pen.font = `32px ${fontFamily}`;
  for (const [n, line] of lines.entries()) pen.fillText(line, WIDTH / 2, WIDTH + 104 + n * 48, WIDTH - 48);
  const picture = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!picture) return;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(picture);
  link.download = `${number}.png`;
  link.click();
  URL.revokeObjectURL(link.href);
}

const WORKER = '/pass/worker.js';
const RECEIPTS = '/kvittering/';

/**
 * Has the worker keep this page until then (ms since 1970) and list it offline (rule 2.61); undefined forgets it, and
 * installs no worker.
 */
export async function keepReceipt(until: number | undefined): Promise<void> {
  const workers = navigator.serviceWorker;
  if (!workers) return;
  const path = window.location.pathname;
  if (until === undefined) (await workers.getRegistration(RECEIPTS))?.active?.postMessage({ path });
  else {
    (await activated(await workers.register(WORKER, { scope: RECEIPTS })))?.postMessage({ path, until });
    await keepOffline();
  }
}

/** `navigator.serviceWorker.ready` may be the worker of the whole shop (public/worker.js). */
const activated = ({ active, waiting, installing }: ServiceWorkerRegistration) =>
  new Promise<ServiceWorker | null>((done) => {
    const coming = installing ?? waiting;
    if (active || !coming) return done(active);
    coming.addEventListener('statechange', () => coming.state === 'activated' && done(coming));
  });
