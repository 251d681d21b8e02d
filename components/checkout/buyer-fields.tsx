import { useState } from 'react';
import { ApiError } from '@/components/api';
import { usePlace } from '@/components/customer-form/use-place';
import { Field } from '@/components/ui/field';
import { useTexts } from '@/components/ui/own-texts';
import text from '@/components/ui/text.module.css';
import { useForm } from '@/components/ui/use-form';
import { useQuery } from '@/components/use-query';
import { registered } from '@/lib/norway/address';
import { isOutsideVatArea, isPostcode } from '@/lib/norway/postcode';
import { type ContactForm, contactFieldError } from '@/lib/orders/contact-form';
import { orderFieldError } from '@/lib/orders/order-form';
import fieldsTexts from '@/messages/fields.nb.json';
import styles from './buyer-fields.module.css';
import { address } from './queries';
import { type AddressForm, addressDraft, contactDraft } from './store';
import { useCheckoutWords } from './use-checkout-words';

export function ContactFields({ contact }: { contact: Contact }) {
  const words = useCheckoutWords();
  const hints: Partial<Record<ContactField, string>> = { phone: words.phoneHint, email: words.emailHint };
  const field = (name: ContactField) => (
    <Field
      {...contact.field(name)}
      autoComplete={AUTO_COMPLETE[name]}
      label={words[name]}
      hint={hints[name]}
      required
    />
  );
  return (
    <div className={styles.contact}>
      <div className={styles.wide}>{field('name')}</div>
      {field('phone')}
      {field('email')}
      <p className={`${styles.wide} ${text.soft}`}>
        <span>{`${words.contactLead} `}</span>
        <a href="/personvernerklaering" data-follow target="_blank" rel="noopener">
          {words.privacy}
        </a>
      </p>
    </div>
  );
}

type ContactField = keyof ContactForm;

export const contactFieldId = (name: ContactField) => `contact-${name}`;

export function useContact() {
  const fieldWords = useTexts('fields', fieldsTexts);
  return useForm<ContactForm>({
    names: ['name', 'phone', 'email'],
    initial: { name: '', phone: '', email: '' },
    kinds: { name: 'line', phone: 'phone', email: 'email' },
    id: contactFieldId,
    draft: contactDraft,
    problemOf: (name, form) => {
      const key = contactFieldError(name, form[name]);
      return key && fieldWords[key];
    },
  });
}

export type Contact = ReturnType<typeof useContact>;

const AUTO_COMPLETE = {
  ...{ name: 'name', phone: 'tel', email: 'email' },
  address: 'address-line1',
  addressLine2: 'address-line2',
  postalCode: 'postal-code',
  city: 'address-level2',
} as const;

export function AddressFields({ address }: { address: Address }) {
  const words = useCheckoutWords();
  const fieldWords = useTexts('fields', fieldsTexts);
  const verdict = { unknown: words.addressUnknown, found: words.addressFound, numberless: words.addressNumberless };
  const hints: Partial<Record<AddressField, string>> = {
    address: address.verdict && verdict[address.verdict],
    // Said before submit, as the account may have filled in the address.
    postalCode: isOutsideVatArea(address.values.postalCode)
      ? fieldWords.postal_code_not_sent
      : address.postcodeUnknown
        ? words.postalCodeUnknown
        : undefined,
  };
  const field = (name: AddressField) => (
    <Field
      {...address.field(name)}
      autoComplete={AUTO_COMPLETE[name]}
      label={words[name]}
      hint={hints[name]}
      required={name !== 'addressLine2'}
      onBlur={() => address.leave(name)}
    />
  );
  return (
    <div className={styles.address}>
      <div className={styles.wide}>{field('address')}</div>
      <div className={styles.wide}>{field('addressLine2')}</div>
      {field('postalCode')}
      {field('city')}
    </div>
  );
}

export type AddressField = keyof AddressForm;

export const addressFieldId = (name: AddressField) => `address-${name}`;

/** Keeps the delivery address. A postcode fills in its city; the street is looked up on blur. */
export function useAddress() {
  const fieldWords = useTexts('fields', fieldsTexts);
  const form = useForm<AddressForm>({
    names: ['address', 'addressLine2', 'postalCode', 'city'],
    initial: { address: '', addressLine2: '', postalCode: '', city: '' },
    kinds: { address: 'line', addressLine2: 'line', postalCode: 'postcode', city: 'line' },
    id: addressFieldId,
    draft: addressDraft,
    problemOf: (name, values) => {
      const key = orderFieldError(name, values[name]);
      return key && fieldWords[key];
    },
  });
  const { values, meant } = form;
  const postcodeUnknown = usePlace(values.postalCode, (place) => form.type('city', place));
  const [done, setDone] = useState(false);
  const [left, setLeft] = useState({ street: '', postcode: '' });
  const { data, error } = useQuery(address(left));
  const street = orderFieldError('address', meant.address) ? undefined : registered(meant.address);
  const isAsked = left.street === street && left.postcode === meant.postalCode;

  return {
    ...form,
    postcodeUnknown,
    /** The address register's answer on the street; undefined where it lists no streets. It never stops an order (rule 5.2). */
    verdict: !isAsked
      ? done && meant.address !== '' && !/\d/.test(meant.address)
        ? ('numberless' as const)
        : undefined
      : error instanceof ApiError && error.status === 404
        ? ('unknown' as const)
        : data?.addresses.some(({ verified }) => verified)
          ? ('found' as const)
          : undefined,
    leave(name: AddressField) {
      form.leave(name);
      setDone(done || name === 'address');
      if (street && isPostcode(meant.postalCode)) setLeft({ street, postcode: meant.postalCode });
    },
  };
}

export type Address = ReturnType<typeof useAddress>;
