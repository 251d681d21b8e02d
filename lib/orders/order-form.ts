import { isAddressNotFound, isPostcode, parseAddress } from '@/lib/norway/address';
import { isPhone, normalisePhone } from '@/lib/norway/phone';
import { isEmail, normaliseEmail } from '@/lib/text/emails';

/** What the shopper types at the checkout (rule 3.16). The address counts only with `delivery`. */
export interface OrderForm {
  name: string;
  phone: string;
  email: string;
  delivery: boolean;
  address: string;
  postalCode: string;
  city: string;
}

export type OrderFormField = Exclude<keyof OrderForm, 'delivery'>;

/** Keys under `fields.` in messages/nb.json. */
export type OrderFormMessage =
  | 'name_required'
  | 'phone_required'
  | 'phone_invalid'
  | 'email_required'
  | 'email_invalid'
  | 'address_required'
  | 'address_no_house_number'
  | 'postal_code_required'
  | 'postal_code_invalid'
  | 'city_required'
  | 'invalid';

/** In the order of the form, so that the first is the one to focus. Empty when the form is right. */
export type OrderFormErrors = Partial<Record<OrderFormField, OrderFormMessage[]>>;

const LONGEST: Record<OrderFormField, number> = {
  name: 200,
  phone: 40,
  email: 254,
  address: 200,
  postalCode: 10,
  city: 100,
};

// Control characters are never typed: they break a mail header, and PostgreSQL refuses the first of them.
const UNREADABLE = /\p{Cc}|\p{Cs}/u;
const singleSpaced = (text: string) => text.trim().replace(/\s+/g, ' ');

const rules: Record<OrderFormField, (text: string) => OrderFormMessage | undefined> = {
  name: (text) => (text === '' ? 'name_required' : undefined),
  phone: (text) => (text === '' ? 'phone_required' : isPhone(text) ? undefined : 'phone_invalid'),
  email: (text) => (text === '' ? 'email_required' : isEmail(text) ? undefined : 'email_invalid'),
  address: (text) =>
    text === '' ? 'address_required' : isAddressNotFound(parseAddress(text)) ? 'address_no_house_number' : undefined,
  postalCode: (text) => (text === '' ? 'postal_code_required' : isPostcode(text) ? undefined : 'postal_code_invalid'),
  city: (text) => (text === '' ? 'city_required' : undefined),
};

const always: OrderFormField[] = ['name', 'phone', 'email'];
const delivered: OrderFormField[] = [...always, 'address', 'postalCode', 'city'];

/** What is wrong with one field (rule 5.4), or undefined; for a check as the shopper leaves it. */
export function orderFieldError(field: OrderFormField, value: string): OrderFormMessage | undefined {
  const text = value.trim();
  if (text.length > LONGEST[field] || UNREADABLE.test(singleSpaced(text))) return 'invalid';
  return rules[field](text);
}

/** What is wrong with the form, field by field (rule 5.4). */
export function orderFormErrors(form: OrderForm): OrderFormErrors {
  const errors: OrderFormErrors = {};
  for (const field of form.delivery ? delivered : always) {
    const message = orderFieldError(field, form[field]);
    if (message) errors[field] = [message];
  }
  return errors;
}

/** The form as it is stored: trimmed, single spaces, the phone as 8 digits, no address unless it is delivered. */
export function tidyOrderForm(form: OrderForm): OrderForm {
  const address = (text: string) => (form.delivery ? singleSpaced(text) : '');
  return {
    name: singleSpaced(form.name),
    phone: normalisePhone(form.phone) ?? singleSpaced(form.phone),
    email: normaliseEmail(form.email),
    delivery: form.delivery,
    address: address(form.address),
    postalCode: address(form.postalCode),
    city: address(form.city),
  };
}
