import type { IncomingMessage } from 'node:http';
import { STOP_ALERTS_PATH } from '@/lib/routes/paths';

/** Links of letters that a mail program may follow by POST (RFC 8058), each with the call that does what its page asks about. */
const ENDINGS: Readonly<Record<string, string>> = { [STOP_ALERTS_PATH]: '/api/v1/stock-alerts/unsubscribe' };

/** One link is both: looked at it is a page, posted to it is a call. */
export function followOneClick(request: IncomingMessage): void {
  const { method, url = '' } = request;
  const [path = '', ...query] = url.split('?');
  const call = method === 'POST' && Object.hasOwn(ENDINGS, path) ? ENDINGS[path] : undefined;
  if (call) request.url = [call, ...query].join('?');
}
