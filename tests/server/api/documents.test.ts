import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '@/lib/contracts/all-endpoints';
import type { Endpoint } from '@/lib/contracts/endpoint';
import { IDEMPOTENCY_KEY } from '@/lib/orders/idempotency-key';
import { type OpenApi, openApi } from '@/server/api/openapi';
import { loadRoutes, NOT_CALLS } from './routes-on-disk';

type Operation = {
  operationId: string;
  parameters?: { name: string; in: string; required: boolean; schema: object }[];
  security?: Record<string, string[]>[];
  requestBody?: { content: Record<string, { schema: object }> };
  responses: Record<string, { description: string; content?: object; headers?: object }>;
};

/** Called by providers, which prove themselves in their own way. */
const MACHINES = /^\/payments\/|^\/stock-alerts\/unsubscribe$|^\/import\//;
const of = ({ method, path }: Pick<Endpoint, 'method' | 'path'>) => `${method} ${path}`;
let document: OpenApi;
let operations: { path: string; method: string; operation: Operation }[];

beforeAll(() => {
  document = JSON.parse(JSON.stringify(openApi('http://localhost:3000', { name: 'Fjord & Fiske' })));
  operations = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ path, method, operation: operation as Operation })),
  );
});

describe('calls and routes are the same list', () => {
  it('no route answers a method without a contract, and no contract is without a route', async () => {
    const routes = (await loadRoutes()).filter((route) => !NOT_CALLS.includes(route.path));
    const answered = routes.flatMap(({ path, methods }) => methods.map((method) => `${method} ${path}`));
    expect(answered.sort()).toEqual(endpoints.map(of).sort());
  });

  it('every route refuses other methods itself, with an Allow', async () => {
    const silent = (await loadRoutes()).filter((route) => !route.module.PATCH && route.path !== '/{...unknown}');
    expect(silent.map((route) => route.file)).toEqual([]);
  });

  it('every file of contracts is registered', () => {
    const list = readFileSync('lib/contracts/all-endpoints.ts', 'utf8');
    const files = readdirSync('lib/contracts/endpoints').map((file) => file.replace('.ts', ''));
    expect(files.length).toBeGreaterThan(10);
    expect(files.filter((file) => !list.includes(`/endpoints/${file}'`))).toEqual([]);
  });

  it('every parameter of a path is in its contract', () => {
    const odd = endpoints.filter((endpoint) => {
      const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
      return names.join() !== Object.keys(endpoint.params?.shape ?? {}).join();
    });
    expect(odd.map(of)).toEqual([]);
  });
});

