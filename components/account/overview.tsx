'use client';

import { useMe } from '@/components/session/signed-in';
import { useAccountWords } from '@/components/session/use-account-words';
import { ButtonLink } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import { formatPhone } from '@/lib/norway/phone';
import { isKept } from '@/lib/orders/order-phase';
import { fill } from '@/lib/text/words';
import type { OrderTexts } from './order-card';
import styles from './overview.module.css';
import { usePaged } from './paged-list';
import list from './paged-list.module.css';
import * as queries from './queries';
import { type NamedShop, ReservationCard } from './reservation-list';
import { Verification } from './verification';

export function Overview({ shops, texts }: { shops: NamedShop[]; texts: OrderTexts }) {
  const { overview, fields } = useAccountWords();
  const me = useMe();
  return (
    <div className={styles.overview}>
      <Section id="hei" title={fill(overview.hello, { name: me.firstname })} className={styles.me}>
        <Verification />
        <dl className={styles.facts}>
          <div>
            <dt>{fields.email}</dt>
            <dd>{me.email}</dd>
          </div>
          <div>
            <dt>{fields.phone}</dt>
            <dd>{formatPhone(me.phone)}</dd>
          </div>
        </dl>
        <a href="/konto/innstillinger" data-follow>
          {overview.change}
        </a>
      </Section>
      <Waiting shops={shops} texts={texts} />
    </div>
  );
}

function Waiting({ shops, texts }: { shops: NamedShop[]; texts: OrderTexts }) {
  const { overview, loading, history } = useAccountWords();
  const { answer, failed, load } = usePaged(queries.reservations);
  const waiting = answer?.reservations.filter(isKept) ?? [];
  if (failed) return <p role="status">{history.failed}</p>;
  if (!answer)
    return (
      <div className={styles.loading}>
        <p role="status">{loading}</p>
        <Nothing />
      </div>
    );
  if (waiting.length === 0) return <Nothing />;
  return (
    <Section id="venter" title={overview.waitingTitle} className={styles.waiting}>
      <ul className={list.list}>
        {waiting.map((reservation) => (
          <ReservationCard
            key={reservation.id}
            reservation={reservation}
            shops={shops}
            texts={texts}
            onChanged={load}
            heading="h3"
          />
        ))}
      </ul>
    </Section>
  );
}

/** Takes its place unseen while loading, so that nothing moves below. */
function Nothing() {
  const { overview } = useAccountWords();
  return (
    <Section id="venter" title={overview.noneTitle} className={styles.waiting}>
      <p className={styles.lead}>{overview.noneLead}</p>
      <ButtonLink href="/" look="secondary">
        {overview.shop}
      </ButtonLink>
    </Section>
  );
}
