import postgres from 'postgres';
import { every, later, passedMs } from '@/server/ports/clock';

/** How often it is asked. */
const EVERY_MS = 150;
/** How long it may be silent, counted in turns of the event loop: while that is held up, an answer lies unread. */
const PATIENCE = { turns: 50, ms: 60 };

interface Watched {
  /** When the database last answered anybody else, as `passedMs()`. */
  answeredAt(): number;
  wentAway(reason: unknown): void;
  cameBack(): void;
}

class Silence extends Error {
  readonly code = 'SILENT';
}

/**
 * Asks the database at `url` again and again on a connection of its own, which no load of the shop can fill, and tells
 * when it goes away and when it is back. One that refuses is away at once. One that is silent is away when it has
 * answered nobody: a slow connection is not a database that has gone.
 * @returns a function that stops it
 */
export function watchDatabase(url: string, { answeredAt, wentAway, cameBack }: Watched): () => Promise<void> {
  let stopped = false;
  let up = true;
  let timer: NodeJS.Timeout | undefined;
  let client = connect();
  /** Whether this client has answered yet. */
  let proven = false;

  function connect() {
    return postgres(url, { max: 1, fetch_types: false, onnotice: () => {}, connect_timeout: 1, max_lifetime: null });
  }

  async function ask(): Promise<unknown> {
    const late = Promise.withResolvers<Error>();
    let turns = 0;
    const patience = every(async () => {
      if (++turns < PATIENCE.turns) return;
      await new Promise((turned) => setImmediate(turned));
      late.resolve(new Silence());
    }, PATIENCE.ms);
    try {
      return await Promise.race([client`select 1`.then(() => undefined), late.promise]);
    } catch (error) {
      return error;
    } finally {
      clearInterval(patience);
    }
  }

  async function look() {
    const begun = passedMs();
    const failure = await ask();
    if (stopped) return;
    // A connection that was cut may have been cut alone; one that is new speaks for the database.
    const isAway = failure && (!proven || failure instanceof Silence) && answeredAt() < begun;
    proven = !failure;
    if (failure) {
      void client.end({ timeout: 0 });
      client = connect();
    }
    if (isAway && up) {
      up = false;
      wentAway(failure);
    } else if (!failure && !up) {
      up = true;
      cameBack();
    }
    timer = later(look, failure && up ? 0 : EVERY_MS).unref();
  }

  void look();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await client.end({ timeout: 0 });
  };
}
