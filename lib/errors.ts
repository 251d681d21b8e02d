/** Every error code the shop answers with. A code has a status here and words in messages/nb.json; tests hold both. */
export type ErrorCode =
  | 'invalid_body'
  | 'invalid_query'
  | 'invalid_form'
  | 'not_found'
  | 'method_not_allowed'
  | 'payload_too_large'
  | 'unsupported_media_type'
  | 'not_enough_stock'
  | 'unknown_shop'
  | 'unknown_shipping_method'
  | 'idempotency_key_reused'
  | 'invalid_idempotency_key'
  | 'payment_not_available'
  | 'not_for_sale'
  | 'over_purchase_limit'
  | 'status_not_possible'
  | 'forbidden_origin'
  | 'too_many_requests'
  | 'unavailable'
  | 'internal';

export const errorStatus = {
  invalid_body: 422,
  invalid_query: 422,
  invalid_form: 422,
  not_found: 404,
  method_not_allowed: 405,
  payload_too_large: 413,
  unsupported_media_type: 415,
  not_enough_stock: 409,
  unknown_shop: 422,
  unknown_shipping_method: 422,
  idempotency_key_reused: 422,
  invalid_idempotency_key: 422,
  payment_not_available: 422,
  not_for_sale: 409,
  over_purchase_limit: 409,
  status_not_possible: 409,
  forbidden_origin: 403,
  too_many_requests: 429,
  unavailable: 503,
  internal: 500,
} as const satisfies Record<ErrorCode, number>;

/** The one body every failing call answers with (message in Norwegian, from messages/nb.json). */
export interface ErrorBody {
  code: ErrorCode;
  message: string;
  errors?: Record<string, string[]>;
  cartErrors?: { eanNo: string; available: number }[];
}

/** Next gives pages, routes and start-up each an instance of this module; the mark makes all their errors one kind. */
const MARK = Symbol.for('nordvidda.ShopError');

/**
 * An outcome the caller must act on. `fields` maps a field name to keys under `fields.` in messages/nb.json;
 * `cartErrors` goes out as the spec's cart state holds it.
 */
export class ShopError extends Error {
  static override [Symbol.hasInstance](value: unknown): boolean {
    return typeof value === 'object' && value !== null && MARK in value;
  }

  readonly [MARK] = true;
  readonly code: ErrorCode;
  readonly fields: Record<string, string[]> | undefined;
  readonly cartErrors: ErrorBody['cartErrors'];
  constructor(
    code: ErrorCode,
    detail: { fields?: Record<string, string[]>; cartErrors?: ErrorBody['cartErrors']; cause?: unknown } = {},
  ) {
    super(code, { cause: detail.cause });
    this.code = code;
    this.fields = detail.fields;
    this.cartErrors = detail.cartErrors;
  }
}
