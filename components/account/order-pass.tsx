import { useState } from 'react';
import { useAccountWords } from '@/components/session/use-account-words';
import { Button } from '@/components/ui/button';
import { lazyPart } from '@/components/ui/lazy';
import { passAddress } from '@/lib/orders/pass';
import { fill } from '@/lib/text/words';
import styles from './order-card.module.css';

const QrCode = lazyPart(() => import('@/components/checkout/qr-code').then((module) => module.QrCode));

/** Shows the pass for the counter (rule 2.38); once shown, it needs no network. */
export function OrderPass({ token, number }: { token: string; number: string }) {
  const { history } = useAccountWords();
  const [open, setOpen] = useState(false);
  return (
    <>
      <p>
        <Button aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? history.hidePass : history.showPass}
        </Button>
      </p>
      {open ? (
        <QrCode
          text={passAddress(window.location.origin, { token, number })}
          label={fill(history.pass, { number })}
          className={styles.pass}
        />
      ) : null}
    </>
  );
}
