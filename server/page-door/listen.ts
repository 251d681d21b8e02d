import type { Server } from 'node:http';
import { type AddressInfo, createServer, type Server as NetServer } from 'node:net';

/**
 * libuv accepts one connection per socket and turn of the event loop. A turn takes 100 ms while pages are rendered, so with
 * one socket shoppers would wait seconds before the door could answer or refuse them.
 */
const SOCKETS = 32;

/** Settings of the sockets beside the server's own, equal to node:http's. */
const settings = { allowHalfOpen: true, noDelay: true };

const began = (one: NetServer, port: number, host: string | undefined, reusePort: boolean) =>
  new Promise<void>((done, fail) => {
    one.once('error', fail);
    one.listen({ port, host, reusePort }, () => {
      one.off('error', fail);
      done();
    });
  });

/** Errors of an address that this machine lacks, such as `::1` without IPv6. */
const NOT_HERE = ['EADDRNOTAVAIL', 'EAFNOSUPPORT'];

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? '';

/**
 * Listens on each address with several sockets that share the connections (Linux, FreeBSD), elsewhere with one.
 * @param hosts all but the first may be missing on this machine; undefined is every address
 */
export async function listen(
  server: Server,
  port: number,
  hosts: readonly (string | undefined)[] = [undefined],
): Promise<NetServer[]> {
  const another = () => createServer(settings, (socket) => server.emit('connection', socket));
  const [host, ...more] = hosts;
  const listening = await sharing(server, another, port, host);
  const same = (server.address() as AddressInfo).port;
  for (const next of more)
    try {
      listening.push(...(await sharing(another(), another, same, next)));
    } catch (error) {
      if (!NOT_HERE.includes(codeOf(error))) throw error;
    }
  return listening;
}

async function sharing(first: NetServer, another: () => NetServer, port: number, host: string | undefined) {
  try {
    await began(first, port, host, true);
  } catch (error) {
    if (codeOf(error) !== 'ENOTSUP') throw error;
    await began(first, port, host, false);
    return [first];
  }
  const same = (first.address() as AddressInfo).port;
  const others = Array.from({ length: SOCKETS - 1 }, another);
  await Promise.all(others.map((other) => began(other, same, host, true)));
  return [first, ...others];
}
