import { isPostcode } from '@/lib/address';
import { isEmail } from '@/lib/emails';
import { isPhone } from '@/lib/phone';
import type { AccountWords } from './account-words';
import type { CustomerValues, ValueName } from './customer-values';

export const SHORTEST_PASSWORD = 10;
const LONGEST_PASSWORD = 200;

type Message = keyof AccountWords['fields'];
type Rule = (text: string, values: CustomerValues) => Message | undefined;

const needed =
  (missing: Message, rule?: (text: string) => boolean, wrong?: Message): Rule =>
  (text) =>
    text === '' ? missing : rule && !rule(text) ? wrong : undefined;

const rules: Partial<Record<ValueName, Rule>> = {
  firstname: needed('firstname_required'),
  surname: needed('surname_required'),
  email: needed('email_required', isEmail, 'email_invalid'),
  phone: needed('phone_required', isPhone, 'phone_invalid'),
  birth_date: (text) => (text === '' || isPast(text) ? undefined : 'birth_date_invalid'),
  postnr: (text) => (text === '' || isPostcode(text) ? undefined : 'postal_code_invalid'),
};

const isPast = (day: string) => /^\d{4}-\d\d-\d\d$/.test(day) && day > '1900' && new Date(day).getTime() < Date.now();

/** What is wrong with one field, as a key of the account's words. An unchanged password is left empty (settings). */
export function valueProblem(name: ValueName, values: CustomerValues, keepsPassword = false): Message | undefined {
  const value = values[name];
  if (typeof value === 'boolean') return name === 'terms_conditions' && !value ? 'terms_required' : undefined;
  if (name === 'password' || name === 'password_confirmation') return passwordProblem(name, values, keepsPassword);
  return rules[name]?.(value.trim(), values);
}

function passwordProblem(
  name: 'password' | 'password_confirmation',
  { password, password_confirmation }: CustomerValues,
  keeps: boolean,
): Message | undefined {
  if (keeps && password === '' && password_confirmation === '') return undefined;
  if (name === 'password_confirmation') {
    if (password_confirmation === '') return 'password_confirmation_required';
    return password_confirmation === password ? undefined : 'password_confirmation_differs';
  }
  if (password === '') return 'password_required';
  if ([...password].length < SHORTEST_PASSWORD) return 'password_short';
  return password.length > LONGEST_PASSWORD ? 'password_long' : undefined;
}
