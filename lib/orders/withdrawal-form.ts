import { forgiven } from '@/lib/forms/forgiven';
import { isEmail, normaliseEmail } from '@/lib/text/emails';

/** What finds an order without a login: its number and the e-mail it was made with. */
export interface WithdrawalForm {
  number: string;
  email: string;
  /** The order's own, which a letter has brought: it stands for the e-mail. */
  token?: string | undefined;
}

/** Keys of messages/fields.nb.json. */
export type WithdrawalMessage = 'order_number_required' | 'order_number_invalid' | 'email_required' | 'email_invalid';

/** A reason nobody has to give, of a withdrawal or for calling off. */
const LONGEST_REASON = 500;
export const isReasonTooLong = (reason: string) => reason.trim().length > LONGEST_REASON;

export type WithdrawalFormErrors = Partial<Record<'number' | 'email', WithdrawalMessage[]>>;

/** 'NV-100001' out of 'nv 100001', '100001' and the like; undefined when it can be no number of ours. */
export function orderNumberOf(typed: string): string | undefined {
  const digits = /^NV-(\d{1,9})$/.exec(forgiven('orderNumber', typed))?.[1];
  return digits && `NV-${Number(digits)}`;
}

export function orderNumberErrors({ number }: Pick<WithdrawalForm, 'number'>): WithdrawalFormErrors {
  if (number.trim() === '') return { number: ['order_number_required'] };
  return orderNumberOf(number) ? {} : { number: ['order_number_invalid'] };
}

/** What is wrong with the form, field by field, in its order. */
export function withdrawalFormErrors({ number, email, token }: WithdrawalForm): WithdrawalFormErrors {
  const errors = orderNumberErrors({ number });
  if (token) return errors;
  if (email.trim() === '') errors.email = ['email_required'];
  else if (!isEmail(email)) errors.email = ['email_invalid'];
  return errors;
}

/** The form as it is looked up. Call it on a form without errors. */
export const tidyWithdrawalForm = ({ number, email, token }: WithdrawalForm): WithdrawalForm => ({
  number: orderNumberOf(number) ?? '',
  email: normaliseEmail(email),
  ...(token ? { token } : {}),
});
