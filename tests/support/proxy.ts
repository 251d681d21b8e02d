import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { Transform } from 'node:stream';
import { runAfter } from '@/server/ports/clock';

/**
 * A way to the database at `url` that can be cut: what is connected falls, and nothing connects until it is mended. Or
 * held up: what is connected stays so, new connections are taken, and nothing is heard any more until it goes on. Or slow.
 */
export async function startProxy(url: string) {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  const ways = new Set<{ hold(): void; go(): void; halfClose(): void }>();
  let heldUp = false;
  let slowMs = 0;
  const late = () =>
    new Transform({
      transform(chunk, _encoding, done) {
        if (slowMs > 0) runAfter(() => done(null, chunk), slowMs);
        else done(null, chunk);
      },
    });
  const server = createServer((client) => {
    const there = connect(Number(target.port), target.hostname);
    for (const socket of [client, there]) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        sockets.delete(socket);
        if (heldUp) return;
        client.destroy();
        there.destroy();
      });
    }
    const [up, down] = [late(), late()];
    const way = {
      hold() {
        client.unpipe(up).pause();
        there.unpipe(down).pause();
      },
      go() {
        client.pipe(up).pipe(there);
        there.pipe(down).pipe(client);
      },
      halfClose: () => void there.end(),
    };
    ways.add(way);
    client.once('close', () => ways.delete(way));
    if (heldUp) way.hold();
    else way.go();
  });
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const way = new URL(url);
  way.host = `127.0.0.1:${port}`;
  return {
    url: way.href,
    cut: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
    /** What is connected is broken off without a word. */
    reset() {
      for (const socket of sockets) socket.resetAndDestroy();
    },
    mend: () => listen(port),
    /** What is connected is closed in one direction. */
    halfClose() {
      for (const one of ways) one.halfClose();
    },
    /** Each piece of what is said comes so much later, either way; 0 is as it was. */
    slow(ms: number) {
      slowMs = ms;
    },
    holdUp() {
      heldUp = true;
      for (const one of ways) one.hold();
    },
    goOn() {
      heldUp = false;
      for (const one of ways) one.go();
    },
  };
}
