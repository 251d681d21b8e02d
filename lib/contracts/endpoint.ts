import type { z } from 'zod';
import type { ErrorCode } from '@/lib/errors';
import type { PlainPath } from '@/lib/messages';

/**
 * The contract of one call under /api/v1: what server/api/handle.ts checks, what the OpenAPI document says, and what
 * the contract tests exercise. Areas keep theirs in `lib/contracts/endpoints/<area>.ts`, as `export const <area>Endpoints`.
 */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Under /api/v1, with parameters in braces: '/articles/{id}'. */
  path: string;
  /** One line, in English, for whoever writes a client. */
  summary: string;
  tag:
    | 'catalogue'
    | 'lists'
    | 'shops'
    | 'orders'
    | 'customers'
    | 'consents'
    | 'counter'
    | 'content'
    | 'promo'
    | 'reviews'
    | 'favourites'
    | 'stock-alerts'
    | 'withdrawals'
    | 'complaints'
    | 'purchases';
  params?: z.ZodObject;
  query?: z.ZodObject;
  /** What it reads beside what every call does; told to clients, and checked by the domain that takes it. */
  headers?: z.ZodObject;
  body?: z.ZodType;
  /** What a body that does not fit is called, where that is not `invalid_body`; one of its `errors`. */
  misfit?: ErrorCode;
  answer?: z.ZodType;
  /** What success answers; 200 when not given. */
  status?: 200 | 201 | 204;
  /** `public`: the same for everyone, kept by shared caches for a minute. Everything else is `no-store`. */
  cache?: 'public' | 'private';
  /** Beside those every call may answer with. */
  errors?: readonly ErrorCode[];
  /** Words for an error where those of its code say the wrong thing here, by their path in messages/nb.json. */
  words?: { readonly [Code in ErrorCode]?: PlainPath };
  /** `required` answers 401 without a logged-in customer, `counter` without somebody at a shop's counter, or its key. */
  session?: 'required' | 'optional' | 'counter';
  /** Cookies that a success may set. */
  cookies?: string[];
  /** A read that does something: refused without `X-Requested-With` and from a foreign page, as a changing call is. */
  ownPage?: boolean;
  /** `machine`: no browser stands behind it, and it proves in its own way who it is; asks for no cross-site token. */
  caller?: 'browser' | 'machine';
}
