import { describe, expect, it, vi } from 'vitest';
import type { z } from 'zod';
import { endpoints } from '@/lib/contracts/all-endpoints';
import type { Endpoint } from '@/lib/contracts/endpoint';
import { handle } from '@/server/api/handle';
import { crossSiteHeaders } from '@/tests/support/cross-site';
import { at, fieldsIn, type Json, jsonOf } from '@/tests/support/schema-fields';

const LARGEST = 2_147_483_647;
const POISON = ['\u0000', 'a\u0007b', '\ud800', 'a\u0085', `e${'\u0301'.repeat(40)}`];
const HEADERS = {
  host: 'localhost:3000',
  origin: 'http://localhost:3000',
  'sec-fetch-site': 'same-origin',
  ...crossSiteHeaders(),
  'content-type': 'application/json',
};

function fitting({ const: fixed, enum: names, format, pattern = '', type, minimum = 1 }: Json): string {
  if (fixed !== undefined || names) return String(fixed ?? names?.[0]);
  if (format === 'uuid') return '3f0c9a5e-9c3b-4a8e-8a55-2f6f3a1f0b11';
  return type === 'integer' ? String(minimum) : pattern.includes('{4}') ? '0155' : '1';
}

/** The call without the work behind it and without who asks. */
function open(endpoint: Endpoint) {
  const work = vi.fn(async () => undefined);
  const answer = handle({ ...endpoint, session: undefined, answer: undefined, cache: 'private' }, work);
  return {
    work,
    async ask({ params = {}, query = {}, body }: { params?: object; query?: Record<string, string>; body?: unknown }) {
      const url = `http://localhost:3000/api/v1/x?${new URLSearchParams(query)}`;
      const { method } = endpoint;
      const sent = method === 'GET' ? undefined : JSON.stringify(body ?? {});
      const response = await answer(new Request(url, { method, headers: HEADERS, body: sent }), {
        params: Promise.resolve(params),
      });
      return { status: response.status, body: await response.json() };
    },
  };
}

const named = endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);
const having = (part: 'params' | 'query' | 'body') => named.filter(([, endpoint]) => endpoint[part]);
const paramsOf = ({ params }: Endpoint) =>
  Object.fromEntries(fieldsIn(params ? jsonOf(params) : {}).map(({ path, schema }) => [path.join(), fitting(schema)]));

describe('rule 5.13: what nobody types is refused in every text', () => {
  it.each(having('body'))('of the body of %s', async (_name, endpoint) => {
    const fields = fieldsIn(jsonOf(endpoint.body as z.ZodType)).filter(({ kind }) => kind === 'string');
    const { ask, work } = open(endpoint);
    for (const { path } of fields)
      for (const text of POISON) {
        const { status, body } = await ask({ params: paramsOf(endpoint), body: at(path, text) });
        expect([path, text, status, body.errors[path.join('.')]]).toEqual([path, text, 422, expect.any(Array)]);
      }
    expect(work).not.toHaveBeenCalled();
  });

  it.each(having('query'))('of the query of %s', async (_name, endpoint) => {
    const { ask, work } = open(endpoint);
    for (const name of Object.keys(endpoint.query?.shape ?? {}))
      for (const text of POISON.filter((one) => one.isWellFormed())) {
        const { status, body } = await ask({ params: paramsOf(endpoint), query: { [name]: text } });
        expect([name, text, status, body.errors[name]]).toEqual([name, text, 422, expect.any(Array)]);
      }
    expect(work).not.toHaveBeenCalled();
  });

  it.each(having('params'))('of the address of %s', async (_name, endpoint) => {
    const { ask, work } = open(endpoint);
    const right = paramsOf(endpoint);
    for (const name of Object.keys(right))
      for (const text of POISON) {
        const { status } = await ask({ params: { ...right, [name]: text } });
        expect([name, text, status]).toEqual([name, text, 404]);
      }
    expect(work).not.toHaveBeenCalled();
  });
});

describe('no whole number is larger than the database can hold', () => {
  const integers = named.flatMap(([name, { params, query, body }]) =>
    [params, query, body].flatMap((part) =>
      (part ? fieldsIn(jsonOf(part)) : [])
        .filter(({ kind }) => kind === 'integer')
        .map(({ path, schema }) => [`${path.join('.')} of ${name}`, schema] as const),
    ),
  );

  it.each(integers)('%s', (_name, { minimum = -Infinity, maximum = Infinity }) => {
    expect(maximum).toBeLessThanOrEqual(LARGEST);
    expect(minimum).toBeGreaterThanOrEqual(-LARGEST - 1);
  });

  it.each(having('params').filter(([, { params }]) => 'id' in (params?.shape ?? {})))(
    'id of %s',
    async (_name, endpoint) => {
      const { ask, work } = open(endpoint);
      for (const id of ['2147483648', '9999999999', '1e10', '-1', '0', '1.5', '1e999', 'NaN', ''])
        expect([id, (await ask({ params: { ...paramsOf(endpoint), id } })).status]).toEqual([id, 404]);
      expect(work).not.toHaveBeenCalled();
    },
  );
});
