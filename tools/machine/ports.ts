import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { keepLock } from './lock';

interface Range {
  first: number;
  end: number;
}

/** Below the system's ephemeral ports, so that a restart gets its port back. */
const OURS: Range = { first: 20_000, end: 32_000 };
/** Four digits: the unit file of `docs/deploy` puts a 1 before them for the port of the instance's metrics. */
export const INSTANCES: Range = { first: 3_200, end: 10_000 };
const TAKEN = join(tmpdir(), `nordvidda-ports-${userInfo().username}`);

const isFreeAt = (port: number, host?: string) =>
  new Promise<boolean>((done) => {
    const server = createServer().once('error', () => done(false));
    server.listen({ port, host }, () => server.close(() => done(true)));
  });

/** Some systems let two processes share a port at different addresses. */
export const portIsFree = async (port: number) => (await isFreeAt(port)) && (await isFreeAt(port, '127.0.0.1'));

/** No other process of ours gets it while this one lives. */
export async function takePort({ first, end }: Range = OURS): Promise<number> {
  const start = Math.floor(Math.random() * (end - first));
  for (let tries = 0; tries < end - first; tries++) {
    const port = first + ((start + tries) % (end - first));
    if (keepLock(join(TAKEN, String(port))) && (await portIsFree(port))) return port;
  }
  throw new Error(`No port is free between ${first} and ${end}.`);
}
