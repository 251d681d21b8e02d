import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { BrandId } from '@/lib/brands/brand';
import type { Endpoint } from '@/lib/contracts/endpoint';
import { type DetailGiven, type ErrorCode, ShopError } from '@/lib/errors';
import type { FeedActor } from '@/server/imports/keys/types';
import type { CounterActor } from '@/server/orders/counter/types';
import { clientAddress } from '@/server/page-door/client-address';
import { brandOfHost, FRONT_HEADER } from '@/server/page-door/host';
import { openShop, type Shop } from '@/server/shop';
import { callTexts } from './call-texts';
import { assertOwnPage, assertSameOrigin, bringsKey } from './csrf';
import { errorResponse, fieldsOf } from './errors';
import { readJson } from './json-body';
import { SHARED } from './tagged-text';
import { type Upload, uploadOf } from './upload';

const LIMIT_BYTES = 64 * 1024;

type Contract = Partial<Endpoint>;
type Read<C, Key extends string, Otherwise> = C extends { [K in Key]: infer S extends z.ZodType }
  ? z.output<S>
  : Otherwise;
export type Answer<C> = C extends { answer: infer S extends z.ZodType } ? z.input<S> : unknown;
interface Customer {
  id: number;
  sessionId: string;
}
type CustomerOf<C> = C extends { session: 'required' }
  ? Customer
  : C extends { session: 'optional' }
    ? Customer | undefined
    : undefined;
type CodesOf<C> =
  | 'internal'
  | 'unavailable'
  | (C extends { errors: readonly (infer Code extends ErrorCode)[] } ? Code : never)
  | (C extends { params: z.ZodType } ? 'not_found' : never);
type CounterOf<C> = C extends { session: 'counter' } ? CounterActor : undefined;
type FeedOf<C> = C extends { session: 'feed' } ? FeedActor : undefined;
type UploadOf<C> = C extends { upload: readonly string[] } ? Upload : undefined;

export interface ApiRequest<C> {
  params: Read<C, 'params', Record<string, string>>;
  query: Read<C, 'query', undefined>;
  body: Read<C, 'body', undefined>;
  request: Request;
  shop: Shop;
  /** The client's address, for limits. */
  address: string;
  brand: BrandId;
  /** The brand, or its preview, as `storefront` takes it. */
  front: string;
  /** Undefined in calls without a `session`. */
  customer: CustomerOf<C>;
  counter: CounterOf<C>;
  feed: FeedOf<C>;
  upload: UploadOf<C>;
  /** Headers of the response, of success or error. */
  reply: Headers;
  refusal: <const Code extends CodesOf<C>>(code: Code, ...detail: DetailGiven<Code>) => ShopError;
  found: 'not_found' extends CodesOf<C> ? <Found>(asked: Promise<Found | undefined>) => Promise<Found> : never;
}

type Context = { params: Promise<object> };
export type Handler = (request: Request, context?: Context) => Promise<Response>;
export type EndpointHandler = Handler & { method: Endpoint['method'] };

/**
 * Returns a handler that checks a request, answers it with `work`, and sends JSON, 204 for undefined, or the error body. A public
 * answer from memory (the same object again) is serialised once.
 */
export function handle<const C extends Contract>(
  endpoint: C,
  work: (call: ApiRequest<C>) => Promise<Answer<C>>,
): EndpointHandler {
  const written = new WeakMap<object, Written>();
  const answer: Handler = async (request, context) => {
    const reply = new Headers();
    try {
      const atCounter = endpoint.session === 'counter';
      const byMachine = endpoint.caller === 'machine' || (atCounter && bringsKey(request));
      if (!byMachine) assertSameOrigin(request);
      if (endpoint.ownPage) assertOwnPage(request);
      const params = (await context?.params) ?? {};
      const call = {
        params: check(endpoint.params, params, 'not_found'),
        query: endpoint.query && check(endpoint.query, queryOf(request), 'invalid_query'),
        customer: await customerOf(request, endpoint.session),
        counter: atCounter ? await actorOf(request) : undefined,
        feed: endpoint.session === 'feed' ? await feedOf(request) : undefined,
        upload: endpoint.upload && uploadOf(request, endpoint.upload),
        body: endpoint.body && check(endpoint.body, await bodyOf(request, endpoint), endpoint.misfit ?? 'invalid_body'),
        request,
        get shop() {
          return openShop();
        },
        get address() {
          return clientAddress(request);
        },
        brand: brandOfHost(request).id,
        front: frontOf(request, reply),
        ...{ reply, refusal, found },
      } as ApiRequest<C>;
      const result: unknown = await work(call);
      if (endpoint.cache === 'public') return withHeaders(reply, publicResponse(request, result, endpoint, written));
      const body = endpoint.answer ? endpoint.answer.parse(result) : result;
      const headers = { 'Cache-Control': 'no-store' };
      if (body === undefined || endpoint.status === 204)
        return withHeaders(reply, new Response(null, { status: 204, headers }));
      return withHeaders(reply, Response.json(body, { status: endpoint.status ?? 200, headers }));
    } catch (error) {
      return withHeaders(reply, errorResponse(error, request, endpoint.words));
    }
  };
  return Object.assign(answer, { method: endpoint.method ?? 'GET' });
}

