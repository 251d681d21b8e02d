'use client';

import Link from 'next/link';
import { type FormEvent, useEffect, useState } from 'react';
import { FormProblem, type Problem } from '@/components/account/form-problem';
import { PasswordField } from '@/components/account/password-field';
import { SubmitButton } from '@/components/account/submit-button';
import { useSending } from '@/components/account/use-submit';
import styles from '@/components/customer-form/account-form.module.css';
import { loginName } from '@/components/customer-form/customer-values';
import { useAccountWords } from '@/components/session/account-words';
import { logIn } from '@/components/session/actions';
import { loginProblem } from '@/components/session/status-words';
import { useReturn } from '@/components/session/use-return';
import { useUser } from '@/components/session/use-user';
import { Field } from '@/components/ui/field';
import { withReturn } from '@/lib/routes/return-path';

/** The fields are the browser's own, so that what a password manager fills in before the page is alive counts. */
export function LoginForm() {
  const words = useAccountWords();
  const { user } = useUser();
  const { til, leave } = useReturn();
  const { sending, send } = useSending();
  const [errors, setErrors] = useState<{ username?: string; password?: string }>({});
  const [problem, setProblem] = useState<Problem>();

  useEffect(() => {
    if (user) leave();
  }, [user, leave]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { username, password } = read(event.currentTarget);
    const who = loginName(username);
    const found = {
      username: who ? undefined : words.fields[username ? 'username_invalid' : 'username_required'],
      password: password ? undefined : words.fields.password_missing,
    };
    setErrors(found);
    setProblem(undefined);
    if (found.username || found.password) document.getElementById(found.username ? 'brukernavn' : 'passord')?.focus();
    if (!who || !password) return;
    const error = await send(() => logIn(who, password), { staysBusy: true });
    if (error) setProblem({ text: loginProblem(error, words.status), status: error.status });
  };

  return (
    <form className={styles.form} onSubmit={submit} method="post" noValidate aria-busy={sending}>
      <FormProblem problem={problem} />
      <Field
        id="brukernavn"
        name="username"
        label={words.fields.username}
        error={errors.username}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        inputMode="email"
        maxLength={254}
        required
      />
      <PasswordField
        id="passord"
        name="password"
        label={words.fields.password}
        error={errors.password}
        autoComplete="current-password"
        required
      />
      <Link href="/glemt-passord" prefetch={false} className={styles.aside}>
        {words.forgotLink}
      </Link>
      <SubmitButton sending={sending}>{sending ? words.login.sending : words.login.submit}</SubmitButton>
      <p className={styles.other} role="status">
        {user && !sending ? words.login.already : ''}
      </p>
      <p className={styles.other}>
        {words.login.noAccount}{' '}
        <Link href={withReturn('/registrer', til)} prefetch={false}>
          {words.login.register}
        </Link>
      </p>
    </form>
  );
}

function read(form: HTMLFormElement) {
  const data = new FormData(form);
  return { username: String(data.get('username') ?? '').trim(), password: String(data.get('password') ?? '') };
}
