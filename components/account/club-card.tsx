'use client';

import { useCallback, useEffect, useState } from 'react';
import { ApiError } from '@/components/api';
import { QrCode } from '@/components/checkout/qr-code';
import { Logo } from '@/components/layout/logo';
import { useAccountWords } from '@/components/session/account-words';
import { updateUser } from '@/components/session/actions';
import { userCall } from '@/components/session/queries';
import { useMe } from '@/components/session/signed-in';
import { StatusProblem } from '@/components/session/status-problem';
import { Button } from '@/components/ui/button';
import { useAlerts } from '@/components/ui/use-alerts';
import { useSubmit } from '@/components/ui/use-submit';
import { changeWord } from '@/lib/customers/status-words';
import styles from './club-card.module.css';

export function ClubCard() {
  const me = useMe();
  return me.club ? <Card name={`${me.firstname} ${me.surname}`} /> : <Join />;
}

/** The code is drawn black on white with the quiet zone a scanner needs, whatever the brand's colours. */
function Card({ name }: { name: string }) {
  const { card, loading, retry, history } = useAccountWords();
  const [code, setCode] = useState('');
  const [failed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    userCall<{ code: string }>('/customers/current/code').then(
      (answer) => setCode(answer.code),
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        setFailed(true);
      },
    );
  }, []);
  useEffect(load, [load]);

  if (failed)
    return (
      <div className={styles.state} role="alert">
        <p>{history.failed}</p>
        <Button look="secondary" onClick={load}>
          {retry}
        </Button>
      </div>
    );
  if (!code) return <p role="status">{loading}</p>;
  return (
    <figure className={styles.card}>
      <div className={styles.head}>
        <Logo />
        <span>{card.member}</span>
      </div>
      <div className={styles.paper}>
        <QrCode text={code} label={card.label} className={styles.code} />
      </div>
      <figcaption className={styles.who}>
        <strong>{name}</strong>
        <span className={styles.number}>{code}</span>
        <span>{card.hint}</span>
      </figcaption>
    </figure>
  );
}

function Join() {
  const { card } = useAccountWords();
  const me = useMe();
  const alerts = useAlerts();
  const { sending, failure, submit } = useSubmit();
  const join = () =>
    submit(async () => {
      await updateUser(me, { club: true });
      alerts.push({ type: 'success', text: card.joined });
    });
  return (
    <section className={styles.join} aria-labelledby="bli-medlem">
      <h2 id="bli-medlem" className={styles.title}>
        {card.joinTitle}
      </h2>
      <p>{card.joinLead}</p>
      <StatusProblem failure={failure} wordOf={changeWord} />
      <Button onClick={join} aria-disabled={sending}>
        {sending ? card.joining : card.join}
      </Button>
    </section>
  );
}
