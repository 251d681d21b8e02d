'use client';

import { type FormEvent, useEffect, useState } from 'react';
import { ask } from '@/components/api';
import type { Elements } from '@/components/elements';
import { loadUser } from '@/components/session/queries';
import { StatusProblem } from '@/components/session/status-problem';
import { useAccountWords } from '@/components/session/use-account-words';
import { ButtonLink } from '@/components/ui/button';
import styles from '@/components/ui/form.module.css';
import { SubmitButton } from '@/components/ui/submit-button';
import { useFocus } from '@/components/ui/use-focus';
import { type Failure, useSubmit } from '@/components/ui/use-submit';
import { useToken } from '@/components/ui/use-token';
import { loginWord } from '@/lib/customers/status-words';

type End = 'done' | 'already' | 'taken' | 'failed' | 'noToken';

/** Returns the outcome if trying again would not help. */
function endOf({ code, status }: Failure): End | undefined {
  if (code === 'already_verified') return 'already';
  if (status === 423) return 'taken';
  return code === 'offline' || status === 419 || status === 429 || status >= 500 ? undefined : 'failed';
}

/** Behind a button, as email scanners open links and would use them up (rule 6.3). */
export function VerifyEmail() {
  const words = useAccountWords();
  const token = useToken();
  const [done, setDone] = useState(false);
  const { sending, failure, submit } = useSubmit();
  const end = token === '' ? 'noToken' : done ? 'done' : failure && endOf(failure);
  const heading = useFocus(end !== 'noToken' && end);
  useEffect(() => {
    if (end && end !== 'noToken' && end !== 'failed') void loadUser({ again: true });
  }, [end]);

  const verify = (event: FormEvent) => {
    event.preventDefault();
    return submit(async () => {
      await ask('POST /customers/email/verify', { body: { token: token ?? '' } });
      setDone(true);
    });
  };

  const { verify: say } = words;
  if (!end)
    return (
      <form className={styles.form} onSubmit={verify} method="post" noValidate aria-busy={sending}>
        <StatusProblem failure={failure} wordOf={loginWord} />
        <p>{say.lead}</p>
        <SubmitButton sending={sending || token === undefined}>{sending ? say.working : say.submit}</SubmitButton>
      </form>
    );
  const others: Partial<Record<End, Elements>> = {
    done: (
      <ButtonLink href="/" look="secondary">
        {say.toHome}
      </ButtonLink>
    ),
    taken: (
      <ButtonLink href="/glemt-passord" look="secondary">
        {words.newPassword}
      </ButtonLink>
    ),
  };
  return (
    <div className={styles.done}>
      <h2 ref={heading} tabIndex={-1}>
        {say[`${end}Title`]}
      </h2>
      <p>{say[end]}</p>
      <div className={styles.acts}>
        <ButtonLink href="/konto">{say.toAccount}</ButtonLink>
        {others[end]}
      </div>
    </div>
  );
}
