'use client';

import { usePathname } from 'next/navigation';
import { useCallback, useEffect, useState } from 'react';
import { useWords } from '@/components/words';
import styles from './alert.module.css';
import { Icon } from './icon';
import { type Alert, closeLater, useAlerts, useFirstAlert } from './use-alerts';

const COOKIE = /(?:^|; )shopAlert=([^;]*)/;

/** Shows the first alert of the queue, and the one in the product guard's short-lived cookie (rule 8.6). */
export function AlertRoot() {
  const alert = useFirstAlert();
  const { push, close } = useAlerts();
  const words = useWords('alerts');
  const path = usePathname();

  useEffect(() => {
    const left = COOKIE.exec(document.cookie)?.[1];
    if (left === undefined) return;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers we support
    document.cookie = 'shopAlert=; path=/; max-age=0; samesite=lax';
    if (left === 'not_visible' || left === 'page_failed') push({ type: 'error', text: words[left] });
  }, [path, push, words]);

  const uid = alert?.uid;
  const onClose = useCallback(() => {
    if (uid !== undefined) close(uid);
  }, [uid, close]);

  return <AlertRegions alert={alert} onClose={onClose} />;
}

export function AlertRegions({ alert, onClose }: { alert: Alert | undefined; onClose: () => void }) {
  const box = alert && <AlertBox key={alert.uid} alert={alert} onClose={onClose} />;
  const urgent = alert?.type === 'error';
  // Both regions are there from the start: one added together with its text is often not read out.
  return (
    <div className={`screen-only ${styles.place}`} data-foot="">
      <div role="status">{urgent ? null : box}</div>
      <div role="alert">{urgent ? box : null}</div>
    </div>
  );
}

/** Shows one alert, whose timer stops while the pointer or the focus is on it (WCAG 2.2.1). */
function AlertBox({ alert, onClose }: { alert: Alert; onClose: () => void }) {
  const words = useWords('alerts');
  const [held, setHeld] = useState(false);

  useEffect(() => (held ? undefined : closeLater(alert, onClose)), [held, alert, onClose]);

  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only stops the clock, nothing can be done with it
    <div
      className={`${styles.alert} ${styles[alert.type]}`}
      onMouseEnter={hold}
      onMouseLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <div className={styles.text}>
        <strong className={styles.title}>{words[alert.type]}</strong>
        <p>{alert.text}</p>
      </div>
      <button type="button" className={styles.close} onClick={onClose} aria-label={words.close}>
        <Icon name="close" size={20} />
      </button>
    </div>
  );
}
