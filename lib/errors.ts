import type { GetICUArgs } from '@schummar/icu-type-parser';
import type messages from '@/messages/nb.json';
import { SOFTWARE } from './software';

/** Every error code with its status; its words are `errors` in messages/nb.json. Contracts name the codes of each endpoint. */
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
  unknown_feed_key: 401,
  kind_not_allowed: 403,
  ADDRESS_NOT_FOUND: 404,
  internal: 500,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** `wait` comes from `retryAfter`. */
type ValuesOf<Code extends ErrorCode> = Omit<
  GetICUArgs<(typeof messages.errors)[Code], { ICUArgument: string }>,
  'wait'
>;

interface CommonDetail {
  /** Keys of messages/fields.nb.json by field name. */
  fields?: Record<string, string[]>;
  /** Rule 3.10. */
  cartErrors?: ErrorBody['cartErrors'];
  /** Seconds, for Retry-After. */
  retryAfter?: number;
  /** Replaces the words of the code. */
  words?: string;
  cause?: unknown;
}

export type ErrorDetail<Code extends ErrorCode = ErrorCode> = Code extends ErrorCode
  ? keyof ValuesOf<Code> extends never
    ? CommonDetail & { values?: undefined }
    : CommonDetail & { values: ValuesOf<Code> }
  : never;

export type DetailGiven<Code extends ErrorCode> =
  CommonDetail extends ErrorDetail<Code> ? [detail?: ErrorDetail<Code>] : [detail: ErrorDetail<Code>];

export interface ErrorBody {
  code: ErrorCode;
  message: string;
  errors?: Record<string, string[]>;
  cartErrors?: { eanNo: string; available: number }[];
}

/** Next loads this module several times; the mark makes all its errors one kind. */
const MARK = Symbol.for(`${SOFTWARE}.ShopError`);

export class ShopError<Code extends ErrorCode = ErrorCode> extends Error {
  static override [Symbol.hasInstance](value: unknown): value is ShopError {
    return typeof value === 'object' && value !== null && MARK in value;
  }

  readonly [MARK] = true;
  readonly code: Code;
  readonly fields: CommonDetail['fields'];
  readonly cartErrors: CommonDetail['cartErrors'];
  readonly retryAfter: CommonDetail['retryAfter'];
  readonly words: CommonDetail['words'];
  readonly values: Record<string, string> | undefined;
  constructor(code: Code, ...[detail]: DetailGiven<Code>) {
    super(code, { cause: detail?.cause });
    this.code = code;
    this.fields = detail?.fields;
    this.cartErrors = detail?.cartErrors;
    this.retryAfter = detail?.retryAfter;
    this.words = detail?.words;
    this.values = detail?.values;
  }
}
