import { useEffect, useState } from 'react';
import { ApiError } from '@/components/api';
import { PrintButton } from '@/components/checkout/print-button';
import { ShippingWay } from '@/components/shipping-way';
import { Icon } from '@/components/ui/icon';
import text from '@/components/ui/text.module.css';
import type { CounterPick } from '@/lib/contracts/counter';
import { hasLeft } from '@/lib/counter/pick';
import type { WaitingAction } from '@/lib/counter/waiting-actions';
import { formatDateTime } from '@/lib/dates/dates';
import { formatPhone } from '@/lib/norway/phone';
import { phoneHref } from '@/lib/norway/phone-text';
import { addressLine } from '@/lib/orders/shipping-text';
import { fill } from '@/lib/text/words';
import { PickDeadline } from './desk-rows';
import { Refusals } from './net-note';
import { PickActions } from './pick-actions';
import { PickLine } from './pick-line';
import styles from './pick-view.module.css';
import { PlaceFrame } from './place-frame';
import { readPick } from './queries';
import { useCounterWords } from './use-counter-words';

interface Props {
  id: number;
  /** Includes waiting actions; undefined while it is looked up. */
  pick: CounterPick | undefined;
  listed: boolean;
  actions: readonly WaitingAction[];
}

export function PickView({ id, pick, listed, actions }: Props) {
  const { pick: words } = useCounterWords();
  const gone = useLookup(id, listed);

  return (
    <PlaceFrame id="plukk" number={pick?.number} unknown={gone ? words.gone : words.reading}>
      {pick ? (
        <>
          <PickDetails pick={pick} />
          <div>
            <Refusals pick={id} actions={actions} />
            <h3 className="visually-hidden">{words.goods}</h3>
            <ul className={styles.lines}>
              {pick.lines.map((line) => (
                <li key={line.ean}>
                  <PickLine pick={pick} line={line} />
                </li>
              ))}
            </ul>
          </div>
          <PickActions key={pick.state} pick={pick} isOver={hasLeft(pick)} />
        </>
      ) : null}
    </PlaceFrame>
  );
}

/** Loads a pick that no list holds; returns true when this shop has none such. */
function useLookup(id: number, listed: boolean): boolean {
  const [gone, setGone] = useState(false);
  useEffect(() => {
    if (listed) return;
    readPick(id).catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 404) setGone(true);
    });
  }, [id, listed]);
  return gone;
}

function PickDetails({ pick }: { pick: CounterPick }) {
  const { pick: words } = useCounterWords();
  const { kind, state, buyer, way, address } = pick;
  return (
    <div className={styles.facts}>
      <p className={styles.marks}>
        <span className={styles.mark}>
          <Icon name={kind === 'send' ? 'truck' : 'bag'} size={18} />
          <ShippingWay method={way} />
        </span>
        <span className={styles.mark}>{words.states[state]}</span>
        {pick.paid || !hasLeft(pick) ? (
          <span className={styles.mark} data-strong={!pick.paid}>
            {pick.paid ? words.paid : words.unpaid}
          </span>
        ) : null}
        {hasLeft(pick) ? null : <PickDeadline pick={pick} />}
      </p>
      <div className={styles.buyer}>
        <p>
          <strong>{buyer.name}</strong>
          <span className={text.soft}>{fill(words.ordered, { at: formatDateTime(new Date(pick.orderedAt)) })}</span>
        </p>
        <div className={styles.tools}>
          {buyer.phone ? (
            <a className={styles.call} href={phoneHref(buyer.phone)}>
              {fill(words.call, { phone: formatPhone(buyer.phone) })}
            </a>
          ) : null}
          <div className={styles.print}>
            <PrintButton>{words.print}</PrintButton>
          </div>
        </div>
      </div>
      {address ? (
        <address className={styles.address}>
          <ShippingWay
            method={way}
            place={addressLine({
              ...address,
              address: address.street,
              addressLine2: address.line2,
              zipcode: address.postalCode,
            })}
          />
        </address>
      ) : null}
      {pick.partial ? <p className={text.soft}>{words.partial}</p> : null}
    </div>
  );
}
