'use client';

import { useState } from 'react';
import { OptInFields } from '@/components/customer-form/opt-in-fields';
import { consentsDraft } from '@/components/customer-form/store';
import { useMe } from '@/components/session/signed-in';
import { StatusProblem } from '@/components/session/status-problem';
import { useAccountWords } from '@/components/session/use-account-words';
import { Button } from '@/components/ui/button';
import styles from '@/components/ui/form.module.css';
import { optIns, valuesOf } from '@/lib/customers/customer-values';
import { changeWord } from '@/lib/customers/status-words';
import { CookieForm } from './cookie-form';
import { useChange } from './use-change';

const names = [...optIns];

export function ConsentsForm() {
  const { consents: words } = useAccountWords();
  const me = useMe();
  const [initial] = useState(() => valuesOf(me));
  const { form, submit, failure } = useChange({ names, initial, draft: consentsDraft(me.id) }, () => words.saved);

  return (
    <div className={styles.forms}>
      <form className={styles.form} onSubmit={submit} method="post" noValidate aria-busy={form.sending}>
        <p>{words.lead}</p>
        <fieldset className={styles.part}>
          <legend>{words.mailTitle}</legend>
          <OptInFields form={form} />
        </fieldset>
        <StatusProblem failure={failure} wordOf={changeWord} />
        <div className={styles.acts}>
          <Button type="submit" aria-disabled={form.sending}>
            {form.sending ? words.sending : words.submit}
          </Button>
        </div>
      </form>
      <CookieForm />
    </div>
  );
}
