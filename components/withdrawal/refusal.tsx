import { useEffect, useRef } from 'react';
import type { Failure } from '@/components/ui/use-submit';
import type { ErrorCode } from '@/lib/errors';
import { LinkOffer } from './link-offer';
import styles from './withdrawal.module.css';
import type { WithdrawalWords } from './withdrawal-flow';

type Way = keyof WithdrawalWords['ways'];

const hrefs: Record<Way, string> = {
  exchange: '/kundeservice#bytte',
  shops: '/butikker',
  complaint: '/kundeservice#reklamasjon',
  contact: '/kundeservice#kontakt',
  form: '/kundeservice#angreskjema',
};

const ways: Partial<Record<string, Way[]>> = {
  withdrawal_in_shop: ['exchange', 'shops'],
  withdrawal_too_late: ['complaint', 'contact'],
  withdrawal_unknown: ['form', 'contact'],
  offline: [],
} satisfies Partial<Record<ErrorCode | 'offline', Way[]>>;

interface Props {
  failure: Failure | undefined;
  number: string;
  words: WithdrawalWords;
}

/** Says why the withdrawal was refused, and what to do instead. */
export function Refusal({ failure, number, words }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure) box.current?.focus();
  }, [failure]);
  return (
    <div role="alert">
      {failure ? (
        <div ref={box} tabIndex={-1} className={styles.refusal}>
          <p>{failure.code === 'offline' ? words.offline : failure.message}</p>
          {failure.code === 'too_many_requests' ? <LinkOffer number={number} words={words} /> : null}
          <p className={styles.ways}>
            {(ways[failure.code] ?? ['contact']).map((way) => (
              <a key={way} href={hrefs[way]} data-follow>
                {words.ways[way]}
              </a>
            ))}
          </p>
        </div>
      ) : null}
    </div>
  );
}
