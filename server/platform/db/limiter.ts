import { passedMs, runAfter } from '@/server/ports/clock';

interface Limits {
  total: number;
  perKey: number;
  patienceMs: number;
  refusal: () => Error;
}

/** A timer this late means the process stood still: answers may lie unread, so the time is given back. */
const STANDSTILL_MS = 50;

interface Door {
  inside: number;
  waiting: { enter: () => void }[];
}

/** Queues work in front of the pool, so that it waits for locks without a connection; starts it when all of `keys` have room. */
export function createLimiter({ total, perKey, patienceMs, refusal }: Limits) {
  const doors = new Map<string, Door>();
  const everybody = 'total';

  async function enter(key: string, most: number, until: number): Promise<void> {
    const door = doors.get(key) ?? { inside: 0, waiting: [] };
    doors.set(key, door);
    if (door.inside < most) {
      door.inside += 1;
      return;
    }
    await new Promise<void>((done, fail) => {
      const one = {
        enter() {
          clearTimeout(timer);
          done();
        },
      };
      const sendAway = () => {
        door.waiting.splice(door.waiting.indexOf(one), 1);
        fail(refusal());
      };
      const lookUp = () => {
        const stoodStill = passedMs() - until;
        if (stoodStill < STANDSTILL_MS) sendAway();
        else timer = runAfter(sendAway, Math.min(stoodStill, patienceMs));
      };
      let timer = runAfter(lookUp, Math.max(0, until - passedMs()));
      door.waiting.push(one);
    });
  }

  function leave(key: string) {
    const door = doors.get(key);
    const next = door?.waiting.shift();
    if (next) return next.enter(); // takes the place over
    if (door && --door.inside === 0) doors.delete(key);
  }

  async function run<T>(keys: readonly string[], work: () => Promise<T>): Promise<T> {
    const until = passedMs() + patienceMs;
    const entered: string[] = [];
    try {
      // Always in one order and the total last, so that no two wait for each other.
      for (const key of [...new Set(keys)].sort()) {
        await enter(`one ${key}`, perKey, until);
        entered.push(`one ${key}`);
      }
      await enter(everybody, total, until);
      entered.push(everybody);
      return await work();
    } finally {
      for (const key of entered.reverse()) leave(key);
    }
  }

  return {
    run,
    load: () => ({ busy: doors.get(everybody)?.inside ?? 0, waiting: doors.get(everybody)?.waiting.length ?? 0 }),
  };
}
