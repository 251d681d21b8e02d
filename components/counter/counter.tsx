'use client';

import { useStored } from '@/components/browser-store';
import styles from './counter.module.css';
import { CounterDesk } from './counter-desk';
import { CounterLogin } from './counter-login';
import { deskStore } from './store';
import { type CounterWords, CounterWordsProvider } from './use-counter-words';
import { useSession } from './use-session';

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
