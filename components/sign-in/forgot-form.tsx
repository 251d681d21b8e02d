'use client';

import { useState } from 'react';
import { ask } from '@/components/api';
import { StatusProblem } from '@/components/session/status-problem';
import { useAccountWords } from '@/components/session/use-account-words';
import { Button, ButtonLink } from '@/components/ui/button';
import { EmailSent } from '@/components/ui/email-sent';
import { Field } from '@/components/ui/field';
import styles from '@/components/ui/form.module.css';
import { useTexts } from '@/components/ui/own-texts';
import { SubmitButton } from '@/components/ui/submit-button';
import { useForm } from '@/components/ui/use-form';
import { loginWord } from '@/lib/customers/status-words';
import { isEmail, normaliseEmail } from '@/lib/text/emails';
import { fill } from '@/lib/text/words';
import fieldsTexts from '@/messages/fields.nb.json';

const ID = 'epost';

/** Asks for a reset link. Says the same whether the account exists or not. */
export function ForgotForm() {
  const words = useAccountWords();
  const fields = useTexts('fields', fieldsTexts);
  const [sent, setSent] = useState('');
  const { errors, field, sending, failure, submit } = useForm({
    names: ['email'],
    initial: { email: '' },
    id: () => ID,
    kinds: { email: 'email' },
    read: (data) => ({ email: String(data.get('email') ?? '') }),
    problemOf: (_, { email }) => {
      if (email.trim() === '') return fields.email_required;
      return isEmail(normaliseEmail(email)) ? undefined : fields.email_invalid;
    },
    refusal: ({ status, errors: refused }): Record<string, string[]> =>
      status === 422 ? { email: refused.email ?? [fields.email_invalid] } : {},
  });

  const sendLink = submit(async (values) => {
    const email = normaliseEmail(values.email);
    await ask('POST /customers/password/email', { body: { email } });
    setSent(email);
  });

  if (sent)
    return (
      <EmailSent
        title={words.forgot.sentTitle}
        hint={words.forgot.spam}
        text={fill(words.forgot.sent, { email: sent })}
      >
        <ButtonLink href="/logg-inn">{words.forgot.toLogin}</ButtonLink>
        <Button look="secondary" onClick={() => setSent('')}>
          {words.forgot.again}
        </Button>
      </EmailSent>
    );
  return (
    <form className={styles.form} onSubmit={sendLink} method="post" noValidate aria-busy={sending}>
      <StatusProblem failure={errors.email ? undefined : failure} wordOf={loginWord} />
      <Field {...field('email')} label={words.fields.email} autoComplete="username" required />
      <SubmitButton sending={sending}>{sending ? words.forgot.sending : words.forgot.submit}</SubmitButton>
    </form>
  );
}
