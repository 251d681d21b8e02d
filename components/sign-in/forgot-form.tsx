'use client';

import { type FormEvent, useEffect, useRef, useState } from 'react';
import { FormProblem, type Problem } from '@/components/account/form-problem';
import { SubmitButton } from '@/components/account/submit-button';
import { useSending } from '@/components/account/use-submit';
import { api } from '@/components/api';
import styles from '@/components/customer-form/account-form.module.css';
import { useAccountWords } from '@/components/session/account-words';
import { loginProblem } from '@/components/session/status-words';
import { Button, ButtonLink } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { useWords } from '@/components/words';
import { isEmail, normaliseEmail } from '@/lib/text/emails';
import { fill } from '@/lib/text/words';

/** Asks for a link. The answer is the same whether the account exists or not. */
export function ForgotForm() {
  const words = useAccountWords();
  const fields = useWords('fields');
  const { sending, send } = useSending();
  const [sent, setSent] = useState('');
  const [wrong, setWrong] = useState('');
  const [problem, setProblem] = useState<Problem>();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (sent) heading.current?.focus();
  }, [sent]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = normaliseEmail(String(new FormData(event.currentTarget).get('email') ?? ''));
    const told = email === '' ? fields.email_required : isEmail(email) ? '' : fields.email_invalid;
    setWrong(told);
    setProblem(undefined);
    if (told) return document.getElementById('epost')?.focus();
    const error = await send(async () => {
      await api.post('/customers/password/email', { email });
      setSent(email);
    });
    if (error?.status === 422) setWrong(error.errors.email?.join(' ') ?? fields.email_invalid);
    else if (error) setProblem({ text: loginProblem(error, words.status), status: error.status });
  };

  if (sent)
    return (
      <div className={styles.done}>
        <h2 ref={heading} tabIndex={-1}>
          {words.forgot.sentTitle}
        </h2>
        <p>{fill(words.forgot.sent, { email: sent })}</p>
        <p className={styles.lead}>{words.forgot.spam}</p>
        <div className={styles.acts}>
          <ButtonLink href="/logg-inn">{words.forgot.toLogin}</ButtonLink>
          <Button look="secondary" onClick={() => setSent('')}>
            {words.forgot.again}
          </Button>
        </div>
      </div>
    );
  return (
    <form className={styles.form} onSubmit={submit} method="post" noValidate aria-busy={sending}>
      <FormProblem problem={problem} />
      <Field
        id="epost"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        maxLength={254}
        label={words.fields.email}
        error={wrong || undefined}
        required
      />
      <SubmitButton sending={sending}>{sending ? words.forgot.sending : words.forgot.submit}</SubmitButton>
    </form>
  );
}
