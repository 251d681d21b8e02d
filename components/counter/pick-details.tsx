import { PrintButton } from '@/components/checkout/print-button';
import { Icon } from '@/components/ui/icon';
import type { CounterPick } from '@/lib/contracts/counter';
import { hasLeft } from '@/lib/counter/pick';
import { formatDateTime } from '@/lib/dates/dates';
import { formatPhone } from '@/lib/norway/phone';
import { addressLine, shippingText } from '@/lib/orders/shipping-text';
import { fill } from '@/lib/text/words';
import { DeadlineText } from './deadline-text';
import styles from './pick-view.module.css';
import { useCounterWords } from './use-counter-words';

export function PickDetails({ pick }: { pick: CounterPick }) {
  const { pick: words } = useCounterWords();
  const { kind, state, buyer, way, address, keptUntil } = pick;
  const kept = state === 'ready' && keptUntil;
  return (
    <div className={styles.facts}>
      <p className={styles.marks}>
        <span className={styles.mark}>
          <Icon name={kind === 'send' ? 'truck' : 'bag'} size={18} />
          <span>{shippingText(way)}</span>
        </span>
        <span className={styles.mark}>{words.states[state]}</span>
        {pick.paid || !hasLeft(pick) ? (
          <span className={styles.mark} data-strong={!pick.paid}>
            {pick.paid ? words.paid : words.unpaid}
          </span>
        ) : null}
        {hasLeft(pick) ? null : <DeadlineText at={kept || pick.dueAt} kept={Boolean(kept)} />}
      </p>
      <div className={styles.buyer}>
        <p>
          <strong>{buyer.name}</strong>
          <span className={styles.soft}>{fill(words.ordered, { at: formatDateTime(new Date(pick.orderedAt)) })}</span>
        </p>
        <div className={styles.tools}>
          {buyer.phone ? (
            <a className={styles.call} href={`tel:${buyer.phone}`}>
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
          <span>
            {shippingText(
              way,
              addressLine({
                ...address,
                address: address.street,
                addressLine2: address.line2,
                zipcode: address.postalCode,
              }),
            )}
          </span>
        </address>
      ) : null}
      {pick.partial ? <p className={styles.soft}>{words.partial}</p> : null}
    </div>
  );
}
