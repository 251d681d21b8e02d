import type { z } from 'zod';
import type { Brand } from '@/lib/brands/brand';
import { endpoints } from '@/lib/contracts/all-endpoints';
import type { Endpoint } from '@/lib/contracts/endpoint';
import { OrderMessage } from '@/lib/contracts/webhooks';
import { type ErrorCode, errorStatus } from '@/lib/errors';
import { createSchemas, type Json } from './schema-names';

const TOKEN_HEADERS: Record<string, Json> = {
  // Both ways of saying one value: a Python generator takes no `const` in a header, and others make nothing of an `enum`.
  'X-Requested-With': { type: 'string', const: 'XMLHttpRequest', enum: ['XMLHttpRequest'] },
  'X-XSRF-TOKEN': { type: 'string' },
};
const TAGS: Record<Endpoint['tag'], string> = {
  catalogue: 'Articles, categories, campaigns, and what finds them',
  lists: 'The filters and counts of a page that lists articles',
  shops: 'The shops, what stands in them, and addresses in Norway',
  orders: 'Reservations and orders, by the token of their receipt',
  customers: 'Accounts, sessions, and what a customer may see of their own',
  consents: 'What a visitor has said yes and no to',
  counter: 'For the people at a shop’s counter, its till and its warehouse (docs/integrate.md)',
  import: 'For systems that send prices, stock and all else of the feed (docs/integrate.md, docs/feed.md)',
  content: 'Blog, polls, social posts and the state of the shop',
  promo: 'Promo codes',
  reviews: 'What customers say of articles',
  favourites: 'What a visitor has marked',
  'stock-alerts': 'Word when a size is back in stock',
  withdrawals: 'The right of withdrawal',
  complaints: 'Goods that were not as they should be',
  purchases: 'What is paid here, from the choice of how to the receipt',
};
const DESCRIPTION = [
  'Every call of the shop. Prices are whole øre, lengths metres, times ISO 8601.',
  'A changing request (POST, PUT, DELETE) carries `X-Requested-With: XMLHttpRequest` and the cross-site token: ask',
  'GET /api/v1/token once and send the cookie XSRF-TOKEN back as the header X-XSRF-TOKEN. Without it the answer is 419.',
  'A text holds no control characters but tabs and ends of lines, and is read with its letters composed (NFC).',
  'A method that a path does not have is answered with 405 and an Allow of those it has.',
  'A till or a warehouse sends `Authorization: Bearer <key of its shop>` to the calls of the counter and no token;',
  'a system that imports sends its own key in the same way.',
  'Every error has one body: `code`, `message` in Norwegian, and `errors` by field where a field is at fault.',
].join('\n');

const ErrorSchema = {
  type: 'object',
  required: ['code', 'message'],
  properties: {
    code: { type: 'string', enum: Object.keys(errorStatus) },
    message: { type: 'string', description: 'In Norwegian, for the shopper.' },
    errors: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
    cartErrors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['eanNo', 'available'],
        properties: { eanNo: { type: 'string' }, available: { type: 'integer' } },
      },
    },
  },
};

type Schemas = ReturnType<typeof createSchemas>;

/** Returns every error code of an endpoint: its own, and those of its session, body and cache. */
export function codesOf(endpoint: Endpoint): ErrorCode[] {
  // The database may be away or too busy for any of them (server/platform/db/lasting-database.ts).
  const codes: ErrorCode[] = [...(endpoint.errors ?? []), 'internal', 'unavailable'];
  if (endpoint.params) codes.push('not_found');
  if (endpoint.query) codes.push('invalid_query');
  if (endpoint.body ?? endpoint.upload) codes.push('invalid_body', 'payload_too_large', 'unsupported_media_type');
  const changes = endpoint.method !== 'GET' && endpoint.caller !== 'machine';
  if (changes || endpoint.ownPage) codes.push('forbidden_origin', 'token_mismatch');
  if (endpoint.session === 'required') codes.push('not_logged_in');
  if (endpoint.session === 'counter') codes.push('not_at_counter', 'too_many_requests');
  if (endpoint.session === 'feed') codes.push('unknown_feed_key', 'too_many_requests');
  return [...new Set(codes)];
}

function parameters(schema: z.ZodObject | undefined, place: 'path' | 'query' | 'header', schemas: Schemas): Json[] {
  return Object.entries(schema?.shape ?? {}).map(([name, one]) => ({
    name,
    in: place,
    required: place === 'path' || !(one as z.ZodType).safeParse(undefined).success,
    schema: schemas.write(one as z.ZodType, 'input'),
  }));
}

const header = (name: string, required: boolean, schema: Json = { type: 'string' }): Json => ({
  name,
  in: 'header',
  required,
  schema,
});

function commonHeaders(endpoint: Endpoint): Json[] {
  if (endpoint.cache === 'public') return [header('If-None-Match', false)];
  const required = endpoint.session !== 'counter';
  if (endpoint.ownPage) return [header('X-Requested-With', true, TOKEN_HEADERS['X-Requested-With'])];
  return endpoint.method === 'GET' || endpoint.caller === 'machine'
    ? []
    : Object.entries(TOKEN_HEADERS).map(([name, schema]) => header(name, required, schema));
}

