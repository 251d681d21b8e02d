import { ApiError, ask } from '@/components/api';
import { forgetAllOf } from '@/components/browser-store';
import { shopNow } from '@/components/clock';
import type { ComplaintAnswer, SettledComplaint } from '@/lib/contracts/complaints';
import type { CounterAct, CounterPick, ReceivedReturn } from '@/lib/contracts/counter';
import { newDesk, withPick } from '@/lib/counter/desk';
import { answered, queued, read, refused, tried, waitingOf } from '@/lib/counter/waiting-actions';
import { randomKey } from '@/lib/text/random-key';
import { patience, readComplaints, readList } from './queries';
import { actionsStore, deskStore, setReached } from './store';

export async function signIn(code: string): Promise<void> {
  const session = await ask('POST /counter/login', { body: { code } });
  deskStore.set(newDesk(session, shopNow().toISOString()));
  await refresh();
}

/** Removes buyers' names and messages to them from this browser, whatever the server answers. */
export async function signOut(): Promise<void> {
  try {
    await ask('POST /counter/logout');
  } finally {
    await forgetAllOf('staff');
  }
}

/** Applies an action on this screen at once, and in the shop as soon as there is a network. */
export function perform(pick: Pick<CounterPick, 'id' | 'number'>, what: CounterAct): Promise<void> {
  const session = deskStore.load()?.session;
  if (!session) return Promise.resolve();
  const { id, number } = pick;
  const done = { key: randomKey(), shop: session.shop.id, person: session.name, pick: id, number, act: what };
  actionsStore.change((actions) => queued(actions, done));
  return send();
}

export const dismiss = (pick: number) => void actionsStore.change((actions) => read(actions, pick));

export async function receive(number: string, goods: ReceivedReturn): Promise<void> {
  await counterAsk(() =>
    ask('POST /counter/returns/{number}', { params: { number }, body: goods, signal: patience() }),
  );
  await refresh();
}

export async function answerComplaint(number: string, answer: SettledComplaint): Promise<ComplaintAnswer> {
  const settled = await counterAsk(() =>
    ask('POST /counter/complaints/{number}', { params: { number }, body: answer, signal: patience() }),
  );
  await refresh();
  return settled;
}

/** Sends what waits, then reads the list. Returns whether the shop answered. */
export async function refresh(): Promise<boolean> {
  await send();
  const reached = await listIsRead();
  setReached(reached);
  return reached;
}

async function listIsRead(): Promise<boolean> {
  try {
    await counterAsk(readList);
    await counterAsk(readComplaints).catch(quiet);
    return true;
  } catch (error) {
    if (error instanceof ApiError) return false;
    throw error;
  }
}

const quiet = (error: unknown) => {
  if (!(error instanceof ApiError)) throw error;
};

let sending: Promise<void> | undefined;

/** Sends what waits one by one; an action that another tab sends too counts once. */
export function send(): Promise<void> {
  sending ??= sendAll().finally(() => {
    sending = undefined;
  });
  return sending;
}

async function sendAll() {
  const put = new Set<number>();
  for (;;) {
    const session = deskStore.load()?.session;
    const next = session && waitingOf(actionsStore.load(), session).find(({ pick }) => !put.has(pick));
    if (!next) return;
    const { key, pick: id, act: body } = next;
    actionsStore.change((actions) => tried(actions, key));
    try {
      const headers = { 'Idempotency-Key': key };
      const pick = await counterAsk(() =>
        ask('POST /counter/picks/{id}/acts', { params: { id }, body, headers, signal: patience() }),
      );
      // In this order, as the pick would otherwise fall back to its old state in between.
      deskStore.change((desk) => desk && withPick(desk, pick));
      actionsStore.change((actions) => answered(actions, key));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === FAILED) put.add(id);
      else if (mayPassLater(error)) return setReached(false);
      else actionsStore.change((actions) => refused(actions, key, error.message));
    }
  }
}

/** The shop failed at this action, which does not hold up other picks. */
const FAILED = 500;

/** The action can be sent again later: no answer, an outage, a limit, or nobody logged in. */
const mayPassLater = ({ code, status }: ApiError) =>
  code === 'offline' || status === 419 || status === 429 || status === 401 || status > FAILED;

/** Logs out when the session has ended or the code was revoked. */
async function counterAsk<Answer>(asking: () => Promise<Answer>): Promise<Answer> {
  try {
    return await asking();
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) deskStore.set(undefined);
    throw error;
  }
}
