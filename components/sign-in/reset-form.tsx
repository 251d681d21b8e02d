'use client';

import { type FormEvent, useEffect, useRef, useState } from 'react';
import { FormProblem, type Problem } from '@/components/account/form-problem';
import { SubmitButton } from '@/components/account/submit-button';
import { useSending } from '@/components/account/use-submit';
import { api } from '@/components/api';
import styles from '@/components/customer-form/account-form.module.css';
import { NewPasswordFields } from '@/components/customer-form/customer-field';
import { blankValues, type ValueName } from '@/components/customer-form/customer-values';
import { useCustomerForm } from '@/components/customer-form/use-customer-form';
import { useAccountWords } from '@/components/session/account-words';
import { loginProblem } from '@/components/session/status-words';
import { userStore } from '@/components/session/store';
import { ButtonLink } from '@/components/ui/button';
import { useToken } from '@/components/ui/use-token';
import { SHORTEST_PASSWORD } from '@/lib/customers/customer-form';
import { fill } from '@/lib/text/words';

const names: ValueName[] = ['password', 'password_confirmation'];

export function ResetForm() {
  const words = useAccountWords();
  const token = useToken();
  const { sending, send } = useSending();
  const form = useCustomerForm({ names, initial: blankValues, draft: 'resetDraft' });
  const [problem, setProblem] = useState<Problem>();
  const [state, setState] = useState<'open' | 'done' | 'expired'>('open');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (state === 'done') heading.current?.focus();
  }, [state]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setProblem(undefined);
    if (!form.check()) return;
    const { password, password_confirmation } = form.values;
    const error = await send(async () => {
      await api.post('/customers/password/reset', { token, password, password_confirmation });
      form.settle(blankValues);
      // Every session of the account has ended, this browser's too.
      userStore.clear();
      setState('done');
    });
    if (!error) return;
    const { errors, status } = error;
    if (status === 422 && form.refuse(errors)) return;
    if ([401, 403, 404, 410, 422].includes(status)) return setState('expired');
    setProblem({ text: loginProblem(error, words.status), status });
  };

  if (token === '' || state === 'expired')
    return (
      <div className={styles.done} role="alert">
        <p>{state === 'expired' ? words.reset.expired : words.reset.noToken}</p>
        <ButtonLink href="/glemt-passord">{words.reset.again}</ButtonLink>
      </div>
    );
  if (state === 'done')
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
    <form className={styles.form} onSubmit={submit} method="post" noValidate aria-busy={sending}>
      <FormProblem problem={problem} />
      <NewPasswordFields
        form={form}
        label={words.fields.new_password}
        hint={fill(words.register.passwordHint, { count: SHORTEST_PASSWORD })}
      />
      <SubmitButton sending={sending || token === undefined}>
        {sending ? words.reset.sending : words.reset.submit}
      </SubmitButton>
    </form>
  );
}
