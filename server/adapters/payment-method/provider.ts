import { ShopError } from '@/lib/errors';

const TIMEOUT_MS = 10_000;
/** Wrong credentials and too many calls are mended by somebody or by time: the act may still be done. */
const TRY_AGAIN = [401, 408, 425, 429];

export interface ProviderSettings {
  /** For messages. */
  name: string;
  url: string;
  authorization: string;
  fetch?: typeof globalThis.fetch;
  timeoutMs?: number;
}

export interface ProviderAnswer {
  status: number;
  headers: Headers;
  body: unknown;
}

export type AskProvider = (call: string, body?: unknown, headers?: Record<string, string>) => Promise<ProviderAnswer>;

/**
 * Asks a provider: `ask('POST /v1/payments', { … })`. What it refuses is an answer; when it is silent, has a fault of its own or
 * does not know us, that is `unavailable`, and whether the call had an effect is unknown.
 */
export function askProvider(settings: ProviderSettings): AskProvider {
  const { name, url, authorization, fetch = globalThis.fetch, timeoutMs = TIMEOUT_MS } = settings;
  return async (call, body, headers) => {
    const [method, path] = call.split(' ');
    try {
      const response = await fetch(`${url}${path}`, {
        method,
        headers: { Authorization: authorization, 'Content-Type': 'application/json', ...headers },
        body: body === undefined ? undefined : JSON.stringify(body),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      const text = await response.text();
      if (response.status >= 500 || TRY_AGAIN.includes(response.status))
        throw new Error(`${name} answered ${response.status} to ${call}`);
      return { status: response.status, headers: response.headers, body: text === '' ? undefined : JSON.parse(text) };
    } catch (cause) {
      throw new ShopError('unavailable', { cause });
    }
  };
}

/** Names and addresses of buyers stand in answers, and these words in logs: names of fields are told, and no value. */
function shapeOf(body: unknown): string {
  if (Array.isArray(body)) return `[${body.length > 0 ? shapeOf(body[0]) : ''}]`;
  if (typeof body !== 'object' || body === null) return typeof body;
  return `{ ${Object.entries(body)
    .map(([field, value]) => `${field}: ${shapeOf(value)}`)
    .join(', ')} }`;
}

/** An answer that is neither what was asked for nor a refusal we know: as good as none. */
export function unexpected(name: string, { status, body }: ProviderAnswer): ShopError {
  return new ShopError('unavailable', { cause: new Error(`${name} answered ${status}: ${shapeOf(body)}`) });
}
