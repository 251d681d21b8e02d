'use client';

import { useState } from 'react';
import { ask } from '@/components/api';
import { Button, ButtonLink } from '@/components/ui/button';
import { useSubmit } from '@/components/ui/use-submit';
import { useToken } from '@/components/ui/use-token';
import { useWords } from '@/components/words';
import styles from './stop-alerts.module.css';

/** Asks first: a mail filter may follow the link. */
export function StopAlerts({ title }: { title: string }) {
  const words = useWords('stopAlerts');
  const token = useToken();
  const [done, setDone] = useState(false);
  const { sending, failure, submit } = useSubmit();

  const stop = () =>
    submit(async () => {
      await ask('POST /stock-alerts/stop', { body: { token: token ?? '' } });
      setDone(true);
    });
  const text = sending ? words.working : done ? words.done : failure ? words.failed : words.text;
  return (
    <div className={styles.box}>
      <h1 className={styles.title}>{title}</h1>
      <p role="status">{token === '' ? words.noToken : text}</p>
      {done || token === '' ? (
        <ButtonLink href="/">{words.home}</ButtonLink>
      ) : (
        <Button onClick={stop} aria-disabled={sending || !token}>
          {words.stop}
        </Button>
      )}
    </div>
  );
}
