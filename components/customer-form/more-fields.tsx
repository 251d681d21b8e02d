import { useAccountWords } from '@/components/session/use-account-words';
import styles from '@/components/ui/form.module.css';
import { SelectField } from '@/components/ui/select-field';
import { CustomerField } from './customer-field';
import { type CustomerForm, fieldId } from './use-customer-form';
import { usePlace } from './use-place';

const genders = ['2', '1'] as const;

export function BirthAndGender({ form }: { form: CustomerForm }) {
  const words = useAccountWords();
  return (
    <div className={styles.pair}>
      <CustomerField form={form} name="birth_date" />
      <SelectField
        id={fieldId('gender_id')}
        name="gender_id"
        label={words.fields.gender_id}
        autoComplete="sex"
        value={form.values.gender_id}
        onChange={(event) => form.type('gender_id', event.target.value)}
      >
        <option value="">{words.genders.none}</option>
        {genders.map((id) => (
          <option key={id} value={id}>
            {words.genders[id]}
          </option>
        ))}
      </SelectField>
    </div>
  );
}

export function AddressFields({ form }: { form: CustomerForm }) {
  const words = useAccountWords();
  const unknown = usePlace(form.values.postnr, (place) => form.type('city', place));
  return (
    <>
      <CustomerField form={form} name="addr" />
      <div className={styles.place}>
        <CustomerField form={form} name="postnr" hint={unknown ? words.fields.postcode_unknown : undefined} />
        <CustomerField form={form} name="city" />
      </div>
    </>
  );
}
