import { forgiven } from '@/lib/forms/forgiven';
import { isEmail, normaliseEmail } from '@/lib/text/emails';
import { orderIdOf } from './order-number';

/** Finds an order without a login. */
export interface WithdrawalForm {
  number: string;
  email: string;
  /** The order's own, from an email: it stands for the address. */
  token?: string | undefined;
}

export type WithdrawalMessage = 'order_number_required' | 'order_number_invalid' | 'email_required' | 'email_invalid';

const LONGEST_REASON = 500;
export const isReasonTooLong = (reason: string) => reason.trim().length > LONGEST_REASON;

export type WithdrawalFormErrors = Partial<Record<'number' | 'email', WithdrawalMessage[]>>;

/** Reads the id of the order that a number names, however it is typed (rule 10.11). */
export const typedOrderId = (typed: string): number | undefined => orderIdOf(forgiven('orderNumber', typed));

export function orderNumberErrors({ number }: Pick<WithdrawalForm, 'number'>): WithdrawalFormErrors {
  if (number.trim() === '') return { number: ['order_number_required'] };
  return typedOrderId(number) === undefined ? { number: ['order_number_invalid'] } : {};
}

export function withdrawalFormErrors({ number, email, token }: WithdrawalForm): WithdrawalFormErrors {
  const errors = orderNumberErrors({ number });
  if (token) return errors;
  if (email.trim() === '') errors.email = ['email_required'];
  else if (!isEmail(email)) errors.email = ['email_invalid'];
  return errors;
}

export const tidyWithdrawalForm = ({ number, email, token }: WithdrawalForm): WithdrawalForm => ({
  number: forgiven('orderNumber', number),
  email: normaliseEmail(email),
  ...(token ? { token } : {}),
});
