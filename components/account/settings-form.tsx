'use client';

import { useState } from 'react';
import { CustomerField, CustomerPassword, NewPasswordFields } from '@/components/customer-form/customer-field';
import { AddressFields, BirthAndGender } from '@/components/customer-form/more-fields';
import { settingsDraft } from '@/components/customer-form/store';
import { PreferenceFields } from '@/components/customer-form/tick-fields';
import { useMe } from '@/components/session/signed-in';
import { StatusProblem } from '@/components/session/status-problem';
import { useAccountWords } from '@/components/session/use-account-words';
import { Button } from '@/components/ui/button';
import styles from '@/components/ui/form.module.css';
import { needsPassword } from '@/lib/customers/customer-rules';
import { type ValueName, valuesOf } from '@/lib/customers/customer-values';
import { preferences } from '@/lib/customers/preferences';
import { changeWord } from '@/lib/customers/status-words';
import { fill } from '@/lib/text/words';
import { useChange } from './use-change';
import { PendingEmail } from './verification';

const names: ValueName[] = [
  ...(['firstname', 'surname', 'email', 'phone', 'addr', 'postnr', 'city', 'birth_date', 'gender_id'] as const),
  ...preferences,
  ...(['password', 'password_confirmation', 'current_password'] as const),
];

export function SettingsForm() {
  const words = useAccountWords();
  const me = useMe();
  const [initial] = useState(() => valuesOf(me));
  const { form, submit, failure } = useChange(
    { names, initial, draft: settingsDraft(me.id), known: me },
    (sent, { pending_email }) =>
      sent.email !== undefined && pending_email
        ? fill(words.settings.savedEmail, { email: pending_email })
        : words.settings.saved,
  );
  const asks = needsPassword(form.meant, me);

  return (
    <form className={styles.form} onSubmit={submit} method="post" noValidate aria-busy={form.sending}>
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
        <PendingEmail />
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
        <NewPasswordFields form={form} label={words.fields.new_password} />
      </fieldset>
      <p className="visually-hidden" role="status">
        {asks ? words.settings.proofAsked : null}
      </p>
      {asks ? (
        <fieldset className={styles.part}>
          <legend>{words.settings.proofTitle}</legend>
          <p className={styles.lead}>{words.settings.proofLead}</p>
          <CustomerPassword form={form} name="current_password" label={words.fields.current_password} />
          <a className={styles.aside} href="/glemt-passord" data-follow>
            {words.forgotLink}
          </a>
        </fieldset>
      ) : null}
      <StatusProblem failure={failure} wordOf={changeWord} />
      <div className={styles.acts}>
        <Button type="submit" aria-disabled={form.sending}>
          {form.sending ? words.settings.sending : words.settings.submit}
        </Button>
      </div>
    </form>
  );
}
