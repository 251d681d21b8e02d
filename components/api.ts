import type { EndpointAnswer, EndpointInput, EndpointName } from '@/lib/contracts/client';
import type { CartError } from '@/lib/contracts/orders';
import type { ErrorBody, ErrorCode } from '@/lib/errors';
import { missingData } from '@/lib/text/missing-data';
import blocked from '@/messages/blocked.nb.json';
import { learnTime } from './clock';

/** A failed call. `offline`: no answer came, so the call may or may not have been carried out. */
export class ApiError extends Error {
  readonly code: ErrorCode | 'offline' | 'cookies_blocked';
  readonly status: number;
  /** Field name → what is wrong with it. */
  readonly errors: Record<string, string[]>;
  readonly cartErrors: CartError[];
  constructor(code: ErrorCode | 'offline' | 'cookies_blocked', status: number, body: Partial<ErrorBody> = {}) {
    super(body.message ?? code);
    this.code = code;
    this.status = status;
    this.errors = body.errors ?? {};
    this.cartErrors = body.cartErrors ?? [];
  }
}

/** Whether the server refused a request: asking again changes nothing. */
export const isRefused = (error: unknown) => error instanceof ApiError && error.status >= 400 && error.status < 500;

interface Sending {
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

interface Asked extends Sending {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

export type Given<Name extends EndpointName> =
  Record<never, never> extends EndpointInput<Name>
    ? [input?: EndpointInput<Name> & Sending]
    : [input: EndpointInput<Name> & Sending];

/**
 * Calls an endpoint: `ask('GET /articles/{id}', { params: { id } })`; its types are those of `lib/contracts/endpoints`.
 * Throws an ApiError, or the browser's AbortError when the signal aborts.
 */
export async function ask<Name extends EndpointName>(
  name: Name,
  ...[input]: Given<Name>
): Promise<EndpointAnswer<Name>> {
  const [method, path] = name.split(' ') as [string, string];
  const asked: Asked = input ?? {};
  return exchange(method, addressOf(path, asked), asked) as Promise<EndpointAnswer<Name>>;
}

/** Fills in `/articles/{id}`. Commas in lists are not encoded, so that an address of 500 ids stays short. */
function addressOf(path: string, { params, query = {} }: Asked): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(params?.[key])));
  const pairs = Object.entries(query).flatMap(([key, value]) =>
    value === undefined ? [] : [`${key}=${encodeURIComponent(String(value)).replaceAll('%2C', ',')}`],
  );
  return pairs.length > 0 ? `${filled}?${pairs.join('&')}` : filled;
}

async function exchange(method: string, path: string, asked: Asked): Promise<unknown> {
  const changes = method !== 'GET';
  let response = await send(method, path, asked, changes ? await crossSiteToken() : undefined);
  // The token's session has ended, perhaps in another tab.
  if (response.status === STALE_TOKEN && changes) {
    response = await send(method, path, asked, await crossSiteToken({ fresh: true }));
  }
  // Reloading would not help: the next page would have no cookie either.
  if (response.status === STALE_TOKEN && tokenCookie() === undefined)
    throw new ApiError('cookies_blocked', STALE_TOKEN, { message: blocked.again });
  if (!response.ok) throw await failure(response);
  if (response.status === 204) return undefined;
  // A truncated response counts as none.
  const answer: unknown = await response.json().catch(unreached);
  if (typeof answer === 'object' && answer !== null) return answer;
  missingData(`${method} ${path}`, { answer: false });
  return unreached(answer);
}

const STALE_TOKEN = 419;

/** Sends a request (rule 7.1: an XHR header on every request, the token on every change). */
async function send(method: string, path: string, { body, headers, signal }: Asked, token?: string) {
  const text = body === undefined ? undefined : JSON.stringify(body);
  const answer = await fetch(`/api/v1${path}`, {
    method,
    signal,
    headers: {
      Accept: 'application/json',
      'X-Requested-With': 'XMLHttpRequest',
      ...(token !== undefined && { 'X-XSRF-TOKEN': token }),
      ...(text !== undefined && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(text !== undefined && { body: text }),
  }).catch(unreached);
  learnTime(answer);
  return answer;
}

/** Returns true when the shop answers at all, even with an error. */
export const answers = (): Promise<boolean> =>
  send('GET', '/health', {}).then(
    () => true,
    () => false,
  );

let asking: Promise<unknown> | undefined;

/**
 * Returns the cross-site token (rule 7.1). Cached pages set no cookie, so it is fetched before the first change. The cookie
 * is read every time, as another tab may have a new one.
 */
async function crossSiteToken({ fresh = false } = {}): Promise<string | undefined> {
  if (fresh || tokenCookie() === undefined) {
    // An unread response would keep its connection busy.
    asking ??= send('GET', '/token', {})
      .then((answer) => answer.text().catch(unreached))
      .finally(() => {
        asking = undefined;
      });
    await asking;
  }
  const token = tokenCookie();
  if (token === undefined) console.error('Missing cross-site token');
  return token;
}

function tokenCookie(): string | undefined {
  if (typeof document === 'undefined') return undefined;
  return /(?:^|;\s*)XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1];
}

function unreached(cause: unknown): never {
  if (cause instanceof DOMException && cause.name === 'AbortError') throw cause;
  throw new ApiError('offline', 0);
}

async function failure(response: Response): Promise<ApiError> {
  const body: Partial<ErrorBody> = await response.json().catch(() => ({}));
  // A proxy or gateway answers without our body.
  const code = body.code ?? (response.status >= 500 ? 'unavailable' : 'internal');
  return new ApiError(code, response.status, body);
}
