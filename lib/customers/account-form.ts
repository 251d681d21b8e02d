import type { Customer, CustomerChoice, CustomerRegistration } from '@/lib/contracts/customers';
import { isStorable } from '@/lib/text/storable';
import { type CustomerForm, emptyCustomerForm } from './customer-form';

export interface AccountRow {
  firstname: string;
  surname: string;
  email: string;
  phone: string;
  birth_date: string | null;
  gender_id: number | null;
  addr: string;
  postnr: string;
  city: string;
  preferences: Record<string, unknown>;
  terms_conditions: boolean;
  verified: boolean;
  password_hash: string;
  pending_email: string | null;
  pending_email_at: Date | null;
  pending_email_session: string | null;
  club: boolean;
  marketing: boolean;
  newsletter: boolean;
  event_invite: boolean;
  birthday_gift: boolean;
  cookies: boolean;
  cookie_ga: boolean;
  cookie_google_tag_manager: boolean;
  cookie_meta_pixel: boolean;
}

export const noPendingEmail = {
  pending_email: null,
  pending_email_at: null,
  pending_email_session: null,
} as const satisfies Partial<AccountRow>;

/** Merges what was sent into the known form: empty texts are ignored (rule 5.5), null deletes a date. */
export function formOf(sent: CustomerRegistration, known: CustomerForm = emptyCustomerForm): CustomerForm {
  const over = (given: string | undefined, before: string) =>
    given === undefined || given.trim() === '' ? before : given;
  return {
    firstname: over(sent.firstname, known.firstname),
    surname: over(sent.surname, known.surname),
    email: over(sent.email, known.email),
    phone: over(sent.phone, known.phone),
    password: sent.password ?? '',
    password_confirmation: sent.password_confirmation ?? '',
    birth_date: sent.birth_date === null ? '' : over(sent.birth_date, known.birth_date),
    address: {
      addr: over(sent.address?.addr, known.address.addr),
      postnr: over(sent.address?.postnr, known.address.postnr),
    },
    city: over(sent.city, known.city),
  };
}

export const formOfCustomer = (customer: Customer): CustomerForm => ({
  ...emptyCustomerForm,
  firstname: customer.firstname,
  surname: customer.surname,
  email: customer.email,
  phone: customer.phone,
  birth_date: customer.birth_date ?? '',
  address: customer.address,
  city: customer.city,
});

const CHOICES: readonly CustomerChoice[] = [
  ...(['club', 'marketing', 'newsletter', 'event_invite', 'birthday_gift', 'cookies'] as const),
  ...(['cookie_ga', 'cookie_google_tag_manager', 'cookie_meta_pixel'] as const),
];

const yes = (flag: boolean | 0 | 1) => flag === true || flag === 1;

export function rowOf(
  form: CustomerForm,
  sent: CustomerRegistration,
  known: Customer['preferences'] = {},
): Partial<AccountRow> {
  const row: Partial<AccountRow> = {
    firstname: form.firstname,
    surname: form.surname,
    email: form.email,
    phone: form.phone,
    birth_date: form.birth_date === '' ? null : form.birth_date,
    addr: form.address.addr,
    postnr: form.address.postnr,
    city: form.city,
  };
  if (sent.gender_id !== undefined) row.gender_id = sent.gender_id;
  if (sent.preferences) row.preferences = { ...known, ...sent.preferences };
  if (sent.terms_conditions !== undefined && yes(sent.terms_conditions)) row.terms_conditions = true;
  for (const choice of CHOICES) {
    const flag = sent[choice];
    if (flag !== undefined) row[choice] = yes(flag);
  }
  return row;
}

export const hasAccepted = (sent: CustomerRegistration) => yes(sent.terms_conditions ?? false);

/** As large as a request, so that single preferences do not add up without limit. */
const LARGEST_PREFERENCES = 64 * 1024;

export const arePreferencesTooLarge = ({ preferences }: Partial<AccountRow>) =>
  preferences !== undefined && JSON.stringify(preferences).length > LARGEST_PREFERENCES;

/** PostgreSQL accepts neither NUL nor lone surrogates. */
export const arePreferencesReadable = (preferences: Record<string, unknown> = {}) =>
  Object.entries(preferences).every((pair) => pair.every((part) => typeof part !== 'string' || isStorable(part)));
