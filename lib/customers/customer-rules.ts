import { normalisePhone } from '@/lib/norway/phone';
import { osloClock } from '@/lib/shops/opening-hours';
import { normaliseEmail } from '@/lib/text/emails';
import { type CustomerField, type CustomerMessage, customerFieldError } from './customer-form';
import type { CustomerValues, ValueName } from './customer-values';

const fields: Partial<Record<ValueName, CustomerField>> = {
  ...{ firstname: 'firstname', surname: 'surname', email: 'email', phone: 'phone', city: 'city' },
  ...{ birth_date: 'birth_date', addr: 'address.addr', postnr: 'address.postnr', password: 'password' },
};

/** Changing one of these needs the password (rule 6.13). */
export interface AccountKeys {
  email: string;
  phone: string;
}

export function needsPassword({ email, phone, password, password_confirmation }: CustomerValues, known: AccountKeys) {
  const number = normalisePhone(phone) ?? phone.trim();
  const moved = normaliseEmail(email) !== normaliseEmail(known.email) || number !== known.phone;
  return moved || Boolean(password || password_confirmation);
}

/** Returns a key under `fields.` of the words. An empty new password leaves that of a `known` account. */
export function valueProblem(
  name: ValueName,
  values: CustomerValues,
  known: AccountKeys | undefined,
  now: Date,
): CustomerMessage | undefined {
  const { password, password_confirmation, current_password } = values;
  if (name === 'terms_conditions') return values.terms_conditions ? undefined : 'terms_required';
  if (name === 'current_password')
    return known && !current_password && needsPassword(values, known) ? 'password_needed' : undefined;
  if (known && !password && !password_confirmation && name.startsWith('password')) return undefined;
  if (name === 'password_confirmation') return password_confirmation === password ? undefined : 'password_mismatch';
  const field = fields[name];
  const value = values[name];
  if (!field || typeof value !== 'string') return undefined;
  return customerFieldError(field, value, osloClock(now).day);
}
