'use client';

import { useEffect, useState } from 'react';
import { useCart } from '@/components/cart/store';
import { shopNow } from '@/components/clock';
import { Button } from '@/components/ui/button';
import text from '@/components/ui/text.module.css';
import { useWords } from '@/components/words';
import { formatDateTime } from '@/lib/dates/dates';
import { filesOnceShown } from '@/lib/pictures/pictures';
import { fill } from '@/lib/text/words';
import { type KeptPass, keptPasses, openFailedPage } from './actions';
import styles from './offline-page.module.css';

/** Shows what is known offline: passes, and the cart without prices. */
export function OfflinePage() {
  const words = useWords('offline');
  const { state } = useCart();
  const [passes, setPasses] = useState<KeptPass[]>([]);
  const [leaving, setLeaving] = useState(false);

  useEffect(() => {
    keptPasses(shopNow().getTime()).then(setPasses, () => {});
    const stay = () => setLeaving(false);
    window.addEventListener('pageshow', stay);
    return () => window.removeEventListener('pageshow', stay);
  }, []);

  // Coming online does not interrupt the way to a pass.
  useEffect(() => {
    if (leaving) return;
    window.addEventListener('online', openFailedPage);
    return () => window.removeEventListener('online', openFailedPage);
  }, [leaving]);

  if (passes.length === 0 && state.orders.length === 0) return null;
  return (
    <div className={styles.kept}>
      {passes.length > 0 ? (
        <section aria-labelledby="pass">
          <h2 id="pass">{words.passes}</h2>
          <ul className={styles.list}>
            {passes.map(({ path, number, until }) => (
              <li key={path} className={styles.row}>
                <a href={path} data-kept className={styles.pass} onClick={() => setLeaving(true)}>
                  {fill(words.pass, { number })}
                </a>
                <span>{fill(words.until, { time: formatDateTime(new Date(until)) })}</span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {state.orders.length > 0 ? (
        <section aria-labelledby="kurv">
          <h2 id="kurv">{words.cart}</h2>
          <ul className={styles.list}>
            {state.orders.map(({ ean, name, image, count, variant }) => (
              <li key={ean} className={`${styles.row} ${styles.goods}`}>
                <KeptPicture src={image} />
                <strong>{name}</strong>
                <span className={text.soft}>
                  {[variant.color.name, variant.size.name, fill(words.count, { count })].filter(Boolean).join(', ')}
                </span>
              </li>
            ))}
          </ul>
          <p className={text.soft}>{words.prices}</p>
        </section>
      ) : null}
    </div>
  );
}

/** Shows the picture in a size that the browser has cached. */
function KeptPicture({ src }: { src: string | null }) {
  const [missing, setMissing] = useState(0);
  const file = src ? filesOnceShown(src)[missing] : undefined;
  return (
    <span className={styles.ground}>
      {file ? (
        <img
          key={file}
          src={file}
          alt=""
          width={96}
          height={120}
          className={styles.picture}
          onError={() => setMissing(missing + 1)}
        />
      ) : null}
    </span>
  );
}

export function TryAgain() {
  const words = useWords('offline');
  return <Button onClick={openFailedPage}>{words.again}</Button>;
}
