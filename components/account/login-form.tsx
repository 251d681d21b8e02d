'use client';

import Link from 'next/link';
import { type FormEvent, useEffect, useState } from 'react';
import { Field } from '@/components/ui/field';
import { withReturn } from '@/lib/routes/return-path';
import { logIn } from './account-acts';
import styles from './account-form.module.css';
import { useAccountWords } from './account-words';
import { loginName } from './customer-values';
import { FormProblem, type Problem } from './form-problem';
import { PasswordField } from './password-field';
import { loginProblem } from './status-words';
import { SubmitButton } from './submit-button';
import { useReturn } from './use-return';
import { useSending } from './use-sending';
import { useUser } from './use-user';

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