const answered = (description: string, type = 'string'): Json => ({ description, schema: { type } });
const REQUEST_ID = { 'X-Request-Id': { $ref: '#/components/headers/RequestId' } };
const CACHED = { 'Cache-Control': answered('A minute for everyone'), ETag: answered('Of the answer') };
const ERROR_HEADERS: Record<number, Json> = {
  429: { 'Retry-After': answered('Seconds until another try may help', 'integer') },
  500: { 'X-Error-Id': answered('By which the log knows what happened') },
  503: { 'Retry-After': answered('Seconds until another try may help', 'integer') },
};

const json = (schema: Json) => ({ 'application/json': { schema } });
const failed = (description: string, headers?: Json): Json => ({
  description,
  headers: { ...REQUEST_ID, ...headers },
  content: json({ $ref: '#/components/schemas/Error' }),
});

function refusals(endpoint: Endpoint): Json {
  return {
    ...(endpoint.params && { 400: failed('An address that cannot be one') }),
    ...((endpoint.params ?? endpoint.query) && { 414: failed('An address longer than any there is') }),
    // Sent as a page, since the request has not been read; its client would have to read two kinds of errors.
    431: { description: 'More headers than any browser sends; not JSON' },
  };
}

function responses(endpoint: Endpoint, schemas: Schemas): Json {
  const answers: Json = refusals(endpoint);
  const headers = {
    ...REQUEST_ID,
    ...(endpoint.cache === 'public' && CACHED),
    ...(endpoint.location && { Location: answered(endpoint.location) }),
    ...(endpoint.cookies && { 'Set-Cookie': answered(`May set ${endpoint.cookies.join(' and ')}`) }),
  };
  const status = endpoint.status ?? 200;
  if (status !== 204) {
    const content = endpoint.answer && json(schemas.write(endpoint.answer, 'output'));
    answers[status] = {
      description: 'Done',
      headers,
      ...(content && { content }),
    };
  }
  if (status === 204 || endpoint.answer?.safeParse(undefined).success)
    answers[204] = { description: 'Done, nothing to say', headers };
  if (endpoint.cache === 'public') answers[304] = { description: 'As the ETag in If-None-Match', headers };
  const codes = Map.groupBy(codesOf(endpoint), (code) => errorStatus[code]);
  for (const [code, named] of codes) answers[code] = failed(named.join(', '), ERROR_HEADERS[code]);
  return answers;
}

function operation(endpoint: Endpoint & { id: string }, schemas: Schemas): Json {
  const all = [
    ...parameters(endpoint.params, 'path', schemas),
    ...parameters(endpoint.query, 'query', schemas),
    ...commonHeaders(endpoint),
    ...parameters(endpoint.headers, 'header', schemas),
  ];
  const security = {
    required: [{ session: [] }],
    optional: [{}, { session: [] }],
    counter: [{ counterSession: [] }, { shopKey: [] }],
    feed: [{ feedKey: [] }],
  };
  return {
    operationId: endpoint.id,
    summary: endpoint.summary,
    tags: [endpoint.tag],
    ...(all.length > 0 && { parameters: all }),
    ...(endpoint.body && { requestBody: requestBody(endpoint.body, schemas) }),
    ...(endpoint.upload && { requestBody: uploadBody(endpoint.upload) }),
    security: endpoint.session ? security[endpoint.session] : [],
    responses: responses(endpoint, schemas),
  };
}

const requestBody = (body: z.ZodType, schemas: Schemas): Json => ({
  required: !body.safeParse(undefined).success,
  content: json(schemas.write(body, 'input')),
});

const uploadBody = (types: readonly string[]): Json => ({
  required: true,
  content: Object.fromEntries(types.map((type) => [type, { schema: { type: 'string', format: 'binary' } }])),
});

/** Webhooks (docs/integrate.md), by reference: a Python generator breaks on schemas that stand under `webhooks` itself. */
const sentByUs = (schemas: Schemas): Json => ({
  OrderMessage: {
    post: {
      operationId: 'orderMessage',
      summary: 'Something has happened to an order; sent again with growing pauses until it is answered with 2xx',
      tags: ['counter'],
      security: [],
      parameters: ['Webhook-Id', 'Webhook-Timestamp', 'Webhook-Signature'].map((name) => header(name, true)),
      requestBody: { required: true, content: json(schemas.write(OrderMessage, 'output')) },
      responses: { '2XX': { description: 'Received' } },
    },
  },
});

export function openApi(url: string, { name }: Pick<Brand, 'name'>) {
  const schemas = createSchemas();
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operation(endpoint, schemas) };
  }
  return {
    openapi: '3.1.0',
    info: { title: name, version: '1', description: DESCRIPTION, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: `${url}/api/v1` }],
    tags: [...new Set(endpoints.map((endpoint) => endpoint.tag))].map((name) => ({ name, description: TAGS[name] })),
    paths,
    webhooks: { order: { $ref: '#/components/pathItems/OrderMessage' } },
    components: {
      pathItems: sentByUs(schemas),
      headers: { RequestId: answered('By which the log knows this request') },
      schemas: { ...schemas.components, Error: ErrorSchema },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'session' },
        counterSession: { type: 'apiKey', in: 'cookie', name: 'counterSession' },
        shopKey: { type: 'http', scheme: 'bearer' },
        feedKey: { type: 'http', scheme: 'bearer' },
      },
    },
  };
}

export type OpenApi = ReturnType<typeof openApi>;
