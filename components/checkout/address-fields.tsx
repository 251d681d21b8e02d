import { Field } from '@/components/ui/field';
import { isOutsideVatArea } from '@/lib/norway/postcode';
import fieldWords from '@/messages/fields.nb.json';
import styles from './address-fields.module.css';
import type { Address, AddressField } from './use-address';
import { useCheckoutWords } from './use-checkout-words';

const filledIn = {
  address: 'address-line1',
  addressLine2: 'address-line2',
  postalCode: 'postal-code',
  city: 'address-level2',
} as const;

export function AddressFields({ address }: { address: Address }) {
  const words = useCheckoutWords();
  const verdict = { unknown: words.addressUnknown, found: words.addressFound, numberless: words.addressNumberless };
  const hints: Partial<Record<AddressField, string>> = {
    address: address.verdict && verdict[address.verdict],
    // An address that the account has filled in is told of before anything is pressed.
    postalCode: isOutsideVatArea(address.values.postalCode)
      ? fieldWords.postal_code_not_sent
      : address.postcodeUnknown
        ? words.postalCodeUnknown
        : undefined,
  };
  const field = (name: AddressField) => (
    <Field
      {...address.field(name)}
      autoComplete={filledIn[name]}
      label={words[name]}
      hint={hints[name]}
      required={name !== 'addressLine2'}
      onBlur={() => address.leave(name)}
    />
  );
  return (
    <div className={styles.fields}>
      <div className={styles.wide}>{field('address')}</div>
      <div className={styles.wide}>{field('addressLine2')}</div>
      {field('postalCode')}
      {field('city')}
    </div>
  );
}
