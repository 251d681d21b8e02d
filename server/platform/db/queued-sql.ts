import type { Sql } from './connection';
import { type Statement, statementOf } from './statement';

interface Queued {
  /** The pool that is asked now. */
  pool(): Sql;
  /** Begins `work` when it is its turn. */
  inTurn<T>(work: () => Promise<T>): Promise<T>;
  /** Told of everything that was asked, of which pool, and what it failed by. */
  asked(on: Sql, failure?: unknown): void;
  listen(...asked: Parameters<Sql['listen']>): Promise<{ unlisten(): Promise<void> }>;
}

/** What a pool does with its statements: one that has waited is asked of the pool of that time, not of its own. */
const handlerOf = (sql: Sql) => (sql.unsafe('') as unknown as Statement).handler;

type Begin = (...args: unknown[]) => Promise<unknown>;

/**
 * `sql` as everybody knows it, whose statements and transactions wait for their turn before the pool sees them: the
 * queue of postgres.js itself has no end, and puts a statement behind a slow one while other connections are free.
 */
export function createQueuedSql({ pool, inTurn, asked, listen }: Queued): Sql {
  async function noting<T>(ask: (on: Sql) => PromiseLike<T>): Promise<T> {
    const on = pool();
    try {
      const result = await ask(on);
      asked(on);
      return result;
    } catch (error) {
      asked(on, error);
      throw error;
    }
  }

  function queued(made: unknown): unknown {
    const statement = statementOf(made);
    if (!statement) return made;
    statement.handler = (self) => {
      const ask = (on: Sql) => {
        handlerOf(on)(self);
        return self;
      };
      // What is read piece by piece ends when its reader likes, and tells nobody.
      if (self.cursorFn) ask(pool());
      else inTurn(() => noting(ask)).catch((error) => self.reject(error));
    };
    return statement;
  }

  const begin: Begin = (...args) => inTurn(() => noting((on) => (on.begin as Begin)(...args)));
  const unsafe = (...args: Parameters<Sql['unsafe']>) => queued(pool().unsafe(...args));
  const own: Partial<Record<PropertyKey, unknown>> = { begin, unsafe, listen };

  return new Proxy(pool(), {
    apply: (_first, _self, args) => queued(Reflect.apply(pool(), undefined, args)),
    get: (_first, name) => own[name] ?? Reflect.get(pool(), name),
  });
}
