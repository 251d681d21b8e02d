import { isPhone, normalisePhone } from '@/lib/norway/phone';
import { isPostcode } from '@/lib/norway/postcode';
import { isEmail, normaliseEmail } from '@/lib/text/emails';
import { hasLink } from '@/lib/text/links';
import { lineError, singleSpaced } from '@/lib/text/typed';

/** Rule 3.11. An empty text means not given. */
export interface CustomerForm {
  firstname: string;
  surname: string;
  email: string;
  phone: string;
  password: string;
  password_confirmation: string;
  /** 'YYYY-MM-DD'. */
  birth_date: string;
  address: { addr: string; postnr: string };
  city: string;
}

export type CustomerField = Exclude<keyof CustomerForm, 'address'> | 'address.addr' | 'address.postnr';

export type CustomerMessage =
  | 'firstname_required'
  | 'surname_required'
  | 'name_link'
  | 'email_required'
  | 'email_invalid'
  | 'phone_required'
  | 'phone_invalid'
  | 'password_required'
  | 'password_short'
  | 'password_needed'
  | 'password_mismatch'
  | 'birth_date_invalid'
  | 'birth_date_young'
  | 'postal_code_invalid'
  | 'terms_required'
  | 'invalid'
  | 'unseen';

export type CustomerFormErrors = Partial<Record<CustomerField | 'terms_conditions', CustomerMessage[]>>;

export const SHORTEST_PASSWORD = 10;
/** Longer ones are refused, never cut. */
export const LONGEST_PASSWORD = 1000;
/** Rule 10.32 (popplyl. §5): below this age a parent has to agree. */
export const YOUNGEST = 13;

const LONGEST: Record<CustomerField, number> = {
  firstname: 100,
  surname: 100,
  email: 254,
  phone: 40,
  password: LONGEST_PASSWORD,
  password_confirmation: LONGEST_PASSWORD,
  birth_date: 10,
  'address.addr': 200,
  'address.postnr': 10,
  city: 100,
};

const CONTROL = /\p{Cc}|\p{Cs}/u;

const plain = () => undefined;
const rules: Record<CustomerField, (text: string, today: string) => CustomerMessage | undefined> = {
  firstname: (text) => (text === '' ? 'firstname_required' : hasLink(text) ? 'name_link' : undefined),
  surname: (text) => (text === '' ? 'surname_required' : hasLink(text) ? 'name_link' : undefined),
  email: (text) => (text === '' ? 'email_required' : isEmail(text) ? undefined : 'email_invalid'),
  phone: (text) => (text === '' ? 'phone_required' : isPhone(text) ? undefined : 'phone_invalid'),
  password: (text) =>
    text === '' ? 'password_required' : [...text].length < SHORTEST_PASSWORD ? 'password_short' : undefined,
  password_confirmation: plain,
  birth_date: (text, today) => (text === '' ? undefined : birthDateError(text, today)),
  'address.addr': plain,
  'address.postnr': (text) => (text === '' || isPostcode(text) ? undefined : 'postal_code_invalid'),
  city: plain,
};

function birthDateError(day: string, today: string): CustomerMessage | undefined {
  const date = new Date(`${day}T00:00:00Z`);
  const exists = /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
  if (!exists || day < '1900-01-01' || day > today) return 'birth_date_invalid';
  const youngest = `${Number(today.slice(0, 4)) - YOUNGEST}${today.slice(4)}`;
  return day > youngest ? 'birth_date_young' : undefined;
}

const isPassword = (field: CustomerField) => field === 'password' || field === 'password_confirmation';

/** Validates one field. `today` is the day in Oslo, 'YYYY-MM-DD'. */
export function customerFieldError(field: CustomerField, value: string, today: string): CustomerMessage | undefined {
  if (isPassword(field))
    return value.length > LONGEST[field] || CONTROL.test(value) ? 'invalid' : rules[field](value, today);
  return lineError(value, LONGEST[field]) ?? rules[field](value.trim(), today);
}

const always: CustomerField[] = ['firstname', 'surname', 'email', 'phone', 'birth_date'];
const rest: CustomerField[] = ['address.addr', 'address.postnr', 'city'];
const typedIn = (form: CustomerForm, field: CustomerField) =>
  field === 'address.addr' ? form.address.addr : field === 'address.postnr' ? form.address.postnr : form[field];

function fieldErrors(form: CustomerForm, fields: readonly CustomerField[], today: string): CustomerFormErrors {
  const errors: CustomerFormErrors = {};
  for (const field of fields) {
    const message = customerFieldError(field, typedIn(form, field), today);
    if (message) errors[field] = [message];
  }
  if (fields.includes('password') && form.password !== form.password_confirmation && !errors.password)
    errors.password_confirmation = ['password_mismatch'];
  return errors;
}

export function registrationErrors(form: CustomerForm, accepted: boolean, today: string): CustomerFormErrors {
  const errors = fieldErrors(form, [...always, ...rest, 'password'], today);
  if (!accepted) errors.terms_conditions = ['terms_required'];
  return errors;
}

/** Validates a changed account as at registration, the password only when one is given. */
export function accountErrors(form: CustomerForm, today: string): CustomerFormErrors {
  return fieldErrors(form, [...always, ...rest, ...(form.password === '' ? [] : (['password'] as const))], today);
}

export const newPasswordErrors = (form: Pick<CustomerForm, 'password' | 'password_confirmation'>) =>
  fieldErrors({ ...emptyCustomerForm, ...form }, ['password'], '');

export const emptyCustomerForm: CustomerForm = {
  firstname: '',
  surname: '',
  email: '',
  phone: '',
  password: '',
  password_confirmation: '',
  birth_date: '',
  address: { addr: '', postnr: '' },
  city: '',
};

/** Trims for storing: single spaces, the phone as 8 digits. Passwords are left as typed. */
export function tidyCustomerForm(form: CustomerForm): CustomerForm {
  return {
    ...form,
    firstname: singleSpaced(form.firstname),
    surname: singleSpaced(form.surname),
    email: normaliseEmail(form.email),
    phone: normalisePhone(form.phone) ?? form.phone.trim(),
    birth_date: form.birth_date.trim(),
    address: { addr: singleSpaced(form.address.addr), postnr: singleSpaced(form.address.postnr) },
    city: singleSpaced(form.city),
  };
}

/** Drops empty fields before an account is sent (rule 5.5). */
export function dropEmptyFields<Form extends object>(form: Form): Partial<Form> {
  const kept = Object.entries(form).flatMap(([field, value]): [string, unknown][] => {
    if (value === '' || value === null || value === undefined) return [];
    if (typeof value !== 'object' || Array.isArray(value)) return [[field, value]];
    const inner = dropEmptyFields(value);
    return Object.keys(inner).length > 0 ? [[field, inner]] : [];
  });
  return Object.fromEntries(kept) as Partial<Form>;
}
