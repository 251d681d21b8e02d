import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { pause, runAfter, runEvery } from '@/server/ports/clock';
import type { RefusalStatus } from './refusals';
import { REFUSAL_POLICY, refusalOfAddress } from './refuse';

const REQUEST_MS = 15_000;
const HEADERS_MS = 10_000;
const CHECK_MS = 1_000;
/** Longer than proxies keep a connection (nginx 60 s, AWS 60 s), so that they never send on one we are closing. */
const KEEP_ALIVE_MS = 75_000;
const DRAIN_MS = 10_000;
/** Idle connections get this long, since a request may be on its way. */
const LAST_IDLE_MS = 500;

const ofParser: Record<string, RefusalStatus> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

const patient = new WeakSet<Socket>();

/** Lets the body under way on a connection take longer than REQUEST_MS (uploads.ts watches it); returns how that ends. */
export function waitForBody(socket: Socket): () => void {
  patient.add(socket);
  return () => patient.delete(socket);
}

export function guardConnections(server: Server): void {
  server.requestTimeout = REQUEST_MS;
  server.headersTimeout = HEADERS_MS;
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && patient.has(socket)) return;
    if (error.code === 'ECONNRESET' || !socket.writable) return socket.destroy();
    const status = ofParser[error.code ?? ''] ?? 400;
    const { type, body } = refusalOfAddress(status, '/', undefined);
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      `Content-Type: ${type}`,
      `Content-Length: ${body.length}`,
      `Content-Security-Policy: ${REFUSAL_POLICY}`,
      'Cache-Control: no-store',
      'X-Content-Type-Options: nosniff',
      'Connection: close',
    ];
    socket.end(Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), body]));
  });
}

/** Most requests have no body: whose stream is over from the start costs nothing. */
export const connectionSettings = { connectionsCheckingInterval: CHECK_MS, optimizeEmptyRequests: true };

/**
 * Returns the function that ends a server without losing a request: every response closes its connection, new ones are let in for
 * `announceMs` more, and the function resolves when the last one is gone.
 */
export function createDrain(server: Server): (listening: readonly NetServer[], announceMs?: number) => Promise<void> {
  let draining = false;
  server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    if (draining) response.setHeader('Connection', 'close');
  });
  return async (listening, announceMs = 0) => {
    draining = true;
    if (announceMs > 0) await pause(announceMs);
    runAfter(() => server.closeIdleConnections(), LAST_IDLE_MS).unref();
    runEvery(() => server.closeIdleConnections(), CHECK_MS).unref();
    runAfter(() => server.closeAllConnections(), DRAIN_MS).unref();
    // node:http's own `close` would end idle connections at once, with any request on its way.
    const close = (one: NetServer) => new Promise<void>((done) => NetServer.prototype.close.call(one, () => done()));
    await Promise.all(listening.map(close));
  };
}
