import type { Handler } from '@/server/api/handle';

type Module = Partial<Record<string, Handler>>;

const modules: [pattern: RegExp, load: () => Promise<unknown>][] = [
  [/^\/token$/, () => import('@/app/api/v1/token/route')],
  [/^\/customers\/login$/, () => import('@/app/api/v1/customers/login/route')],
  [/^\/customers\/login\/(?<type>\w+)$/, () => import('@/app/api/v1/customers/login/[type]/route')],
  [/^\/customers\/login-link$/, () => import('@/app/api/v1/customers/login-link/route')],
  [/^\/customers\/login-link\/use$/, () => import('@/app/api/v1/customers/login-link/use/route')],
  [/^\/customers\/register$/, () => import('@/app/api/v1/customers/register/route')],
  [/^\/customers\/logout$/, () => import('@/app/api/v1/customers/logout/route')],
  [/^\/customers\/current$/, () => import('@/app/api/v1/customers/current/route')],
  [/^\/customers\/current\/code$/, () => import('@/app/api/v1/customers/current/code/route')],
  [/^\/customers\/current\/reservations$/, () => import('@/app/api/v1/customers/current/reservations/route')],
  [/^\/customers\/current\/orders$/, () => import('@/app/api/v1/customers/current/orders/route')],
  [/^\/customers\/current\/reviews$/, () => import('@/app/api/v1/customers/current/reviews/route')],
  [/^\/customers\/current\/export$/, () => import('@/app/api/v1/customers/current/export/route')],
  [/^\/customers\/email\/resend$/, () => import('@/app/api/v1/customers/email/resend/route')],
  [/^\/customers\/email\/verify$/, () => import('@/app/api/v1/customers/email/verify/route')],
  [/^\/customers\/password\/email$/, () => import('@/app/api/v1/customers/password/email/route')],
  [/^\/customers\/password\/reset$/, () => import('@/app/api/v1/customers/password/reset/route')],
  [/^\/customers\/(?<id>[^/]+)$/, () => import('@/app/api/v1/customers/[id]/route')],
];

export interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: what a stranger would see
  body: any;
  headers: Headers;
}

/** A browser with cookies of its own, that sends what components/api.ts sends. */
export function openBrowser({ address = '203.0.113.7', host = 'localhost:3000' } = {}) {
  const cookies = new Map<string, string>();

  async function ask(method: string, path: string, body?: unknown, over: Record<string, string> = {}): Promise<Answer> {
    const url = new URL(`http://${host}/api/v1${path}`);
    const route = url.pathname.replace('/api/v1', '');
    const [pattern, load] = modules.find(([one]) => one.test(route)) ?? [];
    if (!pattern || !load) throw new Error(`No route ${path}`);
    const handler = ((await load()) as Module)[method];
    if (!handler) throw new Error(`No ${method} ${path}`);
    const headers: Record<string, string> = {
      host,
      'x-requested-with': 'XMLHttpRequest',
      'x-forwarded-for': address,
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      ...(cookies.has('XSRF-TOKEN') ? { 'x-xsrf-token': cookies.get('XSRF-TOKEN') ?? '' } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...over,
    };
    const request = new Request(url, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const response = await handler(request, { params: Promise.resolve({ ...pattern.exec(route)?.groups }) });
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
      if (/Max-Age=0/.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
    const text = await response.text();
    return { status: response.status, body: text === '' ? undefined : JSON.parse(text), headers: response.headers };
  }

  return {
    cookies,
    ask,
    get: (path: string) => ask('GET', path),
    async post(path: string, body: unknown = {}, over?: Record<string, string>) {
      if (!cookies.has('XSRF-TOKEN')) await ask('GET', '/token');
      return ask('POST', path, body, over);
    },
    put: (path: string, body: unknown) => ask('PUT', path, body),
    delete: (path: string, body?: unknown) => ask('DELETE', path, body),
  };
}
