'use client';

import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import styles from './account-form.module.css';
import { useAccountWords } from './account-words';
import { CookieForm } from './cookie-form';
import { optIns, toPayload, valuesOf } from './customer-values';
import { settingsDraft } from './drafts';
import { FormProblem } from './form-problem';
import { OptInFields } from './opt-in-fields';
import { useMe } from './signed-in';
import { useChange } from './use-change';
import { useCustomerForm } from './use-customer-form';

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
