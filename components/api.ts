import type { CartError } from '@/lib/contracts/orders';
import type { ErrorBody, ErrorCode } from '@/lib/errors';

/** A call that did not succeed. `offline` means that no answer came, so what was asked may or may not have happened. */
export class ApiError extends Error {
  readonly code: ErrorCode | 'offline';
  readonly status: number;
  /** Field name → what is wrong with it, in words. */
  readonly errors: Record<string, string[]>;
  readonly cartErrors: CartError[];
  constructor(code: ErrorCode | 'offline', status: number, body: Partial<ErrorBody> = {}) {
    super(body.message ?? code);
    this.code = code;
    this.status = status;
    this.errors = body.errors ?? {};
    this.cartErrors = body.cartErrors ?? [];
  }
}

interface CallOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

export async function call<Answer>(path: string, options: CallOptions = {}) {
  let response = await send(path, options, changes(options) ? await crossSiteToken() : undefined);
  // The token belongs to a session that has ended meanwhile, in another tab perhaps.
  if (response.status === STALE_TOKEN && changes(options)) {
    response = await send(path, options, await crossSiteToken({ fresh: true }));
  }
  if (!response.ok) throw await failure(response);
  if (response.status === 204) return undefined as Answer;
  // An answer cut off on its way is as good as none.
  return (await response.json().catch(unreached)) as Answer;
}

const STALE_TOKEN = 419;
const changes = ({ method = 'GET' }: CallOptions) => method !== 'GET';

function send(path: string, { method = 'GET', body, headers, signal }: CallOptions, token?: string) {
  return reach(`/api/v1${path}`, {
    method,
    signal,
    headers: {
      Accept: 'application/json',
      'X-Requested-With': 'XMLHttpRequest',
      ...(token === undefined ? {} : { 'X-XSRF-TOKEN': token }),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

let asking: Promise<unknown> | undefined;

/**
 * The cross-site token (rule 7.1). Cached pages set no cookie, so it is asked for before the first change. The cookie is
 * read every time, as another tab may have got a new one.
 */
async function crossSiteToken({ fresh = false } = {}): Promise<string | undefined> {
  if (fresh || tokenCookie() === undefined) {
    // Read to its end: an answer nobody reads keeps its connection busy.
    asking ??= send('/token', {})
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

/** The one fetch of the browser (rule 7.1: an XHR header on every request, the token on every change). A path starts after /api/v1. */
export const api = {
  get: <Answer>(path: string, signal?: AbortSignal) => call<Answer>(path, { signal }),
  post: <Answer>(path: string, body: unknown, headers?: Record<string, string>) =>
    call<Answer>(path, { method: 'POST', body, headers }),
};

const reach = (url: string, init: RequestInit) => fetch(url, init).catch(unreached);

function unreached(cause: unknown): never {
  if (cause instanceof DOMException && cause.name === 'AbortError') throw cause;
  throw new ApiError('offline', 0);
}

async function failure(response: Response): Promise<ApiError> {
  const body: Partial<ErrorBody> = await response.json().catch(() => ({}));
  // What stands between us and the shop (a proxy, a gateway) answers without our body.
  const code = body.code ?? (response.status >= 500 ? 'unavailable' : 'internal');
  return new ApiError(code, response.status, body);
}
