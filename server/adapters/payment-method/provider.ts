import { createHash, timingSafeEqual } from 'node:crypto';
import type { z } from 'zod';
import { ShopError } from '@/lib/errors';
import type { ActionOutcome, PaymentStatus } from '@/server/ports/payment-method';

const TIMEOUT_MS = 10_000;
/** Wrong credentials and too many calls are temporary: the action may still be done. */
const TRY_AGAIN = [401, 408, 425, 429];

interface ProviderSettings {
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

/** Asks a provider. A refusal is an answer; silence, its own fault or wrong credentials are `unavailable`, effect unknown. */
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

export const isOk = ({ status }: ProviderAnswer) => status >= 200 && status < 300;

export function read<Data>(name: string, schema: z.ZodType<Data>, answer: ProviderAnswer): Data {
  const { data } = schema.safeParse(answer.body);
  if (!isOk(answer) || data === undefined) throw unexpected(name, answer);
  return data;
}

/** Describes an answer for logs by its fields, without values: they may hold names and addresses of buyers. */
function shapeOf(body: unknown): string {
  if (Array.isArray(body)) return `[${body.length > 0 ? shapeOf(body[0]) : ''}]`;
  if (typeof body !== 'object' || body === null) return typeof body;
  return `{ ${Object.entries(body)
    .map(([field, value]) => `${field}: ${shapeOf(value)}`)
    .join(', ')} }`;
}

export function unexpected(name: string, { status, body }: ProviderAnswer): ShopError {
  return new ShopError('unavailable', { cause: new Error(`${name} answered ${status}: ${shapeOf(body)}`) });
}

export const done = (reference: string): ActionOutcome => ({ outcome: 'done', reference });
export const refused = (reason: string): ActionOutcome => ({ outcome: 'refused', reason });

export const NO_PAYMENT: PaymentStatus = {
  ...{ state: 'expired', authorised: 0, captured: 0, released: 0, refunded: 0 },
  currency: 'NOK',
};

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Takes as long for a nearly right secret as for any other. */
export const sameSecret = (given: string | null | undefined, secret: string) =>
  timingSafeEqual(digest(given ?? ''), digest(secret)) && secret !== '';

export function readBody(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
