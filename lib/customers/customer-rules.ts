import { osloClock } from '@/lib/shops/opening-hours';
import { type CustomerField, type CustomerMessage, customerFieldError } from './customer-form';
import type { CustomerValues, ValueName } from './customer-values';

const fields: Partial<Record<ValueName, CustomerField>> = {
  ...{ firstname: 'firstname', surname: 'surname', email: 'email', phone: 'phone', city: 'city' },
  ...{ birth_date: 'birth_date', addr: 'address.addr', postnr: 'address.postnr', password: 'password' },
};

/**
 * What is wrong with one field, as a key under `fields.` of the words. Where a password exists already, empty fields
 * keep it, and a new one needs it.
 */
export function valueProblem(
  name: ValueName,
  values: CustomerValues,
  keepsPassword = false,
  now = new Date(),
): CustomerMessage | undefined {
  const { password, password_confirmation, current_password } = values;
  if (name === 'terms_conditions') return values.terms_conditions ? undefined : 'terms_required';
  if (keepsPassword && !password && !password_confirmation && !current_password && isPassword(name)) return undefined;
  if (name === 'password_confirmation') return password_confirmation === password ? undefined : 'password_mismatch';
  if (name === 'current_password') return keepsPassword && !current_password ? 'password_required' : undefined;
  const field = fields[name];
  const value = values[name];
  if (!field || typeof value !== 'string') return undefined;
  return customerFieldError(field, value, osloClock(now).day);
}

const isPassword = (name: ValueName) =>
  name === 'password' || name === 'password_confirmation' || name === 'current_password';
