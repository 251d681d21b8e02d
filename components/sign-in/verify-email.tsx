'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError, ask } from '@/components/api';
import { useAccountWords } from '@/components/session/account-words';
import { loadUser } from '@/components/session/queries';
import { Button, ButtonLink } from '@/components/ui/button';
import styles from '@/components/ui/form.module.css';
import { useToken } from '@/components/ui/use-token';
import { loginWord } from '@/lib/customers/status-words';

type State = 'working' | 'done' | 'failed' | 'taken' | { retry: string };

/** Confirms the address of the link one came by, once; the token is good for one time only. */
export function VerifyEmail() {
  const words = useAccountWords();
  const token = useToken();
  const [state, setState] = useState<State>('working');
  const asked = useRef('');
  const heading = useRef<HTMLHeadingElement>(null);

  const verify = useCallback(
    async (code: string) => {
      setState('working');
      try {
        await ask('POST /customers/email/verify', { body: { token: code } });
        setState('done');
        void loadUser({ again: true });
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        const again = error.code === 'offline' || error.status === 419 || error.status === 429 || error.status >= 500;
        const word = loginWord(error);
        if (again) setState({ retry: word ? words.status[word] : error.message });
        else setState(error.status === 423 ? 'taken' : 'failed');
        if (error.status === 423) void loadUser({ again: true });
      }
    },
    [words],
  );
  useEffect(() => {
    if (!token || asked.current === token) return;
    asked.current = token;
    void verify(token);
  }, [token, verify]);
  useEffect(() => {
    if (state !== 'working') heading.current?.focus();
  }, [state]);

  const shown = (title: string, text: string, acts: React.ReactNode) => (
    <div className={styles.done}>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p>{text}</p>
      <div className={styles.acts}>{acts}</div>
    </div>
  );
  const { verify: say } = words;
  const toAccount = <ButtonLink href="/konto">{say.toAccount}</ButtonLink>;
  if (token === '') return shown(say.noTokenTitle, say.noToken, toAccount);
  if (state === 'failed') return shown(say.failedTitle, say.failed, toAccount);
  if (state === 'taken')
    return shown(
      say.takenTitle,
      say.taken,
      <>
        {toAccount}
        <ButtonLink href="/glemt-passord" look="secondary">
          {words.newPassword}
        </ButtonLink>
      </>,
    );
  if (typeof state === 'object')
    return shown(say.retryTitle, state.retry, <Button onClick={() => verify(token ?? '')}>{words.retry}</Button>);
  if (state === 'done')
    return shown(
      say.doneTitle,
      say.done,
      <>
        {toAccount}
        <ButtonLink href="/" look="secondary">
          {say.toHome}
        </ButtonLink>
      </>,
    );
  return <p role="status">{say.working}</p>;
}
