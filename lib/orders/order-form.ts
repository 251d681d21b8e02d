import { normalisePhone } from '@/lib/norway/phone';
import { isOutsideVatArea, isPostcode } from '@/lib/norway/postcode';
import { normaliseEmail } from '@/lib/text/emails';
import { hasLink } from '@/lib/text/links';
import { lineError, singleSpaced } from '@/lib/text/typed';
import { type ContactForm, type ContactMessage, contactFieldError } from './contact-form';

/** What the shopper types at the checkout (rule 3.16). The address counts only with `delivery`. */
export interface OrderForm extends ContactForm {
  delivery: boolean;
  address: string;
  /** c/o, floor or flat; may be empty. */
  addressLine2: string;
  postalCode: string;
  city: string;
}

export type OrderFormField = Exclude<keyof OrderForm, 'delivery'>;
type AddressField = Exclude<OrderFormField, keyof ContactForm>;

export type OrderFormMessage =
  | ContactMessage
  | 'address_required'
  | 'address_link'
  | 'postal_code_required'
  | 'postal_code_invalid'
  | 'postal_code_not_sent'
  | 'city_required'
  | 'city_link';

export type OrderFormErrors = Partial<Record<OrderFormField, OrderFormMessage[]>>;

const LONGEST: Record<AddressField, number> = { address: 200, addressLine2: 100, postalCode: 10, city: 100 };

const rules: Record<AddressField, (text: string) => OrderFormMessage | undefined> = {
  address: (text) => (text === '' ? 'address_required' : hasLink(text) ? 'address_link' : undefined),
  addressLine2: (text) => (hasLink(text) ? 'address_link' : undefined),
  postalCode: (text) => {
    if (text === '') return 'postal_code_required';
    if (isOutsideVatArea(text)) return 'postal_code_not_sent';
    return isPostcode(text) ? undefined : 'postal_code_invalid';
  },
  city: (text) => (text === '' ? 'city_required' : hasLink(text) ? 'city_link' : undefined),
};

const always = ['name', 'phone', 'email'] as const;
const delivered = [...always, 'address', 'addressLine2', 'postalCode', 'city'] as const;

export function orderFieldError(field: OrderFormField, value: string): OrderFormMessage | undefined {
  if (field === 'name' || field === 'phone' || field === 'email') return contactFieldError(field, value);
  return lineError(value, LONGEST[field]) ?? rules[field](value.trim());
}

/** Rule 5.4. */
export function orderFormErrors(form: OrderForm): OrderFormErrors {
  const errors: OrderFormErrors = {};
  for (const field of form.delivery ? delivered : always) {
    const message = orderFieldError(field, form[field]);
    if (message) errors[field] = [message];
  }
  return errors;
}

/** Returns the form as it is stored: single spaces, the phone as 8 digits, no address unless it is delivered. */
export function tidyOrderForm(form: OrderForm): OrderForm {
  const address = (text: string) => (form.delivery ? singleSpaced(text) : '');
  return {
    name: singleSpaced(form.name),
    phone: normalisePhone(form.phone) ?? form.phone.trim(),
    email: normaliseEmail(form.email),
    delivery: form.delivery,
    address: address(form.address),
    addressLine2: address(form.addressLine2),
    postalCode: address(form.postalCode),
    city: address(form.city),
  };
}
