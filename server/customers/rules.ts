import { type Choices, hasAccepted as hasAcceptedCookies } from '@/lib/consent/consent';
import type {
  Customer,
  CustomerChoice,
  CustomerLogin,
  CustomerRegistration,
  LoginType,
} from '@/lib/contracts/customers';
import { type CustomerForm, customerFieldError, emptyCustomerForm } from '@/lib/customers/customer-form';
import { normalisePhone } from '@/lib/norway/phone';
import { normaliseEmail } from '@/lib/text/emails';
import { isStorable } from '@/lib/text/storable';
import type { ThrottleLimit } from '@/server/throttle/types';
import type { CustomerRow } from './types';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export const limits = {
  account: { free: 5, firstWaitMs: 30_000, longestWaitMs: 15 * MINUTE, forgottenAfterMs: DAY },
  address: { free: 20, firstWaitMs: 30_000, longestWaitMs: 15 * MINUTE, forgottenAfterMs: HOUR },
  register: { free: 30, firstWaitMs: MINUTE, longestWaitMs: HOUR, forgottenAfterMs: HOUR },
  mailTo: { free: 3, firstWaitMs: MINUTE, longestWaitMs: HOUR, forgottenAfterMs: DAY },
  mailFrom: { free: 20, firstWaitMs: MINUTE, longestWaitMs: HOUR, forgottenAfterMs: HOUR },
} as const satisfies Record<string, ThrottleLimit>;

/** The same letters are the same password, however a keyboard composes its å. Nothing is cut or trimmed. */
export const passwordText = (password: string) => password.normalize('NFKC');

// Of the lists of most used passwords, those that can be ten characters long, and the Norwegian ones.
const COMMON = new Set(
  `password passord qwerty qwertyuiop qwertyui asdfghjkl zxcvbnm 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qaz2wsx3edc iloveyou
  football fotball baseball basketball superman sunshine princess prinsesse welcome velkommen letmein trustno master
  monkey dragon shadow michael jennifer charlie starwars whatever computer internet samsung liverpool manchester
  jegelskerdeg sommer vinter hemmelig hemmelighet nordvidda nordmann norge administrator admin changeme blink qazwsxedc
  passw0rd p@ssword p@ssw0rd mypassword mittpassord passordet hallohallo heihei heiheihei test testtest`.split(/\s+/),
);

/** True for what is tried first by whoever guesses: a common word and digits, a run, or what the account itself says. */
export function isGuessable(password: string, own: readonly string[]): boolean {
  const plain = passwordText(password).toLowerCase();
  const word = plain.replace(/^[\d\W_]+|[\d\W_]+$/g, '');
  if (new Set(plain).size <= 3 || COMMON.has(word) || COMMON.has(plain)) return true;
  if (isRun(plain)) return true;
  return own.some(
    (text) => text.length >= 5 && plain.startsWith(text.toLowerCase()) && plain.length - text.length <= 4,
  );
}

/** '1234567890', 'abcdefghij', '9876543210' and the like. */
function isRun(text: string): boolean {
  const steps = [...text].slice(1).map((mark, i) => mark.charCodeAt(0) - text.charCodeAt(i));
  const runs = '01234567890'.repeat(3);
  return /^\d+$/.test(text)
    ? runs.includes(text) || [...runs].reverse().join('').includes(text)
    : steps.every((step) => step === 1) || steps.every((step) => step === -1);
}

/** True for an e-mail address an account may have; one with NUL in it would not even be looked up. */
export const isAddress = (typed: string) => customerFieldError('email', typed, '') === undefined;

/** Who wants to log in, in the form it is stored; undefined when that can be nobody. */
export function identifierOf(
  form: CustomerLogin,
  type: LoginType | undefined,
): { type: LoginType; value: string } | undefined {
  const typed = type ? form[type] : form.email || form.phone;
  if (typed === undefined) return undefined;
  const email = (type ?? 'email') === 'email' && isAddress(typed);
  if (email) return { type: 'email', value: normaliseEmail(typed) };
  const phone = (type ?? 'phone') === 'phone' ? normalisePhone(typed.slice(0, 40)) : undefined;
  return phone === undefined ? undefined : { type: 'phone', value: phone };
}

/** What was sent as a form, over what is known already: empty texts are dropped (rule 5.5), null takes a date away. */
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

/** An account as the form that would make it. */
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

/** The columns a tidied form and its choices fill. Choices not made are left out, so that they stay, or stay off. */
export function rowOf(
  form: CustomerForm,
  sent: CustomerRegistration,
  known: Customer['preferences'] = {},
): Partial<CustomerRow> {
  const row: Partial<CustomerRow> = {
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

/** The columns a choice of cookies fills. */
export const cookieColumns = (choices: Choices) => ({
  cookies: hasAcceptedCookies(choices),
  cookie_ga: choices.ga,
  cookie_google_tag_manager: choices.gtm,
  cookie_meta_pixel: choices.meta,
});

export const hasAccepted = (sent: CustomerRegistration) => yes(sent.terms_conditions ?? false);

/** As much as one request may hold: what comes one by one shall not grow without end. */
const LARGEST_PREFERENCES = 64 * 1024;

export const arePreferencesTooLarge = ({ preferences }: Partial<CustomerRow>) =>
  preferences !== undefined && JSON.stringify(preferences).length > LARGEST_PREFERENCES;

/** Preferences are what the page gives back; PostgreSQL takes neither NUL nor half a letter in them. */
export const arePreferencesReadable = (preferences: Record<string, unknown> = {}) =>
  Object.entries(preferences).every((pair) => pair.every((part) => typeof part !== 'string' || isStorable(part)));
