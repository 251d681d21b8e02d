import { Field } from '@/components/ui/field';
import { isOutsideVatArea } from '@/lib/norway/postcode';
import fieldWords from '@/messages/fields.nb.json';
import styles from './address-fields.module.css';
import { useCheckoutWords } from './checkout-words';
import { type Address, type AddressField, addressFieldId } from './use-address';

const kinds = {
  address: { autoComplete: 'address-line1', maxLength: 200 },
  postalCode: { inputMode: 'numeric', autoComplete: 'postal-code', maxLength: 4 },
  city: { autoComplete: 'address-level2', maxLength: 100 },
} as const;

/** Where the goods are sent. */
export function AddressFields({ address }: { address: Address }) {
  const words = useCheckoutWords();
  const verdict = { unknown: words.addressUnknown, found: words.addressFound };
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
      {...kinds[name]}
      id={addressFieldId(name)}
      name={name}
      label={words[name]}
      hint={hints[name]}
      error={address.errors[name]}
      value={address.values[name]}
      required
      onChange={(event) => address.type(name, event.target.value)}
      onBlur={() => address.leave(name)}
    />
  );
  return (
    <div className={styles.fields}>
      <div className={styles.wide}>{field('address')}</div>
      {field('postalCode')}
      {field('city')}
    </div>
  );
}
