import type { IncomingMessage } from 'node:http';
import { STOP_ALERTS_PATH } from '@/lib/routes/paths';

/** Endpoints of links in emails that a mail client may POST to (RFC 8058). */
const ENDINGS: Readonly<Record<string, string>> = { [STOP_ALERTS_PATH]: '/api/v1/stock-alerts/unsubscribe' };

/** Sends a POST to such a link to its endpoint; a GET shows the page. */
export function routeOneClick(request: IncomingMessage): void {
  const { method, url = '' } = request;
  const [path = '', ...query] = url.split('?');
  const call = method === 'POST' && Object.hasOwn(ENDINGS, path) ? ENDINGS[path] : undefined;
  if (call) request.url = [call, ...query].join('?');
}
