'use client';

import { useEffect, useRef } from 'react';
import { useWords } from '@/components/words';
import type { Customer } from '@/lib/contracts/customers';
import { CHECKOUT_PATH } from '@/lib/routes/paths';
import { withReturn } from '@/lib/routes/return-path';
import { fill } from '@/lib/text/words';
import styles from './checkout-user.module.css';
import { useUser } from './use-user';

/** Offers to log in and come back; reports the logged-in customer once, to fill in the form. */
export function CheckoutUser({ onUser }: { onUser: (user: Customer) => void }) {
  const words = useWords('account');
  const { user } = useUser({ ifFlagged: true });
  const report = useRef(onUser);
  report.current = onUser;
  useEffect(() => {
    if (user) report.current(user);
  }, [user]);
  if (user)
    return <p className={styles.user}>{fill(words.checkoutUser, { name: `${user.firstname} ${user.surname}` })}</p>;
  return (
    <p className={styles.user}>
      <span>{`${words.checkoutAsk} `}</span>
      <a href={withReturn('/logg-inn', CHECKOUT_PATH)} data-follow>
        {words.checkoutLogin}
      </a>
      <span>{words.checkoutWhy}</span>
    </p>
  );
}
