import { Socket } from 'node:net';

/**
 * What postgres.js 3.4.9 opens its connections with: sockets that have closed as soon as they have failed. Node says the
 * second some callbacks after the first, and what postgres.js asks on a connection in between is never answered, or by
 * the next connection's greeting: with nothing.
 */
export function createSockets() {
  let tries = 0;
  return ({ host, port, path }: { host: string[]; port: number[]; path?: string }) => {
    const at = tries++ % host.length;
    const socket = Object.assign(new Socket(), { host: host[at], port: port[at] });
    socket.on('error', () => process.nextTick(() => socket.emit('close', true)));
    // When whoever gets it has come to listen. Who has given it up by then listens no more: connecting, it would fail unheard.
    setImmediate(() => {
      if (socket.destroyed) return;
      if (path) socket.connect({ path });
      else socket.connect({ port: port[at] as number, host: host[at] });
    });
    return socket;
  };
}
