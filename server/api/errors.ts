import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { wordsByBrand } from '@/lib/brands/words';
import type { Endpoint } from '@/lib/contracts/endpoint';
import { waitInWords } from '@/lib/dates/wait-in-words';
import { type ErrorBody, type ErrorCode, errorStatus, ShopError } from '@/lib/errors';
import { words as shopWords, t } from '@/lib/messages';
import { exampleNumber } from '@/lib/orders/order-number';
import { fill, type Message } from '@/lib/text/words';
import fieldMessages from '@/messages/fields.nb.json';
import { brandOfHost } from '@/server/page-door/host';
import { isConnectionFailure, isOutOfRoom } from '@/server/platform/db/connection-errors';
import { loggedAddress } from '@/server/platform/telemetry/logged-address';

type ErrorWords = string | Message<{ wait: string }> | Message<{ date: string }>;
type FieldWords = string | Message<{ example: string | number }>;
const fieldWords = wordsByBrand('fields', fieldMessages);
const RETRY_SECONDS = 2;

/** Field name → keys of messages/fields.nb.json as words; a key without words is 'Ugyldig data' (rule 5.4). */
function inWords(fields: Record<string, string[]>, request: Request): Record<string, string[]> {
  const texts: Partial<Record<string, FieldWords>> = fieldWords;
  const values = { example: exampleNumber(brandOfHost(request)) };
  const words = (key: string) => fill(texts[key] ?? fieldWords.invalid, values);
  return Object.fromEntries(Object.entries(fields).map(([field, keys]) => [field, keys.map(words)]));
}

export function fieldsOf(error: z.ZodError): Record<string, string[]> {
  // Without a prototype, since a field may be called '__proto__'.
  const fields: Record<string, string[]> = Object.create(null);
  for (const issue of error.issues) {
    const missing = issue.code === 'invalid_type' && issue.message.endsWith('received undefined');
    // An unknown field is reported under its own name.
    const paths = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
    for (const path of paths) {
      const field = path.join('.');
      fields[field] = [...new Set([...(fields[field] ?? []), missing ? 'required' : 'invalid'])];
    }
  }
  return fields;
}

/**
 * Returns the body of every error (rule 8.12). An absent or full database is 'unavailable', whether or not the work was done; an
 * unexpected error is logged, and the caller learns only its id.
 */
export function errorResponse(thrown: unknown, request: Request, words: Endpoint['words'] = {}): Response {
  const isTheDatabase = isConnectionFailure(thrown) || isOutOfRoom(thrown);
  const error = isTheDatabase ? new ShopError('unavailable', { cause: thrown }) : thrown;
  if (!(error instanceof ShopError)) return internal(error, request);
  const values = { wait: waitInWords(error.retryAfter ?? RETRY_SECONDS), date: '', ...error.values };
  const texts: Record<ErrorCode, ErrorWords> = shopWords.errors;
  const own = words[error.code];
  const message = error.words ?? (own ? t(own) : fill(texts[error.code], values));
  const body: ErrorBody = { code: error.code, message };
  if (error.fields) body.errors = inWords(error.fields, request);
  if (error.cartErrors) body.cartErrors = error.cartErrors.map(({ eanNo, available }) => ({ eanNo, available }));
  const headers = new Headers({ 'Cache-Control': 'no-store' });
  const status = errorStatus[error.code];
  if (status === 503 || status === 429) headers.set('Retry-After', String(error.retryAfter ?? RETRY_SECONDS));
  return Response.json(body, { status, headers });
}

function internal(error: unknown, request: Request): Response {
  // From server/page-door/request-id.ts; absent in development tools.
  const id = request.headers.get('x-request-id') ?? randomUUID();
  const { path } = loggedAddress(new URL(request.url).pathname, false);
  console.error(`${request.method} ${path} failed (request ${id})`, error);
  const body: ErrorBody = { code: 'internal', message: shopWords.errors.internal };
  return Response.json(body, { status: 500, headers: { 'Cache-Control': 'no-store', 'X-Error-Id': id } });
}
