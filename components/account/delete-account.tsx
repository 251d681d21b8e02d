'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { forgetDrafts } from '@/components/customer-form/store';
import { useAccountWords } from '@/components/session/account-words';
import { deleteUser } from '@/components/session/actions';
import { useMe } from '@/components/session/signed-in';
import { StatusProblem } from '@/components/session/status-problem';
import { Button } from '@/components/ui/button';
import styles from '@/components/ui/form.module.css';
import { useAlerts } from '@/components/ui/use-alerts';
import { useSubmit } from '@/components/ui/use-submit';
import { changeWord } from '@/lib/customers/status-words';
import { fill } from '@/lib/text/words';

const READING_TIME_MS = 10_000;

/** Deletes the account in two steps: first what it means, then the deed. */
export function DeleteAccount() {
  const { data: words } = useAccountWords();
  const me = useMe();
  const router = useRouter();
  const alerts = useAlerts();
  const { sending, failure, submit, forget } = useSubmit();
  const [sure, setSure] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const start = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (sure) heading.current?.focus();
  }, [sure]);

  const cancel = () => {
    setSure(false);
    forget();
    requestAnimationFrame(() => start.current?.querySelector('button')?.focus());
  };
  const remove = () =>
    submit(
      async () => {
        forgetDrafts(me);
        await deleteUser(me);
        alerts.push({ type: 'success', text: words.deleted, timeout: READING_TIME_MS });
        router.push('/');
      },
      { staysBusy: true },
    );
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
          <StatusProblem failure={failure} wordOf={changeWord} />
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
