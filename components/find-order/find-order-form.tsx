'use client';

import { useState } from 'react';
import { ask } from '@/components/api';
import { Button } from '@/components/ui/button';
import { EmailSent } from '@/components/ui/email-sent';
import { Field } from '@/components/ui/field';
import styles from '@/components/ui/form.module.css';
import { FormProblem } from '@/components/ui/form-problem';
import { SubmitButton } from '@/components/ui/submit-button';
import type { words as compiled } from '@/lib/messages';
import { tidyWithdrawalForm } from '@/lib/orders/withdrawal-form';
import { fill } from '@/lib/text/words';
import { findOrderDraft } from './store';
import { useOrderKeyForm } from './use-order-key-form';

type FindOrderWords = typeof compiled.findOrder.words;

/** Asks for the link to an order. Says the same whether it exists or not. */
export function FindOrderForm({ words, example }: { words: FindOrderWords; example: string }) {
  const [sent, setSent] = useState('');
  const { field, sending, failure, submit } = useOrderKeyForm({
    id: (name) => `finn-${name}`,
    draft: findOrderDraft,
    refusal: ({ errors }) => errors,
    example,
  });

  const send = submit(async (form) => {
    const body = tidyWithdrawalForm(form);
    await ask('POST /orders/find', { body });
    findOrderDraft.forget();
    setSent(body.email);
  });

  if (sent)
    return (
      <EmailSent title={words.sentTitle} text={fill(words.sent, { email: sent })} hint={words.spam}>
        <Button look="secondary" onClick={() => setSent('')}>
          {words.again}
        </Button>
      </EmailSent>
    );
  return (
    <form className={styles.form} onSubmit={send} method="post" noValidate aria-busy={sending}>
      <FormProblem text={failure && failure.status !== 422 ? failure.message : undefined} cause={failure} focus />
      <Field
        {...field('number')}
        label={words.number}
        hint={fill(words.numberHint, { example })}
        autoComplete="off"
        required
      />
      <Field {...field('email')} label={words.email} autoComplete="email" required />
      <SubmitButton sending={sending}>{sending ? words.sending : words.submit}</SubmitButton>
    </form>
  );
}
