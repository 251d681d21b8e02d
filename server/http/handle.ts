import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { BrandId } from '@/lib/brands/brand';
import { defaultBrand } from '@/lib/brands/brands';
import { ShopError } from '@/lib/errors';
import { env } from '@/server/env';
import { errorResponse, fieldsOf } from './errors';
import { readJson } from './json-body';
import { assertSameOrigin } from './same-origin';

const LIMIT_BYTES = 64 * 1024;
const PUBLIC = 'public, max-age=60, stale-while-revalidate=600';
const heldreHost = new URL(env.HELDRE_URL).hostname;

interface Options<Body extends z.ZodType, Query extends z.ZodType, Answer extends z.ZodType> {
  /** The body must be JSON of this shape. */
  body?: Body;
  /** The query string, one value per key. */
  query?: Query;
  limitBytes?: number;
  /** What may go out; everything the schema does not name is left behind. */
  answer?: Answer;
  /** `public` answers are the same for everyone and may be kept for a minute. */
  cache?: 'private' | 'public';
  status?: number;
}

interface Call<Body, Query> {
  body: Body;
  query: Query;
  params: Record<string, string>;
  request: Request;
  brand: BrandId;
}

type Context = { params: Promise<object> };

/** Every call under /api/v1 is one of these: reads, checks, asks the shop, and answers JSON or the one error body. */
export function handle<
  Body extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
  Answer extends z.ZodType = z.ZodUnknown,
>(
  options: Options<Body, Query, Answer>,
  work: (call: Call<z.output<Body>, z.output<Query>>) => Promise<z.input<Answer>>,
) {
  return async (request: Request, context?: Context): Promise<Response> => {
    try {
      assertSameOrigin(request);
      const query = options.query && check(options.query, queryOf(request), 'invalid_query');
      const json = options.body && (await readJson(request, options.limitBytes ?? LIMIT_BYTES));
      const body = options.body && check(options.body, json, 'invalid_body');
      const result = await work({
        body: body as z.output<Body>,
        query: query as z.output<Query>,
        params: ((await context?.params) ?? {}) as Record<string, string>,
        request,
        brand: brandOf(request),
      });
      return answer(request, options.answer ? options.answer.parse(result) : result, options);
    } catch (error) {
      return errorResponse(error, request);
    }
  };
}

function check(schema: z.ZodType, value: unknown, code: 'invalid_body' | 'invalid_query'): unknown {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new ShopError(code, { fields: fieldsOf(parsed.error) });
  return parsed.data;
}

const queryOf = (request: Request) => Object.fromEntries(new URL(request.url).searchParams);

/** The brand whose host was asked, as the rewrites in next.config.ts tell them apart. */
function brandOf(request: Request): BrandId {
  const host = request.headers.get('host') ?? new URL(request.url).host;
  return host.replace(/:\d+$/, '') === heldreHost ? 'heldre' : defaultBrand;
}

function answer(request: Request, result: unknown, { cache, status = 200 }: { cache?: string; status?: number }) {
  if (cache !== 'public') return Response.json(result, { status, headers: { 'Cache-Control': 'no-store' } });
  const text = JSON.stringify(result);
  const etag = `"${createHash('sha1').update(text).digest('base64url')}"`;
  const headers = { 'Cache-Control': PUBLIC, ETag: etag };
  if (matches(request.headers.get('if-none-match'), etag)) return new Response(null, { status: 304, headers });
  return new Response(text, { status, headers: { ...headers, 'Content-Type': 'application/json' } });
}

/** A proxy that compresses marks our tag as weak; for a read that is the same tag. */
function matches(asked: string | null, etag: string): boolean {
  return asked?.split(',').some((one) => one.trim().replace(/^W\//, '') === etag || one.trim() === '*') ?? false;
}
