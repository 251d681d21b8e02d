'use client';

import Link from 'next/link';
import { type ReactNode, useEffect } from 'react';
import { useWords } from '@/components/words';
import { fill } from '@/lib/text/words';
import { userStore } from './store';
import { followUser } from './sync-user';
import { useUser } from './use-user';

/** The header's way to the account. The page says the same to everyone until the browser knows its customer. */
export function AccountButton({ className, children }: { className?: string; children: ReactNode }) {
  const words = useWords('account');
  const { user } = useUser({ ifFlagged: true });
  useEffect(() => followUser(userStore, window, () => window.location.reload()), []);
  const label = user ? fill(words.accountNamed, { name: user.firstname }) : words.login;
  return (
    <Link href={user ? '/konto' : '/logg-inn'} prefetch={false} className={className} aria-label={label} title={label}>
      {children}
    </Link>
  );
}
