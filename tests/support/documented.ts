import { expect } from 'vitest';
import { endpoints } from '@/lib/contracts/all-endpoints';
import type { ErrorBody } from '@/lib/errors';
import { codesOf } from '@/server/api/openapi';

/** Of an address under /api/v1, with or without its query; '/customers/current' before '/customers/{id}'. */
function endpointOf(method: string, address: string) {
  const path = address.replace(/\?.*$/s, '');
  const fits = endpoints.filter(
    (one) => one.method === method && new RegExp(`^${one.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(path),
  );
  return fits.find((one) => !one.path.includes('{')) ?? fits[0];
}

/** Fails the test when a call answers with an error or a cookie that its contract, and so the OpenAPI document, does not name. */
export function expectDocumented(method: string, address: string, { status, headers }: Response, body: unknown) {
  const endpoint = endpointOf(method, address);
  if (!endpoint) return;
  for (const cookie of headers.getSetCookie())
    expect(endpoint.cookies ?? [], `${method} ${endpoint.path}`).toContain(cookie.split('=', 1)[0]);
  if (status < 400) return;
  const { code } = body as ErrorBody;
  expect(codesOf(endpoint), `${method} ${endpoint.path} answers ${code}`).toContain(code);
}
