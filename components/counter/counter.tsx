'use client';

import { useEffect, useState } from 'react';
import { ApiError } from '@/components/api';
import { useStored } from '@/components/browser-store';
import { Field } from '@/components/ui/field';
import form from '@/components/ui/form.module.css';
import { FormProblem } from '@/components/ui/form-problem';
import { SubmitButton } from '@/components/ui/submit-button';
import { useForm } from '@/components/ui/use-form';
import { signIn } from './actions';
import styles from './counter.module.css';
import { CounterDesk } from './counter-desk';
import { readSession } from './queries';
import { deskStore } from './store';
import { type CounterWords, CounterWordsProvider, useCounterWords } from './use-counter-words';

export function Counter({ words }: { words: CounterWords }) {
  const { value: desk, ready } = useStored(deskStore);
  const { asked } = useSession();
  return (
    <CounterWordsProvider words={words}>
      {ready && desk ? (
        <CounterDesk desk={desk} />
      ) : ready && asked ? (
        <CounterLogin />
      ) : (
        <p className={styles.loading} role="status">
          {words.loading}
        </p>
      )}
    </CounterWordsProvider>
  );
}

/** Asks once who is logged in. Without an answer the last one still counts. */
function useSession(): { asked: boolean } {
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    // The worker shows the last list after a reload without coverage.
    navigator.serviceWorker?.register('/disk/worker.js', { scope: '/disk' }).catch(() => {});
    readSession()
      .catch((error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
      })
      .finally(() => setAsked(true));
  }, []);
  return { asked };
}

const CODE = 'kode';

export function CounterLogin() {
  const { login } = useCounterWords();
  const { field, failure, sending, submit } = useForm({
    names: ['code'],
    initial: { code: '' },
    kinds: { code: 'code' },
    id: () => CODE,
    problemOf: (_, { code }) => (code.trim() ? undefined : login.missing),
  });
  const enter = submit(({ code }) => signIn(code));
  const problem = failure && (failure.code === 'offline' ? login.offline : failure.message);
  return (
    <main id="innhold" className={styles.door}>
      <h1>{login.title}</h1>
      <p>{login.lead}</p>
      <form className={form.form} onSubmit={enter} method="post" noValidate aria-busy={sending}>
        <FormProblem text={problem} cause={failure} />
        <Field {...field('code')} label={login.code} hint={login.codeHint} autoComplete="off" required />
        <SubmitButton sending={sending}>{sending ? login.sending : login.submit}</SubmitButton>
      </form>
    </main>
  );
}
