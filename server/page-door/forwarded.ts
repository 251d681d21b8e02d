import type { IncomingMessage } from 'node:http';
import { callerOf } from '@/server/api/client-address';

/** By which proxies and callers say for whom, as whom and from where they ask; what else of these the shop reads is written here. */
const CLAIMS =
  /^(?:forwarded|via|x-forwarded-.*|x-real-ip|x-client-ip|x-cluster-client-ip|true-client-ip|(?:cf|fastly|fly)-.*)$/;

/**
 * Writes into a request who asked, once, so that everything behind the door (Next, calls, counts of tries) has the same word of
 * it. A host or port other than the request's own is nobody's to say; the protocol is a proxy's, where there is one.
 */
export function tellCaller(request: Pick<IncomingMessage, 'headers' | 'socket'>, proxies: number): void {
  const { headers, socket } = request;
  const forwarded = [headers['x-forwarded-for'] ?? ''].flat().join(',');
  const protocol = headers['x-forwarded-proto'];
  for (const name of Object.keys(headers)) if (CLAIMS.test(name)) delete headers[name];
  headers['x-forwarded-for'] = callerOf(socket.remoteAddress, forwarded, proxies);
  if (proxies > 0 && (protocol === 'http' || protocol === 'https')) headers['x-forwarded-proto'] = protocol;
}
