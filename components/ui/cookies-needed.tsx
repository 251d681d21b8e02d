'use client';

import { useEffect, useState } from 'react';
import words from '@/messages/blocked.nb.json';
import styles from './needs-script.module.css';

/** Before a form: that nothing can be sent from a browser that stops all cookies, and what to do. Once, and only there. */
export function CookiesNeeded() {
  const [blocked, setBlocked] = useState(false);
  useEffect(() => {
    const look = () => setBlocked(areCookiesBlocked(document, navigator));
    look();
    // It is put right in the browser's settings, and looked at again here.
    window.addEventListener('focus', look);
    return () => window.removeEventListener('focus', look);
  }, []);
  return (
    <div role="status">
      {blocked ? (
        <div className={styles.note}>
          <h2 className={styles.heading}>{words.title}</h2>
          <p>{words.text}</p>
        </div>
      ) : null}
    </div>
  );
}

const PROBE = 'nv-probe';

/** The browser's own answer is not enough: extensions block cookies too. */
export function areCookiesBlocked(page: Pick<Document, 'cookie'>, { cookieEnabled }: Pick<Navigator, 'cookieEnabled'>) {
  if (!cookieEnabled) return true;
  try {
    if (page.cookie !== '') return false;
    page.cookie = `${PROBE}=1; Path=/; SameSite=Lax`;
    const kept = page.cookie.includes(PROBE);
    page.cookie = `${PROBE}=; Path=/; Max-Age=0; SameSite=Lax`;
    return !kept;
  } catch {
    return true;
  }
}
