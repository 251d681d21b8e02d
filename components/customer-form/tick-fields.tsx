import { useAccountWords } from '@/components/session/use-account-words';
import { CheckField } from '@/components/ui/check-field';
import styles from '@/components/ui/form.module.css';
import { optIns } from '@/lib/customers/customer-values';
import { activities, departments, type Preference } from '@/lib/customers/preferences';
import { type CustomerForm, fieldId } from './use-customer-form';

export function PreferenceFields({ form }: { form: CustomerForm }) {
  const { preferences: words } = useAccountWords();
  const ticks = (names: readonly Preference[]) => (
    <div className={styles.ticks}>
      {names.map((name) => (
        <CheckField
          key={name}
          id={fieldId(name)}
          name={name}
          label={words[name]}
          checked={form.values[name]}
          onChange={(event) => form.type(name, event.target.checked)}
        />
      ))}
    </div>
  );
  return (
    <>
      <fieldset className={styles.part}>
        <legend>{words.activities}</legend>
        <p className={styles.lead}>{words.lead}</p>
        {ticks(activities)}
      </fieldset>
      <fieldset className={styles.part}>
        <legend>{words.departments}</legend>
        {ticks(departments)}
      </fieldset>
    </>
  );
}

/** One box each, none ticked beforehand. */
export function OptInFields({ form }: { form: CustomerForm }) {
  const words = useAccountWords();
  return optIns.map((name) => (
    <CheckField
      key={name}
      id={fieldId(name)}
      name={name}
      label={words.opt[name]}
      hint={words.opt[`${name}Hint`]}
      checked={form.values[name]}
      onChange={(event) => form.type(name, event.target.checked)}
    />
  ));
}
