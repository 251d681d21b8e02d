import { isPhone } from '@/lib/norway/phone';
import { isEmail } from '@/lib/text/emails';
import { hasLink } from '@/lib/text/links';

/** Who an order is for: the part of its form that is always asked for. */
export interface ContactForm {
  name: string;
  phone: string;
  email: string;
}

/** Keys of messages/fields.nb.json. */
export type ContactMessage =
  | 'name_required'
  | 'name_link'
  | 'phone_required'
  | 'phone_invalid'
  | 'email_required'
  | 'email_invalid'
  | 'invalid';

const LONGEST: Record<keyof ContactForm, number> = { name: 200, phone: 40, email: 254 };

const rules: Record<keyof ContactForm, (text: string) => ContactMessage | undefined> = {
  name: (text) => (text === '' ? 'name_required' : hasLink(text) ? 'name_link' : undefined),
  phone: (text) => (text === '' ? 'phone_required' : isPhone(text) ? undefined : 'phone_invalid'),
  email: (text) => (text === '' ? 'email_required' : isEmail(text) ? undefined : 'email_invalid'),
};

// Control characters are never typed: they break a mail header, and PostgreSQL refuses the first of them.
const UNREADABLE = /\p{Cc}|\p{Cs}/u;
export const singleSpaced = (text: string) => text.trim().replace(/\s+/g, ' ');

/** True for what fits in `longest` characters and has nothing in it that nobody types. */
export const isReadable = (text: string, longest: number) =>
  text.trim().length <= longest && !UNREADABLE.test(singleSpaced(text));

/** What is wrong with one field (rule 5.4), or undefined; for a check as the shopper leaves it. */
export const contactFieldError = (field: keyof ContactForm, value: string): ContactMessage | undefined =>
  isReadable(value, LONGEST[field]) ? rules[field](value.trim()) : 'invalid';
