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

export async function call<Answer>(path: string, { method = 'GET', body, headers, signal }: CallOptions = {}) {
  const response = await reach(`/api/v1${path}`, {
    method,
    signal,
    headers: {
      Accept: 'application/json',
      'X-Requested-With': 'XMLHttpRequest',
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw await failure(response);
  if (response.status === 204) return undefined as Answer;
  // An answer cut off on its way is as good as none.
  return (await response.json().catch(unreached)) as Answer;
}

/** The one fetch of the browser (spec §7: every request carries an XHR header). A path starts after /api/v1. */
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