const refusal = <Code extends ErrorCode>(code: Code, ...detail: DetailGiven<Code>) => new ShopError(code, ...detail);

async function found<Found>(asked: Promise<Found | undefined>): Promise<Found> {
  const answer = await asked;
  if (!answer) throw new ShopError('not_found');
  return answer;
}

/** Reads the front that the door alone may set (server/page-door/previews.ts); previews are never cached. */
function frontOf(request: Request, reply: Headers): string {
  const front = request.headers.get(FRONT_HEADER);
  if (front) reply.set('Cache-Control', 'no-store');
  return front ?? brandOfHost(request).id;
}

async function bodyOf(request: Request, endpoint: Contract): Promise<unknown> {
  const nothing = !request.headers.has('content-type') && Number(request.headers.get('content-length') ?? 0) === 0;
  if (nothing && endpoint.body?.safeParse(undefined).success) return undefined;
  return readJson(request, LIMIT_BYTES);
}

/** Answers `not_found` for an impossible address, and the field's error for anything else. */
function check(schema: z.ZodType | undefined, sent: unknown, code: ErrorCode): unknown {
  const { value, refused } = callTexts(sent);
  const parsed = schema?.safeParse(value) ?? { success: true, data: value };
  if (parsed.success && refused.length === 0) return parsed.data;
  const fields = { ...(parsed.error && fieldsOf(parsed.error)), ...invalid(refused) };
  throw new ShopError(code, code === 'not_found' ? {} : { fields });
}

const invalid = (fields: readonly string[]) => Object.fromEntries(fields.map((field) => [field, ['invalid']]));

async function customerOf(request: Request, session: Endpoint['session']) {
  if (session !== 'required' && session !== 'optional') return undefined;
  const { currentCustomer } = await import('./session');
  const customer = await currentCustomer(request);
  if (!customer && session === 'required') throw new ShopError('not_logged_in');
  return customer;
}

async function actorOf(request: Request) {
  const { counterActor } = await import('./counter');
  return counterActor(request);
}

async function feedOf(request: Request) {
  const { feedActor } = await import('./feed-key');
  return feedActor(request);
}

const queryOf = (request: Request) => Object.fromEntries(new URL(request.url).searchParams);

interface Written {
  text: string;
  etag: string;
}

function write(result: unknown, endpoint: Contract): Written {
  const text = JSON.stringify(endpoint.answer ? endpoint.answer.parse(result) : result);
  return { text, etag: `"${createHash('sha1').update(text).digest('base64url')}"` };
}

/** Makes the response cacheable, and answers 304 to a client that has it. */
function publicResponse(
  request: Request,
  result: unknown,
  endpoint: Contract,
  memory: WeakMap<object, Written>,
): Response {
  const key = typeof result === 'object' && result !== null ? result : {};
  const written = memory.get(key) ?? write(result, endpoint);
  memory.set(key, written);
  const headers = { 'Cache-Control': SHARED, ETag: written.etag };
  if (matches(request.headers.get('if-none-match'), written.etag)) return new Response(null, { status: 304, headers });
  const status = endpoint.status ?? 200;
  return new Response(written.text, { status, headers: { ...headers, 'Content-Type': 'application/json' } });
}

/** Ignores weakness, which compressing proxies add to the tag. */
function matches(sent: string | null, etag: string): boolean {
  return sent?.split(',').some((one) => one.trim().replace(/^W\//, '') === etag || one.trim() === '*') ?? false;
}

function withHeaders(reply: Headers, response: Response): Response {
  for (const [name, value] of reply) response.headers.append(name, value);
  if (reply.has('set-cookie') || reply.has('cache-control')) response.headers.set('Cache-Control', 'no-store');
  return response;
}
