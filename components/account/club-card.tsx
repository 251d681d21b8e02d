'use client';

import { QrCode } from '@/components/checkout/qr-code';
import type { Elements } from '@/components/elements';
import { updateUser } from '@/components/session/actions';
import { useMe } from '@/components/session/signed-in';
import { StatusProblem } from '@/components/session/status-problem';
import { useAccountWords } from '@/components/session/use-account-words';
import { Button } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import { useAlerts } from '@/components/ui/use-alerts';
import { useSubmit } from '@/components/ui/use-submit';
import { useQuery } from '@/components/use-query';
import { memberNumber } from '@/lib/customers/member-number';
import { changeWord } from '@/lib/customers/status-words';
import { grouped } from '@/lib/text/grouped';
import styles from './club-card.module.css';
import { clubCode } from './queries';

export function ClubCard({ sign }: { sign: Elements }) {
  const me = useMe();
  return me.club ? <Card sign={sign} id={me.id} name={`${me.firstname} ${me.surname}`} /> : <Join />;
}

function Card({ id, name, sign }: { id: number; name: string; sign: Elements }) {
  const { card, loading, retry, history } = useAccountWords();
  const { data, isError, refetch } = useQuery(clubCode(id));

  if (isError)
    return (
      <div className={styles.state} role="alert">
        <p>{history.failed}</p>
        <Button look="secondary" onClick={refetch}>
          {retry}
        </Button>
      </div>
    );
  if (!data) return <p role="status">{loading}</p>;
  return (
    <figure className={styles.card}>
      <div className={styles.head}>
        {sign}
        <span>{card.member}</span>
      </div>
      <div className={styles.paper}>
        <QrCode text={data.code} label={card.label} className={styles.code} />
      </div>
      <figcaption className={styles.who}>
        <strong>{name}</strong>
        <span className={styles.number}>{`${card.number} ${grouped(memberNumber(id))}`}</span>
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
    <Section id="bli-medlem" title={card.joinTitle} className={styles.join}>
      <p>{card.joinLead}</p>
      <StatusProblem failure={failure} wordOf={changeWord} />
      <Button onClick={join} aria-disabled={sending}>
        {sending ? card.joining : card.join}
      </Button>
    </Section>
  );
}
