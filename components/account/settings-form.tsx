'use client';

import { type FormEvent, useState } from 'react';
import styles from '@/components/customer-form/account-form.module.css';
import { CustomerField, CustomerPassword, NewPasswordFields } from '@/components/customer-form/customer-field';
import { toPayload, type ValueName, valuesOf } from '@/components/customer-form/customer-values';
import { AddressFields, BirthAndGender } from '@/components/customer-form/more-fields';
import { PreferenceFields } from '@/components/customer-form/preference-fields';
import { preferences } from '@/components/customer-form/preferences';
import { useCustomerForm } from '@/components/customer-form/use-customer-form';
import { useAccountWords } from '@/components/session/account-words';
import { useMe } from '@/components/session/signed-in';
import { Button } from '@/components/ui/button';
import { SHORTEST_PASSWORD } from '@/lib/customers/customer-form';
import { fill } from '@/lib/text/words';
import { settingsDraft } from './drafts';
import { FormProblem } from './form-problem';
import { useChange } from './use-change';

const names: ValueName[] = [
  ...(['firstname', 'surname', 'email', 'phone', 'addr', 'postnr', 'city', 'birth_date', 'gender_id'] as const),
  ...preferences,
  ...(['current_password', 'password', 'password_confirmation'] as const),
];

export function SettingsForm() {
  const words = useAccountWords();
  const me = useMe();
  const [initial] = useState(() => valuesOf(me));
  const form = useCustomerForm({ names, initial, draft: settingsDraft(me.id), keepsPassword: true });
  const { save, sending, problem } = useChange(form, words.settings.saved);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!form.check()) return;
    // What stands here unchanged may have been changed in another tab.
    await save(toPayload(form.changed(), me.preferences));
  };

  return (
    <form className={styles.form} onSubmit={submit} method="post" noValidate aria-busy={sending}>
      {form.kept ? (
        <p className={styles.note} role="status">
          {words.register.kept}
        </p>
      ) : null}
      <fieldset className={styles.part}>
        <legend>{words.settings.contactTitle}</legend>
        <div className={styles.pair}>
          <CustomerField form={form} name="firstname" required />
          <CustomerField form={form} name="surname" required />
        </div>
        <div className={styles.pair}>
          <CustomerField form={form} name="email" hint={words.settings.emailHint} required />
          <CustomerField form={form} name="phone" hint={words.register.phoneHint} required />
        </div>
      </fieldset>
      <fieldset className={styles.part}>
        <legend>{words.settings.addressTitle}</legend>
        <AddressFields form={form} />
      </fieldset>
      <fieldset className={styles.part}>
        <legend>{words.settings.moreTitle}</legend>
        <BirthAndGender form={form} />
        <p className={styles.lead}>{words.settings.emptyHint}</p>
      </fieldset>
      <PreferenceFields form={form} />
      <fieldset className={styles.part}>
        <legend>{words.settings.passwordTitle}</legend>
        <p className={styles.lead}>{words.settings.passwordLead}</p>
        <CustomerPassword form={form} name="current_password" label={words.fields.current_password} />
        <NewPasswordFields
          form={form}
          label={words.fields.new_password}
          hint={fill(words.register.passwordHint, { count: SHORTEST_PASSWORD })}
        />
      </fieldset>
      <FormProblem problem={problem} />
      <div className={styles.acts}>
        <Button type="submit" aria-disabled={sending}>
          {sending ? words.settings.sending : words.settings.submit}
        </Button>
      </div>
    </form>
  );
}
