import { ask } from '@/components/api';
import { shopNow } from '@/components/clock';
import type { PickList } from '@/lib/contracts/counter';
import { newDesk, withList, withPick, withReturn } from '@/lib/counter/desk';
import { isOwnPicture, PICTURE_WIDTHS, pictureFile } from '@/lib/pictures/pictures';
import { deskStore } from './store';

/** Time-out in ms: in a basement an answer may never come. */
const PATIENCE_MS = 10_000;
export const patience = () => AbortSignal.timeout(PATIENCE_MS);

/** Returns who is logged in at the counter; undefined when nobody is. */
export async function readSession() {
  const session = await ask('GET /counter/session', { signal: patience() });
  deskStore.change((desk) => {
    if (!session) return undefined;
    const same = desk?.session.shop.id === session.shop.id;
    return same ? { ...desk, session } : newDesk(session, shopNow().toISOString());
  });
  return session;
}

let asked: Promise<void> | undefined;

/** Reads the list, one request at a time. */
export function readList(): Promise<void> {
  asked ??= ask('GET /counter/picks', { signal: patience() })
    .then((list) => {
      deskStore.change((desk) => desk && withList(desk, list));
      keepPictures(list);
    })
    .finally(() => {
      asked = undefined;
    });
  return asked;
}

/** Fewer than the worker keeps, so that none evicts the page itself. */
const MOST_PICTURES = 200;
const keptPictures = new Set<string>();

/** Has the worker cache the lines' pictures before the network is gone. */
function keepPictures({ picks }: PickList) {
  if (!globalThis.navigator?.serviceWorker?.controller) return;
  const images = picks.flatMap(({ lines }) => lines.flatMap(({ image }) => image ?? []));
  const own = images.filter(isOwnPicture).slice(0, MOST_PICTURES);
  for (const address of new Set(own.map((image) => pictureFile(image, PICTURE_WIDTHS[0])))) {
    if (keptPictures.has(address)) continue;
    keptPictures.add(address);
    const picture = new Image();
    picture.onerror = () => keptPictures.delete(address);
    picture.fetchPriority = 'low';
    picture.src = address;
  }
}

export async function readComplaints() {
  const complaints = await ask('GET /counter/complaints', { signal: patience() });
  deskStore.change((desk) => desk && { ...desk, complaints });
}

export async function readPick(id: number) {
  const pick = await ask('GET /counter/picks/{id}', { params: { id }, signal: patience() });
  deskStore.change((desk) => desk && withPick(desk, pick));
  return pick;
}

export async function readReturn(number: string) {
  const found = await ask('GET /counter/returns/{number}', { params: { number }, signal: patience() });
  deskStore.change((desk) => desk && withReturn(desk, found));
  return found;
}

/** Finds by a scanned pass or typed text. */
export async function findPicks(code: string) {
  const picks = await ask('GET /counter/find', { query: { code }, signal: patience() });
  deskStore.change((desk) => desk && picks.reduce(withPick, desk));
  return picks;
}
