import type { Sql } from '@/server/platform/db/connection';
import { Statement } from '@/server/platform/db/sql';
import type { Mailer } from '@/server/ports/mailer';
import type { PaymentMethod } from '@/server/ports/payment-method';

/** Thrown at everything the process asks once it has died. */
export class Died extends Error {
  override message = 'The process has died';
}

/** What PostgreSQL ends one of two transactions with that stand in each other's way. */
class Collided extends Error {
  readonly code = '40001';
}

type Begin = (...args: unknown[]) => Promise<unknown>;
type Asked = (...args: unknown[]) => Promise<unknown>;

/**
 * A process that can die at any moment: before a statement, before or after a commit, before or after a provider or the mail server
 * has been asked. Everything it asks after that fails, so nothing it still does has an effect; `revive` is the next process.
 */
export function openMortal() {
  let [untilDeath, untilCollision] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  let dead = false;
  let busy = 0;

  function assertAlive() {
    if (!dead && --untilDeath < 0) dead = true;
    if (dead) throw new Died();
  }

  function failure(inTransaction: boolean): unknown {
    try {
      assertAlive();
    } catch (error) {
      return error;
    }
    return inTransaction && --untilCollision === -1 ? new Collided() : undefined;
  }

  async function working<T>(work: () => PromiseLike<T>): Promise<T> {
    busy += 1;
    try {
      return await work();
    } finally {
      busy -= 1;
    }
  }

  function statement(made: unknown, inTransaction: boolean): unknown {
    if (!(made instanceof Statement)) return made;
    const { asking } = made;
    made.asking = {
      ...asking,
      async run(...asked) {
        const error = failure(inTransaction);
        if (error) throw error;
        return asking.run(...asked);
      },
    };
    return made;
  }

  function mortal<On extends Sql>(on: On, inTransaction = false): On {
    const begin: Begin = (...args) => {
      const work = args.pop() as (tx: Sql) => Promise<unknown>;
      return working(async () => {
        assertAlive();
        const answer = await (on.begin as Begin)(...args, async (tx: Sql) => {
          const result = await work(mortal(tx, true));
          assertAlive();
          return result;
        });
        // Committed, and nobody hears of it.
        assertAlive();
        return answer;
      });
    };
    return new Proxy(on, {
      apply: (target, self, args) => statement(Reflect.apply(target, self, args), inTransaction),
      get: (target, name) => (name === 'begin' ? begin : Reflect.get(target, name)),
    });
  }

  const outside = (ask: Asked): Asked => {
    return (...args) =>
      working(async () => {
        assertAlive();
        const answer = await ask(...args);
        assertAlive();
        return answer;
      });
  };

  return {
    sql: (sql: Sql) => mortal(sql),
    provider: (method: PaymentMethod): PaymentMethod =>
      new Proxy(method, {
        get(target, name) {
          const own: unknown = Reflect.get(target, name);
          return typeof own === 'function' && name !== 'webhook' ? outside(own as Asked) : own;
        },
      }),
    mailer: ({ send }: Mailer): Mailer => ({ send: outside(send as Asked) as Mailer['send'] }),
    /** Dies when it asks for the `at`-th time from now; `collides`: that statement of a transaction fails, once. */
    doom({ dies, collides }: { dies?: number; collides?: number }) {
      untilDeath = dies ?? Number.POSITIVE_INFINITY;
      untilCollision = collides ?? Number.POSITIVE_INFINITY;
    },
    isDead: () => dead,
    /** Resolves when nothing that was left running asks any more. */
    async revive() {
      for (let quiet = 0; quiet < 3; quiet = busy === 0 ? quiet + 1 : 0) await new Promise(setImmediate);
      [untilDeath, untilCollision, dead] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, false];
    },
  };
}
export type Mortal = ReturnType<typeof openMortal>;
