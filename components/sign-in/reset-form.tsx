'use client';

import { useState } from 'react';
import { ask } from '@/components/api';
import { NewPasswordFields } from '@/components/customer-form/customer-field';
import { useCustomerForm } from '@/components/customer-form/use-customer-form';
import { StatusProblem } from '@/components/session/status-problem';
import { userStore } from '@/components/session/store';
import { useAccountWords } from '@/components/session/use-account-words';
import { ButtonLink } from '@/components/ui/button';
import styles from '@/components/ui/form.module.css';
import { SubmitButton } from '@/components/ui/submit-button';
import { useFocus } from '@/components/ui/use-focus';
import { useToken } from '@/components/ui/use-token';
import { blankValues, type ValueName } from '@/lib/customers/customer-values';
import { loginWord } from '@/lib/customers/status-words';

const names: ValueName[] = ['password', 'password_confirmation'];
/** The link is used or expired. */
const EXPIRED = [401, 403, 404, 410, 422];

export function ResetForm() {
  const words = useAccountWords();
  const token = useToken();
  const form = useCustomerForm({ names, initial: blankValues, refusals: [422] });
  const { sending } = form;
  const [done, setDone] = useState(false);
  const heading = useFocus(done);
  const expired = !form.stopped && form.failure !== undefined && EXPIRED.includes(form.failure.status);

  const save = form.submit(async ({ password, password_confirmation }) => {
    await ask('POST /customers/password/reset', { body: { token: token ?? '', password, password_confirmation } });
    form.settle(blankValues);
    // The reset ends every session of the account.
    userStore.clear();
    setDone(true);
  });

  if (token === '' || expired)
    return (
      <div className={styles.done} role="alert">
        <p>{expired ? words.reset.expired : words.reset.noToken}</p>
        <ButtonLink href="/glemt-passord">{words.reset.again}</ButtonLink>
      </div>
    );
  if (done)
    return (
      <div className={styles.done}>
        <h2 ref={heading} tabIndex={-1}>
          {words.reset.doneTitle}
        </h2>
        <p>{words.reset.done}</p>
        <ButtonLink href="/logg-inn">{words.login.submit}</ButtonLink>
      </div>
    );
  return (
    <form className={styles.form} onSubmit={save} method="post" noValidate aria-busy={sending}>
      <StatusProblem failure={form.stopped ? undefined : form.failure} wordOf={loginWord} />
      <NewPasswordFields form={form} label={words.fields.new_password} />
      <SubmitButton sending={sending || token === undefined}>
        {sending ? words.reset.sending : words.reset.submit}
      </SubmitButton>
    </form>
  );
}
