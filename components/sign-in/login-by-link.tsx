'use client';

import type { FormEvent } from 'react';
import { logInByLink } from '@/components/session/actions';
import { StatusProblem } from '@/components/session/status-problem';
import { useAccountWords } from '@/components/session/use-account-words';
import { useReturn } from '@/components/session/use-return';
import { ButtonLink } from '@/components/ui/button';
import styles from '@/components/ui/form.module.css';
import { SubmitButton } from '@/components/ui/submit-button';
import { useSubmit } from '@/components/ui/use-submit';
import { useToken } from '@/components/ui/use-token';
import { loginWord } from '@/lib/customers/status-words';

/** The link is used or expired. */
const EXPIRED = 410;

/** Behind a button, as email scanners open links and would use them up (rule 6.16). */
export function LoginByLink() {
  const words = useAccountWords();
  const token = useToken();
  const { leave } = useReturn();
  const { sending, failure, submit } = useSubmit();
  const expired = failure?.status === EXPIRED;

  const logIn = (event: FormEvent) => {
    event.preventDefault();
    return submit(
      async () => {
        await logInByLink(token ?? '');
        leave();
      },
      { leaves: true },
    );
  };

  if (token === '' || expired)
    return (
      <div className={styles.done} role="alert">
        <p>{expired ? words.link.expired : words.link.noToken}</p>
        <ButtonLink href="/logg-inn">{words.forgot.toLogin}</ButtonLink>
      </div>
    );
  return (
    <form className={styles.form} onSubmit={logIn} method="post" noValidate aria-busy={sending}>
      <StatusProblem failure={failure} wordOf={loginWord} />
      <p>{words.link.lead}</p>
      <SubmitButton sending={sending || token === undefined}>
        {sending ? words.login.sending : words.login.submit}
      </SubmitButton>
    </form>
  );
}
