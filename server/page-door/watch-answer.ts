import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Answered } from '@/server/platform/telemetry/door-load';
import { type LoggedAddress, loggedAddress } from '@/server/platform/telemetry/logged-address';
import { passedMs } from '@/server/ports/clock';

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Reports a request when its response is over or its caller has gone; returns a function to name who answers it. */
export function watchAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  id: string,
  tell: ((answered: Answered) => void) | undefined,
  /** Of the path, when it is at hand. */
  logged?: LoggedAddress,
): (by: Answered['by']) => void {
  if (!tell) return () => {};
  const begun = passedMs();
  const { socket, method = '', url = '/' } = request;
  const sentBefore = socket.bytesWritten;
  let by: Answered['by'] = 'door';
  response.once('close', () => {
    const status = response.statusCode;
    tell({
      id,
      method: METHODS.has(method) ? method : 'OTHER',
      ...(logged ?? loggedAddress(url.split('?', 1)[0] as string, status < 400)),
      status,
      ms: Math.round((passedMs() - begun) * 10) / 10,
      bytes: socket.bytesWritten - sentBefore,
      by,
      aborted: !response.writableFinished,
    });
  });
  return (who) => {
    by = who;
  };
}
