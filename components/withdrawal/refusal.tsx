import Link from 'next/link';
import { useEffect, useRef } from 'react';
import type { ApiError } from '@/components/api';
import styles from './withdrawal.module.css';
import type { WithdrawalWords } from './withdrawal-words';

type Way = keyof WithdrawalWords['ways'];

const hrefs: Record<Way, string> = {
  exchange: '/kundeservice#bytte',
  shops: '/butikker',
  complaint: '/kundeservice#reklamasjon',
  contact: '/kundeservice#kontakt',
  form: '/kundeservice#angreskjema',
};

const ways: Partial<Record<ApiError['code'], Way[]>> = {
  withdrawal_in_shop: ['exchange', 'shops'],
  withdrawal_too_late: ['complaint', 'contact'],
  withdrawal_unknown: ['form', 'contact'],
  offline: [],
};

/** Why it could not be done, in the shop's words, and what to do instead. */
export function Refusal({ error, words }: { error: ApiError | undefined; words: WithdrawalWords }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error) box.current?.focus();
  }, [error]);
  return (
    <div role="alert">
      {error ? (
        <div ref={box} tabIndex={-1} className={styles.refusal}>
          <p>{error.code === 'offline' ? words.offline : error.message}</p>
          <p className={styles.ways}>
            {(ways[error.code] ?? ['contact']).map((way) => (
              <Link key={way} href={hrefs[way]} prefetch={false}>
                {words.ways[way]}
              </Link>
            ))}
          </p>
        </div>
      ) : null}
    </div>
  );
}
