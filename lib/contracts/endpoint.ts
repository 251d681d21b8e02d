import type { z } from 'zod';
import type { ErrorCode } from '@/lib/errors';
import type { PlainPath } from '@/lib/messages';

/** server/api/handle.ts checks it, the OpenAPI document describes it, and the contract tests exercise it. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  summary: string;
  tag:
    | 'catalogue'
    | 'lists'
    | 'shops'
    | 'orders'
    | 'customers'
    | 'consents'
    | 'counter'
    | 'import'
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
  /** Headers beside the common ones, checked by the domain. */
  headers?: z.ZodObject;
  body?: z.ZodType;
  /** Media types of a body that is no JSON and is read as it comes, gzipped or not (server/api/upload.ts). */
  upload?: readonly string[];
  /** The error for an invalid body, if not `invalid_body`. */
  misfit?: ErrorCode;
  answer?: z.ZodType;
  /** 200 if left out. */
  status?: 200 | 201 | 202 | 204;
  /** What the Location of the answer names. */
  location?: string;
  /** `public`: the same for everyone, kept by shared caches for a minute. Everything else is `no-store`. */
  cache?: 'public' | 'private';
  errors?: readonly ErrorCode[];
  /** Texts of messages/nb.json for codes whose own words do not fit this endpoint. */
  words?: { readonly [Code in ErrorCode]?: PlainPath };
  /**
   * `required` answers 401 without a logged-in customer, `counter` without somebody at a shop's counter, or its key, `feed` without
   * the key of a system that sends data.
   */
  session?: 'required' | 'optional' | 'counter' | 'feed';
  cookies?: string[];
  /** A GET with side effects: it needs `X-Requested-With` and the same origin, like a POST. */
  ownPage?: boolean;
  /** A `machine` authenticates itself and needs no cross-site token. */
  caller?: 'browser' | 'machine';
}
