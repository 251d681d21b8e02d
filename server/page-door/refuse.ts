import type { ServerResponse } from 'node:http';
import type { ErrorBody, ErrorCode } from '@/lib/errors';
import { words } from '@/lib/messages';
import { contentSecurityPolicy } from './content-security-policy';
import { brandOfHeader } from './host';
import { refusalPage } from './refusal-page';
import { isCall, type Refusal, type RefusalStatus } from './refusals';
import { setSecurityHeaders } from './security-headers';

export const RETRY_SECONDS = 2;

export const REFUSAL_POLICY = contentSecurityPolicy('');

const codes: Record<RefusalStatus, ErrorCode> = {
  400: 'not_found',
  405: 'method_not_allowed',
  408: 'unavailable',
  414: 'not_found',
  431: 'invalid_body',
  500: 'internal',
  503: 'unavailable',
};

function callBody(status: RefusalStatus) {
  const texts: Record<RefusalStatus, string> = {
    ...words.door.calls,
    405: words.errors.method_not_allowed,
    500: words.errors.internal,
    503: words.errors.unavailable,
  };
  return JSON.stringify({ code: codes[status], message: texts[status] } satisfies ErrorBody);
}

/** Returns the body of a refusal: a page, or the error body (rule 8.12) of an endpoint. */
export function refusalOfAddress(status: RefusalStatus, address: string, host: string | undefined) {
  const call = isCall(address);
  return {
    type: call ? 'application/json' : 'text/html; charset=utf-8',
    body: Buffer.from(call ? callBody(status) : refusalPage(status, brandOfHeader(host), address)),
    policy: call ? undefined : REFUSAL_POLICY,
  };
}

export function refuse(response: ServerResponse, { status, allow }: Refusal): void {
  const { url = '/', method, headers } = response.req;
  const { type, body, policy } = refusalOfAddress(status, url, headers.host);
  setSecurityHeaders(url.split('?', 1)[0] as string, response);
  response.statusCode = status;
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Content-Type', type);
  response.setHeader('Content-Length', body.length);
  if (policy) response.setHeader('Content-Security-Policy', policy);
  if (allow) response.setHeader('Allow', allow);
  if (status === 503) response.setHeader('Retry-After', RETRY_SECONDS);
  // The unread rest of the body would be read as the next request.
  if (!response.req.complete && method !== 'GET' && method !== 'HEAD') response.setHeader('Connection', 'close');
  response.end(method === 'HEAD' ? undefined : body);
}

/** Answers 502, which makes a proxy try another instance (docs/decisions/0031-running-it.md). */
export function sendElsewhere(response: ServerResponse): void {
  const { url = '/', method, headers } = response.req;
  const { type, body } = refusalOfAddress(503, url, headers.host);
  const head = { 'Cache-Control': 'no-store', 'Content-Type': type, 'Content-Length': body.length };
  response.writeHead(502, { ...head, 'Content-Security-Policy': REFUSAL_POLICY, 'Retry-After': RETRY_SECONDS });
  response.end(method === 'HEAD' ? undefined : body);
}
