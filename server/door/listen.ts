import type { Server } from 'node:http';
import { type AddressInfo, createServer, type Server as NetServer } from 'node:net';

/**
 * From each socket that listens libuv takes one new connection per turn of the event loop. While pages are rendered a
 * turn takes a tenth of a second, and with one socket shoppers would wait seconds to be let in, before anything of ours
 * could answer or refuse them.
 */
const SOCKETS = 32;

/** Of the sockets beside the server's own; as node:http has it on its own. */
const settings = { allowHalfOpen: true, noDelay: true };

const began = (one: NetServer, port: number, host: string | undefined, reusePort: boolean) =>
  new Promise<void>((done, fail) => {
    one.once('error', fail);
    one.listen({ port, host, reusePort }, () => {
      one.off('error', fail);
      done();
    });
  });

/**
 * Listens with several sockets among which the system shares out who comes, where it can (Linux, FreeBSD), else with one.
 * @returns all that listen, to be closed together
 */
export async function listen(server: Server, port: number, host?: string): Promise<NetServer[]> {
  try {
    await began(server, port, host, true);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOTSUP') throw error;
    await began(server, port, host, false);
    return [server];
  }
  const same = (server.address() as AddressInfo).port;
  const others = Array.from({ length: SOCKETS - 1 }, () =>
    createServer(settings, (socket) => server.emit('connection', socket)),
  );
  await Promise.all(others.map((other) => began(other, same, host, true)));
  return [server, ...others];
}
