import type { Customer } from '@/lib/contracts/customers';
import { isPhone, normalisePhone } from '@/lib/norway/phone';
import { isEmail, normaliseEmail } from '@/lib/text/emails';
import { dropEmptyFields } from './customer-form';
import { noPreferences, type Preferences, preferences, preferencesOf, preferencesToSend } from './preferences';

export interface CustomerValues extends Preferences {
  firstname: string;
  surname: string;
  email: string;
  phone: string;
  birth_date: string;
  gender_id: string;
  addr: string;
  postnr: string;
  city: string;
  current_password: string;
  password: string;
  password_confirmation: string;
  terms_conditions: boolean;
  club: boolean;
  marketing: boolean;
  newsletter: boolean;
  event_invite: boolean;
  birthday_gift: boolean;
}

export type ValueName = keyof CustomerValues;

export const optIns = ['club', 'newsletter', 'marketing', 'event_invite', 'birthday_gift'] as const;

export const blankValues: CustomerValues = {
  ...{
    firstname: '',
    surname: '',
    email: '',
    phone: '',
    birth_date: '',
    gender_id: '',
    addr: '',
    postnr: '',
    city: '',
  },
  ...{ current_password: '', password: '', password_confirmation: '', terms_conditions: false },
  ...{ club: false, marketing: false, newsletter: false, event_invite: false, birthday_gift: false },
  ...noPreferences,
};

export function valuesOf(user: Customer): CustomerValues {
  const { firstname, surname, email, phone, birth_date, gender_id, address, city } = user;
  const { club, marketing, newsletter, event_invite, birthday_gift } = user;
  return {
    ...blankValues,
    ...{ firstname, surname, email, phone, city, club, marketing, newsletter, event_invite, birthday_gift },
    birth_date: birth_date ?? '',
    gender_id: gender_id === null ? '' : String(gender_id),
    addr: address.addr,
    postnr: address.postnr,
    ...preferencesOf(user.preferences),
  };
}

/** Rule 5.5: empty fields are dropped before sending, and accepted terms are sent as 1. `known`: the preferences stored. */
export function toPayload(values: Partial<CustomerValues>, known: Record<string, unknown> = {}): object {
  const { addr, postnr, gender_id, terms_conditions, ...rest } = values;
  const own = Object.entries(rest).filter(([name]) => !(preferences as readonly string[]).includes(name));
  const trimmed = own.map(([name, value]): [string, unknown] => {
    const text = typeof value === 'string' && !name.includes('password');
    return [name, text ? value.trim() : value];
  });
  return dropEmptyFields({
    ...Object.fromEntries(trimmed),
    email: values.email && normaliseEmail(values.email),
    phone: values.phone && (normalisePhone(values.phone) ?? values.phone.trim()),
    gender_id: gender_id ? Number(gender_id) : undefined,
    address: { addr: addr?.trim(), postnr: postnr?.trim() },
    terms_conditions: terms_conditions ? 1 : undefined,
    preferences: preferencesToSend(values, known),
  });
}

export function loginName(text: string): { email: string } | { phone: string } | undefined {
  if (isEmail(text)) return { email: normaliseEmail(text) };
  const phone = isPhone(text) ? normalisePhone(text) : undefined;
  return phone ? { phone } : undefined;
}
