'use client';

import { useAtomValue } from 'jotai';
import { usePathname } from 'next/navigation';
import { useCallback, useEffect } from 'react';
import { useWords } from '@/components/words';
import { AlertBox } from './alert';
import styles from './alert.module.css';
import { alertsAtom, useAlerts } from './use-alerts';

const COOKIE = /(?:^|; )shopAlert=([^;]*)/;

/** Shows the first alert of the queue, and what the product guard left in its short-lived cookie (rule 8.6). */
export function AlertRoot() {
  const [alert] = useAtomValue(alertsAtom);
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

  const box = alert && <AlertBox key={alert.uid} alert={alert} onClose={onClose} />;
  const urgent = alert?.type === 'error';
  // Both regions stand there from the start: a region that arrives together with its text is often not read.
  return (
    <div className={`screen-only ${styles.place}`}>
      <div role="status">{urgent ? null : box}</div>
      <div role="alert">{urgent ? box : null}</div>
    </div>
  );
}
