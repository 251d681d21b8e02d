import type { Handler } from '@/server/api/handle';
import { crossSiteHeaders } from './cross-site';
import { expectDocumented } from './documented';

interface Asking {
  body?: unknown;
  params?: Record<string, string>;
  headers?: Record<string, string>;
  cookie?: string;
  method?: string;
}

/** Asks a route as our own pages do, and holds its errors against its contract: the query in `address`, the parameters beside it, and the token on changes. */
export async function ask(
  handler: Handler,
  address: string,
  { body, params = {}, headers, cookie, method }: Asking = {},
) {
  const own: Record<string, string> =
    body === undefined ? {} : { ...crossSiteHeaders(), 'content-type': 'application/json' };
  const cookies = [own.cookie, cookie].filter(Boolean).join('; ');
  const asked = method ?? (body === undefined ? 'GET' : 'POST');
  const response = await handler(
    new Request(`http://localhost:3000/api/v1${address}`, {
      method: asked,
      headers: { host: 'localhost:3000', ...own, ...(cookies ? { cookie: cookies } : {}), ...headers },
      body: body === undefined ? undefined : JSON.stringify(body),
    }),
    { params: Promise.resolve(params) },
  );
  const text = await response.text();
  const answer = text === '' ? undefined : JSON.parse(text);
  expectDocumented(asked, address, response, answer);
  return { status: response.status, headers: response.headers, body: answer };
}
