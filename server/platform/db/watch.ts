import { Client } from 'pg';
import { passedMs, runAfter, runEvery } from '@/server/ports/clock';
import { connectionTo } from './connection';
import { asConnectionError, ConnectionError } from './connection-errors';

const EVERY_MS = 150;
/** Three seconds of silence, in turns of the event loop: while that is held up, an answer lies unread. */
const PATIENCE = { turns: 50, ms: 60 };

interface Watched {
  answeredAt(): number;
  wentAway(reason: unknown): void;
  cameBack(): void;
}

/** Fails after so many turns without an answer. */
function silence() {
  const { promise, reject } = Promise.withResolvers<never>();
  let turns = 0;
  const timer = runEvery(async () => {
    if (++turns < PATIENCE.turns) return;
    await new Promise((turned) => setImmediate(turned));
    reject(new ConnectionError('SILENT'));
  }, PATIENCE.ms);
  return { promise, stop: () => clearInterval(timer) };
}

function openClient(url: string) {
  const { config, closeSockets } = connectionTo(url);
  const client = new Client(config);
  client.on('error', () => {});
  const connected = client.connect();
  connected.catch(() => {});
  return { connected, ask: () => client.query('select 1'), close: closeSockets, isProven: false };
}

/**
 * Reports when the database goes away and comes back, by a connection of its own. A slow one is not away: a silent one is away
 * when it answers no query at all. Returns a function that stops it.
 */
export function watchDatabase(url: string, { answeredAt, wentAway, cameBack }: Watched): () => Promise<void> {
  let stopped = false;
  let up = true;
  let timer: NodeJS.Timeout | undefined;
  let client = openClient(url);

  async function ask({ connected, ask }: typeof client): Promise<unknown> {
    const silent = silence();
    try {
      await Promise.race([connected.then(ask), silent.promise]);
    } catch (error) {
      return asConnectionError(error, 'CONNECTION_CLOSED');
    } finally {
      silent.stop();
    }
  }

  async function look() {
    const begun = passedMs();
    const failure = await ask(client);
    if (stopped) return;
    // Only the probe may have been cut; a new connection shows the database's state.
    const isSilent = failure instanceof ConnectionError && failure.code === 'SILENT';
    const isAway = failure && (!client.isProven || isSilent) && answeredAt() < begun;
    client.isProven = !failure;
    if (failure) {
      client.close();
      client = openClient(url);
    }
    if (isAway && up) {
      up = false;
      wentAway(failure);
    } else if (!failure && !up) {
      up = true;
      cameBack();
    }
    timer = runAfter(look, failure && up ? 0 : EVERY_MS).unref();
  }

  void look();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    client.close();
  };
}
