'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import styles from '@/components/customer-form/account-form.module.css';
import { useAccountWords } from '@/components/session/account-words';
import { deleteUser } from '@/components/session/actions';
import { useMe } from '@/components/session/signed-in';
import { changeProblem } from '@/components/session/status-words';
import { Button } from '@/components/ui/button';
import { useAlerts } from '@/components/ui/use-alerts';
import { fill } from '@/lib/text/words';
import { forgetDrafts } from './drafts';
import { FormProblem, type Problem } from './form-problem';
import { useSending } from './use-submit';

const READING_TIME_MS = 10_000;

/** Deletes the account in two steps: first what it means, then the deed. */
export function DeleteAccount() {
  const { data: words, status } = useAccountWords();
  const me = useMe();
  const router = useRouter();
  const alerts = useAlerts();
  const { sending, send } = useSending();
  const [sure, setSure] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const heading = useRef<HTMLHeadingElement>(null);
  const start = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (sure) heading.current?.focus();
  }, [sure]);

  const cancel = () => {
    setSure(false);
    setProblem(undefined);
    requestAnimationFrame(() => start.current?.querySelector('button')?.focus());
  };
  const remove = async () => {
    setProblem(undefined);
    const act = async () => {
      forgetDrafts();
      await deleteUser(me);
      alerts.push({ type: 'success', text: words.deleted, timeout: READING_TIME_MS });
      router.push('/');
    };
    const error = await send(act, { staysBusy: true });
    if (error) setProblem({ text: changeProblem(error, status), status: error.status });
  };
  const list = (text: string) => (
    <ul className={styles.points}>
      {text.split('|').map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );

  return (
    <section className={styles.part} aria-labelledby="slett">
      <h2 id="slett" className={styles.heading}>
        {words.deleteTitle}
      </h2>
      <p>{words.deleteLead}</p>
      <h3>{words.goneTitle}</h3>
      {list(words.gone)}
      <h3>{words.staysTitle}</h3>
      {list(words.stays)}
      {sure ? (
        <div className={styles.danger}>
          <h3 ref={heading} tabIndex={-1}>
            {words.sureTitle}
          </h3>
          <p>{fill(words.sureLead, { email: me.email })}</p>
          <FormProblem problem={problem} />
          <div className={styles.acts}>
            <Button onClick={remove} aria-disabled={sending}>
              {sending ? words.deleting : words.confirm}
            </Button>
            <Button look="secondary" onClick={cancel} aria-disabled={sending}>
              {words.cancel}
            </Button>
          </div>
        </div>
      ) : (
        <div ref={start}>
          <Button look="secondary" onClick={() => setSure(true)}>
            {words.start}
          </Button>
        </div>
      )}
    </section>
  );
}
