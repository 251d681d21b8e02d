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
  | 'payment_required'
  | 'cannot_be_sent'
  | 'too_many_open'
  | 'order_too_large'
  | 'too_many_held'
  | 'different_buyers'
  | 'payment_declined'
  | 'not_genuine'
  | 'not_for_sale'
  | 'over_purchase_limit'
  | 'status_not_possible'
  | 'promo_unknown'
  | 'promo_expired'
  | 'already_reviewed'
  | 'back_in_stock'
  | 'poll_closed'
  | 'unknown_option'
  | 'already_answered'
  | 'token_mismatch'
  | 'already_logged_in'
  | 'no_customer'
  | 'wrong_credentials'
  | 'account_exists'
  | 'too_many_logins'
  | 'other_customer'
  | 'invalid_account'
  | 'wrong_current_password'
  | 'link_invalid'
  | 'already_verified'
  | 'email_not_sent'
  | 'forbidden_origin'
  | 'too_many_requests'
  | 'unavailable'
  | 'not_logged_in'
  | 'withdrawal_unknown'
  | 'withdrawal_in_shop'
  | 'withdrawal_cancelled'
  | 'withdrawal_too_late'
  | 'withdrawal_done'
  | 'withdrawal_over_count'
  | 'withdrawal_key_reused'
  | 'over_count'
  | 'id_check_required'
  | 'wrong_code'
  | 'not_at_counter'
  | 'ADDRESS_NOT_FOUND'
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
  payment_required: 422,
  cannot_be_sent: 409,
  too_many_open: 429,
  order_too_large: 409,
  too_many_held: 429,
  different_buyers: 422,
  payment_declined: 402,
  not_genuine: 401,
  not_for_sale: 409,
  over_purchase_limit: 409,
  status_not_possible: 409,
  promo_unknown: 404,
  promo_expired: 410,
  already_reviewed: 409,
  back_in_stock: 409,
  poll_closed: 409,
  unknown_option: 422,
  already_answered: 409,
  token_mismatch: 419,
  already_logged_in: 401,
  no_customer: 404,
  wrong_credentials: 422,
  account_exists: 423,
  too_many_logins: 429,
  other_customer: 401,
  invalid_account: 422,
  wrong_current_password: 403,
  link_invalid: 410,
  already_verified: 409,
  email_not_sent: 503,
  forbidden_origin: 403,
  too_many_requests: 429,
  unavailable: 503,
  not_logged_in: 401,
  withdrawal_unknown: 404,
  withdrawal_in_shop: 409,
  withdrawal_cancelled: 409,
  withdrawal_too_late: 409,
  withdrawal_done: 409,
  withdrawal_over_count: 409,
  withdrawal_key_reused: 422,
  over_count: 409,
  id_check_required: 409,
  wrong_code: 401,
  not_at_counter: 401,
  ADDRESS_NOT_FOUND: 404,
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
 * An outcome the caller must act on. `fields` maps a field name to keys of messages/fields.nb.json;
 * `cartErrors` goes out as the cart holds it (rule 3.10).
 */
export class ShopError extends Error {
  static override [Symbol.hasInstance](value: unknown): boolean {
    return typeof value === 'object' && value !== null && MARK in value;
  }

  readonly [MARK] = true;
  readonly code: ErrorCode;
  readonly fields: Record<string, string[]> | undefined;
  readonly cartErrors: ErrorBody['cartErrors'];
  /** Seconds after which another try may help, for Retry-After. */
  readonly retryAfter: number | undefined;
  /** Fills `{name}` in the words of the code. */
  readonly values: Record<string, string | number> | undefined;
  constructor(
    code: ErrorCode,
    detail: {
      fields?: Record<string, string[]>;
      cartErrors?: ErrorBody['cartErrors'];
      values?: Record<string, string | number>;
      retryAfter?: number;
      cause?: unknown;
    } = {},
  ) {
    super(code, { cause: detail.cause });
    this.code = code;
    this.fields = detail.fields;
    this.cartErrors = detail.cartErrors;
    this.retryAfter = detail.retryAfter;
    this.values = detail.values;
  }
}
