'use client';

import { type FormEvent, useState } from 'react';
import styles from '@/components/customer-form/account-form.module.css';
import { optIns, toPayload, valuesOf } from '@/components/customer-form/customer-values';
import { OptInFields } from '@/components/customer-form/opt-in-fields';
import { useCustomerForm } from '@/components/customer-form/use-customer-form';
import { useAccountWords } from '@/components/session/account-words';
import { useMe } from '@/components/session/signed-in';
import { Button } from '@/components/ui/button';
import { CookieForm } from './cookie-form';
import { settingsDraft } from './drafts';
import { FormProblem } from './form-problem';
import { useChange } from './use-change';

const names = [...optIns];

export function ConsentsForm() {
  const { consents: words } = useAccountWords();
  const me = useMe();
  const [initial] = useState(() => valuesOf(me));
  const form = useCustomerForm({ names, initial, draft: `${settingsDraft(me.id)}:consents` });
  const { save, sending, problem } = useChange(form, words.saved);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    await save(toPayload(Object.fromEntries(names.map((name) => [name, form.values[name]]))));
  };

  return (
    <div className={styles.forms}>
      <form className={styles.form} onSubmit={submit} method="post" noValidate aria-busy={sending}>
        <p>{words.lead}</p>
        <fieldset className={styles.part}>
          <legend>{words.mailTitle}</legend>
          <OptInFields form={form} />
        </fieldset>
        <FormProblem problem={problem} />
        <div className={styles.acts}>
          <Button type="submit" aria-disabled={sending}>
            {sending ? words.sending : words.submit}
          </Button>
        </div>
      </form>
      <CookieForm />
    </div>
  );
}
