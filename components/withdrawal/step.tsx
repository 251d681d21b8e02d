import { useState } from 'react';
import { ask } from '@/components/api';
import type { Elements } from '@/components/elements';
import { Button } from '@/components/ui/button';
import text from '@/components/ui/text.module.css';
import { useFocus } from '@/components/ui/use-focus';
import { type Failure, useSubmit } from '@/components/ui/use-submit';
import type { ErrorCode } from '@/lib/errors';
import type { words as compiled } from '@/lib/messages';
import { fill } from '@/lib/text/words';
import styles from './withdrawal.module.css';

export type WithdrawalWords = typeof compiled.withdrawal.words;

interface Props {
  title: string;
  step?: number;
  words: Pick<WithdrawalWords, 'step'>;
  children?: Elements;
}

/** Shows a step's heading, which takes the focus so that it is read out. */
export function StepHeading({ title, step, words, children }: Props) {
  const heading = useFocus(step !== 1);
  return (
    <div>
      {step ? <p className={text.soft}>{fill(words.step, { step })}</p> : null}
      <h2 ref={heading} tabIndex={-1} className={text.title}>
        {title}
      </h2>
      {children}
    </div>
  );
}

type Alternative = keyof WithdrawalWords['ways'];

const hrefs: Record<Alternative, string> = {
  exchange: '/kundeservice#bytte',
  shops: '/butikker',
  complaint: '/kundeservice#reklamasjon',
  contact: '/kundeservice#kontakt',
  form: '/kundeservice#angreskjema',
};

const alternatives: Partial<Record<string, Alternative[]>> = {
  withdrawal_in_shop: ['exchange', 'shops'],
  withdrawal_too_late: ['complaint', 'contact'],
  withdrawal_unknown: ['form', 'contact'],
  offline: [],
} satisfies Partial<Record<ErrorCode | 'offline', Alternative[]>>;

interface RefusalProps {
  failure: Failure | undefined;
  number: string;
  words: WithdrawalWords;
}

/** Says why the withdrawal was refused, and what to do instead. */
export function Refusal({ failure, number, words }: RefusalProps) {
  const box = useFocus<HTMLDivElement>(failure);
  return (
    <div role="alert">
      {failure ? (
        <div ref={box} tabIndex={-1} className={styles.refusal}>
          <p>{failure.code === 'offline' ? words.offline : failure.message}</p>
          {failure.code === 'too_many_requests' ? <LinkOffer number={number} words={words} /> : null}
          <p className={styles.ways}>
            {(alternatives[failure.code] ?? ['contact']).map((one) => (
              <a key={one} href={hrefs[one]} data-follow>
                {words.ways[one]}
              </a>
            ))}
          </p>
        </div>
      ) : null}
    </div>
  );
}

/** Offers a link to a buyer held back by others' guesses (rule 10.11). Says the same whatever number was typed. */
export function LinkOffer({ number, words }: { number: string; words: WithdrawalWords }) {
  const [sent, setSent] = useState(false);
  const { sending, failure, submit } = useSubmit();
  const send = () =>
    submit(async () => {
      await ask('POST /withdrawals/link', { body: { number } });
      setSent(true);
    });
  return (
    <>
      <p>{words.link.offer}</p>
      <p className={styles.actions}>
        <Button look="secondary" aria-disabled={sending} onClick={send}>
          {sending ? words.link.sending : words.link.submit}
        </Button>
      </p>
      <p role="status">
        {failure ? (failure.code === 'offline' ? words.offline : failure.message) : sent ? words.link.sent : ''}
      </p>
    </>
  );
}
