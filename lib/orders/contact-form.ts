import { isPhone } from '@/lib/norway/phone';
import { isEmail } from '@/lib/text/emails';
import { hasLink } from '@/lib/text/links';
import { lineError } from '@/lib/text/typed';

export interface ContactForm {
  name: string;
  phone: string;
  email: string;
}

export type ContactMessage =
  | 'name_required'
  | 'name_link'
  | 'phone_required'
  | 'phone_invalid'
  | 'email_required'
  | 'email_invalid'
  | 'invalid'
  | 'unseen';

const LONGEST: Record<keyof ContactForm, number> = { name: 200, phone: 40, email: 254 };

const rules: Record<keyof ContactForm, (text: string) => ContactMessage | undefined> = {
  name: (text) => (text === '' ? 'name_required' : hasLink(text) ? 'name_link' : undefined),
  phone: (text) => (text === '' ? 'phone_required' : isPhone(text) ? undefined : 'phone_invalid'),
  email: (text) => (text === '' ? 'email_required' : isEmail(text) ? undefined : 'email_invalid'),
};

/** Rule 5.4. */
export const contactFieldError = (field: keyof ContactForm, value: string): ContactMessage | undefined =>
  lineError(value, LONGEST[field]) ?? rules[field](value.trim());
