'use client';

import { useState } from 'react';
import { api } from '@/components/api';
import { Button, ButtonLink } from '@/components/ui/button';
import { useToken } from '@/components/ui/use-token';
import { useWords } from '@/components/words';
import styles from './stop-alerts.module.css';

/** Asks first: whoever only looks at a link (a mail filter, say) must not stop what somebody waits for. */
export function StopAlerts({ title }: { title: string }) {
  const words = useWords('stopAlerts');
  const token = useToken();
  const [state, setState] = useState<'asked' | 'working' | 'done' | 'failed'>('asked');

  const stop = async () => {
    setState('working');
    try {
      await api.post('/stock-alerts/stop', { token });
      setState('done');
    } catch (error) {
      console.info('The alerts were not stopped', error);
      setState('failed');
    }
  };
  const text = { asked: words.text, working: words.working, done: words.done, failed: words.failed }[state];
  return (
    <div className={styles.box}>
      <h1 className={styles.title}>{title}</h1>
      <p role="status">{token === '' ? words.noToken : text}</p>
      {state === 'done' || token === '' ? (
        <ButtonLink href="/">{words.home}</ButtonLink>
      ) : (
        <Button onClick={stop} aria-disabled={state === 'working' || !token}>
          {words.stop}
        </Button>
      )}
    </div>
  );
}