describe('the OpenAPI document', () => {
  it('says what it is', () => {
    expect(document).toMatchObject({
      openapi: '3.1.0',
      info: { title: 'Fjord & Fiske', version: expect.any(String) },
    });
  });

  it('has an operation per call, under names of their own', () => {
    expect(operations).toHaveLength(endpoints.length);
    expect(new Set(operations.map(({ operation }) => operation.operationId)).size).toBe(endpoints.length);
  });

  it('resolves every reference, and holds no schema nobody asks for', () => {
    const text = JSON.stringify(document);
    const asked = new Set([...text.matchAll(/"\$ref":"([^"]+)"/g)].map((match) => match[1]));
    const held = (['schemas', 'pathItems', 'headers'] as const).flatMap((kind) =>
      Object.keys(document.components[kind]).map((name) => `#/components/${kind}/${name}`),
    );
    expect([...asked].sort()).toEqual(held.sort());
    expect(text).not.toMatch(/\$defs|\$schema|~standard/);
  });

  it('declares every parameter of a path, with a schema, once', () => {
    for (const { path, operation } of operations) {
      const inPath = (operation.parameters ?? []).filter((one) => one.in === 'path').map((one) => one.name);
      expect(inPath).toEqual([...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]));
      for (const parameter of operation.parameters ?? []) expect(parameter.schema).toEqual(expect.any(Object));
    }
  });

  it('says how each call succeeds and fails', () => {
    for (const { operation } of operations) {
      const statuses = Object.keys(operation.responses);
      expect(statuses.some((status) => status.startsWith('2'))).toBe(true);
      expect(statuses).toContain('500');
      for (const response of Object.values(operation.responses)) expect(response.description).toMatch(/\S/);
    }
  });

  it('is what generators of clients can read: no classes of Unicode in a pattern, no tuple of two kinds of items', () => {
    const text = JSON.stringify(document);
    expect(text).not.toMatch(/\\\\p\{/);
    expect(text).not.toContain('"prefixItems"');
    expect(text).not.toContain('"items":false');
    expect(document.components.schemas).toHaveProperty('Suggestions.properties.marks.items.items', {
      ...{ type: 'array', minItems: 2, maxItems: 2 },
      items: expect.objectContaining({ type: 'integer' }),
    });
  });

  /** Every schema of the document, with the way to it. */
  function* schemasIn(value: unknown, way = ''): Generator<[string, Record<string, unknown>]> {
    if (typeof value !== 'object' || value === null) return;
    yield [way, value as Record<string, unknown>];
    for (const [key, one] of Object.entries(value)) yield* schemasIn(one, `${way}/${key}`);
  }
  /** What every enumeration of Kotlin or Java has of its own. */
  const TAKEN = /^(name|ordinal|entries|values|valueOf)$/;

  it.each<[string, (schema: Record<string, unknown>) => boolean]>([
    ['no constant that is a boolean', ({ const: only }) => typeof only === 'boolean'],
    ['no whole constant that is any number', ({ const: only, type }) => Number.isInteger(only) && type !== 'integer'],
    ['no whole values that are any number', (one) => one.type === 'number' && Array.isArray(one.enum)],
    [
      'no choice between nothing and an address',
      ({ anyOf }) =>
        Array.isArray(anyOf) && anyOf.some((one) => one.const === '') && anyOf.some((one) => one.format === 'uri'),
    ],
    [
      'no two values that differ in case only',
      ({ enum: values }) =>
        Array.isArray(values) && new Set(values.map((one) => String(one).toLowerCase())).size < values.length,
    ],
    [
      'no default that is none of the values',
      (one) => Array.isArray(one.enum) && 'default' in one && !one.enum.includes(one.default),
    ],
    [
      'no value that an enumeration has as a member, without another name for it',
      ({ enum: values, 'x-enum-varnames': varnames }) =>
        Array.isArray(values) && values.some((one) => TAKEN.test(one)) && !Array.isArray(varnames),
    ],
  ])('rule 7.11: is what compiles in Java and Kotlin: %s', (_, traps) => {
    expect([...schemasIn(document)].filter(([, schema]) => traps(schema)).map(([way]) => way)).toEqual([]);
  });

  it('rule 7.11: names the values of an enumeration each by a name of its own', () => {
    const named = [...schemasIn(document)].filter(([, schema]) => schema['x-enum-varnames']);
    expect(named.length).toBeGreaterThan(0);
    for (const [way, { enum: values, default: usual, 'x-enum-varnames': varnames }] of named) {
      // Kotlin's generator looks for a default under the value itself.
      expect([way, usual]).toEqual([way, undefined]);
      expect([way, new Set(varnames as string[]).size]).toEqual([way, (values as string[]).length]);
      for (const name of varnames as string[]) expect(name).toMatch(/^[A-Z][A-Z0-9_]*$/);
    }
  });

  it('says of each call who may, and what refuses it', () => {
    for (const { path, operation } of operations) {
      const statuses = Object.keys(operation.responses);
      expect([path, operation.security]).toEqual([path, expect.any(Array)]);
      expect([path, statuses]).toEqual([path, expect.arrayContaining(['431', '503'])]);
      expect([path, statuses.includes('400')]).toEqual([path, path.includes('{')]);
    }
    const asked = operations.flatMap(({ operation }) => operation.security ?? []).flatMap(Object.keys);
    expect([...new Set(asked)].sort()).toEqual(Object.keys(document.components.securitySchemes).sort());
  });

  it('says in words what a body need not hold, and in a default what a query need not', () => {
    expect(document.components.schemas).toHaveProperty('OrderPayloadInput.properties.Delivery', {
      type: 'boolean',
      description: 'false when it is not sent',
    });
    const sent = Object.entries(document.components.schemas).filter(([name]) => name.endsWith('Input'));
    expect(sent.filter(([, schema]) => JSON.stringify(schema).includes('"default"')).map(([name]) => name)).toEqual([]);
    expect(JSON.stringify(document.paths)).toContain('"default"');
  });

  it('says of each tag what it is about', () => {
    for (const { name, description } of document.tags) expect([name, description]).toEqual([name, expect.any(String)]);
  });

  const headersOf = (operation: Operation) => (operation.parameters ?? []).filter((one) => one.in === 'header');

  it('says what a changing request must carry', () => {
    for (const { path, operation } of operations.filter((one) => one.method !== 'get')) {
      const names = headersOf(operation).flatMap(({ name, required }) => (required ? [name] : []));
      for (const { name, schema } of headersOf(operation))
        if (name === 'X-Requested-With') expect(schema).toMatchObject({ const: 'XMLHttpRequest' });
      const keys = Object.keys(Object.assign({}, ...(operation.security ?? [])));
      // Rule 6.10: a shop's key stands for them.
      const byMachine = MACHINES.test(path);
      const carried = keys.includes('shopKey') || byMachine ? [] : ['X-Requested-With', 'X-XSRF-TOKEN'];
      expect([path, names]).toEqual([path, carried]);
      expect([path, Object.keys(operation.responses).includes('419')]).toEqual([path, !byMachine]);
    }
  });

  it('says what a read that does something must carry, and what refuses it', () => {
    const [resend] = operations.filter(({ path }) => path === '/customers/email/resend');
    expect(headersOf(resend?.operation as Operation)).toEqual([
      expect.objectContaining({ name: 'X-Requested-With', required: true }),
    ]);
    expect(Object.keys(resend?.operation.responses ?? {})).toEqual(expect.arrayContaining(['403', '419']));
  });

  it('says by which id the log knows a request, and which cookies it may set', () => {
    for (const { path, operation } of operations)
      for (const [status, response] of Object.entries(operation.responses))
        expect([path, status, 'X-Request-Id' in (response.headers ?? {})]).toEqual([path, status, status !== '431']);
    const [token] = operations.filter(({ path }) => path === '/token');
    expect(token?.operation.responses[200]).toHaveProperty('headers.Set-Cookie.description', 'May set XSRF-TOKEN');
  });

  it('rule 7.7: says what an Idempotency-Key may be', () => {
    const place = operations.find(({ path, method }) => path === '/orders' && method === 'post');
    const key = headersOf(place?.operation as Operation).find(({ name }) => name === 'Idempotency-Key');
    expect(key).toMatchObject({ required: false, schema: { type: 'string', pattern: IDEMPOTENCY_KEY.source } });
  });

  it('says which bodies are read as they come, and where the answer to one is', () => {
    const send = operations.find(({ path }) => path === '/import/{kind}')?.operation;
    expect(Object.keys(send?.requestBody?.content ?? {})).toEqual(['application/x-ndjson', 'text/csv']);
    expect(send?.responses[202]).toMatchObject({ headers: { Location: expect.any(Object) } });
    expect(headersOf(send as Operation).map(({ name }) => name)).toEqual(['Idempotency-Key', 'Content-Encoding']);
  });

  it('rule 7.9: says which tag a cached answer has, and that it may be sent back', () => {
    for (const { operation } of operations.filter((one) => one.operation.responses[304])) {
      expect(headersOf(operation).map(({ name }) => name)).toEqual(['If-None-Match']);
      expect(operation.responses[200]).toMatchObject({ headers: { ETag: expect.any(Object) } });
    }
  });

  it('says when to come back, and by what a fault is found again', () => {
    for (const { operation } of operations) {
      for (const status of [429, 503] as const) {
        if (operation.responses[status])
          expect(operation.responses[status]).toMatchObject({ headers: { 'Retry-After': expect.any(Object) } });
      }
      expect(operation.responses[500]).toMatchObject({ headers: { 'X-Error-Id': expect.any(Object) } });
    }
  });

  it('knows the answers by the names of the contracts', () => {
    for (const name of [
      'ArticleListItem',
      'ArticleDetail',
      'Shop',
      'SearchAnswer',
      'OrderReceipt',
      'OrderPayloadInput',
    ]) {
      expect(document.components.schemas).toHaveProperty(name);
    }
  });
});

/** Rule 7.6, row by row. */
const PROMISED =
  `GET /shipping_methods · GET /categories · GET /subcategories/{id}/groups · GET /categories/{id}/articles
GET /subcategories/{id}/articles · GET /articles/{id} · GET /articles/availability/{id} · GET /articles/bundle
POST /articles/search · POST /articles/searchids · GET /articles/brand · GET /campaigns · GET /campaigns/combined/articles
GET /productlines · GET /genders · GET /colorgroups · GET /shops · GET /settings · GET /tenant/get · GET /bestsellers
GET /postalcodes · GET /postalcodes/{zip} · GET /fb/getPosts · GET /osrm/table/v1/car/{coordinates}
GET /blog/posts · GET /blog/{slug} · GET /blog/post/{id} · GET /blog/categories · GET /blog/category/{slug}
GET /promocodes · GET /promocodes/check/{code} · GET /polls/active · GET /polls/{id} · GET /polls/{id}/score
GET /polls/{id}/answers · GET /polls/questions/{id}/score · GET /polls/questions/{id}/answers
POST /customers/login · POST /customers/register · GET /customers/email/resend · PUT /customers/{id}
DELETE /customers/{id} · POST /customers/logout · GET /customers/current · GET /customers/current/code
GET /customers/current/reservations · GET /customers/current/orders · GET /customers/current/reviews
POST /customers/password/email · POST /customers/password/reset`.split(/ · |\n/);

it.each(PROMISED)('rule 7.6: %s', (row) => {
  expect(endpoints.map(of)).toContain(row);
});
