import type { IncomingMessage, ServerResponse } from 'node:http';
import { passedMs, runAfter, runEvery } from '@/server/ports/clock';
import { waitForBody } from './connections';

/** The one address whose bodies may be large and slow; its handler checks the key before it reads one. */
const UPLOAD = /^\/api\/v1\/import\/[a-z-]+$/;
/** As long as a body may take in all, and pause. */
const LONGEST_MS = 10 * 60_000;
const IDLE_MS = 20_000;
/** A client that is refused while it still sends gets this long to read why. */
const LINGER_MS = 2_000;

export const isUpload = (path: string, method: string) => method === 'PUT' && UPLOAD.test(path);

interface Patience {
  longestMs?: number;
  idleMs?: number;
  lingerMs?: number;
}

/** Exempts one request from the time that a body may take (connections.ts), and ends it when its sender is silent instead. */
export function allowUpload(
  request: IncomingMessage,
  response: ServerResponse,
  { longestMs = LONGEST_MS, idleMs = IDLE_MS, lingerMs = LINGER_MS }: Patience = {},
): void {
  const { socket } = request;
  const begun = passedMs();
  let seen = socket.bytesRead;
  const stopWaiting = waitForBody(socket);
  const watch = runEvery(() => {
    const isSilent = socket.bytesRead === seen && !request.complete;
    if (isSilent || passedMs() - begun > longestMs) socket.destroy();
    seen = socket.bytesRead;
  }, idleMs).unref();
  const over = () => {
    clearInterval(watch);
    stopWaiting();
  };
  request.once('end', over);
  socket.once('close', over);
  response.once('finish', () => {
    if (request.complete) return;
    // Node reads the rest and drops it.
    const timer = runAfter(() => socket.destroy(), lingerMs).unref();
    request.once('end', () => clearTimeout(timer));
  });
}
