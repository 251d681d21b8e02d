'use client';

import type { ReactNode } from 'react';
import { useWords } from '@/components/words';
import { fill } from '@/lib/text/words';
import { useUser, useUserSync } from './use-user';

/** Links to the account. The cached page is the same for everyone, so the name comes later. */
export function AccountButton({ className, children }: { className?: string; children: ReactNode }) {
  const words = useWords('account');
  const { user } = useUser({ ifFlagged: true });
  useUserSync();
  const label = user ? fill(words.accountNamed, { name: user.firstname }) : words.login;
  return (
    <a href={user ? '/konto' : '/logg-inn'} data-follow className={className} aria-label={label} title={label}>
      {children}
    </a>
  );
}
