import { newToken } from '@/server/api/csrf';

/** The headers a page of ours sends with a change: the XHR header and the token, as cookie and as header. */
export function crossSiteHeaders(session?: string): Record<string, string> {
  const token = newToken(session);
  const cookies = [`XSRF-TOKEN=${token}`, ...(session === undefined ? [] : [`session=${session}`])];
  return { 'x-requested-with': 'XMLHttpRequest', 'x-xsrf-token': token, cookie: cookies.join('; ') };
}
