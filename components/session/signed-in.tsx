'use client';

import { useRouter } from 'next/navigation';
import { createContext, useContext, useEffect, useRef } from 'react';
import { hasDraft } from '@/components/customer-form/store';
import type { Elements } from '@/components/elements';
import { Button } from '@/components/ui/button';
import { Waiting } from '@/components/ui/waiting';
import type { Customer } from '@/lib/contracts/customers';
import { withReturn } from '@/lib/routes/return-path';
import { loadUser } from './queries';
import styles from './signed-in.module.css';
import { useAccountWords } from './use-account-words';
import { useUser } from './use-user';

const Me = createContext<Customer | null>(null);

const here = () => window.location.pathname + window.location.search;

/**
 * Shows its children to logged-in customers; others go to the login and come back. When the session ends, the page stays
 * with a link to log in again.
 */
export function SignedIn({ children }: { children: Elements }) {
  const words = useAccountWords();
  const router = useRouter();
  const { user, state } = useUser();
  const last = useRef<Customer>(undefined);
  if (user) last.current = user;
  const me = state === 'left' ? undefined : last.current;
  const nobody = state === 'known' && !me;

  useEffect(() => {
    if (nobody) router.replace(withReturn('/logg-inn', here()));
  }, [nobody, router]);

  if (me)
    return (
      <Me value={me}>
        <div role="alert">{user ? null : <Expired id={me.id} />}</div>
        {children}
      </Me>
    );
  if (state === 'failed')
    return (
      <div className={styles.away} role="alert">
        <p>{words.history.failed}</p>
        <Button look="secondary" onClick={() => loadUser({ again: true })}>
          {words.retry}
        </Button>
      </div>
    );
  if (state === 'left')
    return (
      <p className={styles.away} role="status">
        {words.guard.left}
      </p>
    );
  return (
    <div className={styles.away}>
      <Waiting text={words.loading} />
    </div>
  );
}

/** Only below SignedIn. */
export function useMe(): Customer {
  const me = useContext(Me);
  if (!me) throw new Error('SignedIn is missing above this component');
  return me;
}

function Expired({ id }: { id: number }) {
  const { guard } = useAccountWords();
  return (
    <div className={styles.expired}>
      <strong>{guard.expiredTitle}</strong>
      <p>{hasDraft(id) ? guard.expiredDraft : guard.expired}</p>
      <a href={withReturn('/logg-inn', here())} data-follow>
        {guard.login}
      </a>
    </div>
  );
}
