import { useState } from 'react';
import { ask } from '@/components/api';
import { Button } from '@/components/ui/button';
import { useSubmit } from '@/components/ui/use-submit';
import styles from './withdrawal.module.css';
import type { WithdrawalWords } from './withdrawal-flow';

/** For the buyer whom others' guesses hold back (rule 10.11). What is said is the same whatever number was typed. */
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
      <p className={styles.acts}>
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
