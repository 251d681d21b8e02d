'use client';

import { useEffect, useState } from 'react';
import blockedTexts from '@/messages/blocked.nb.json';
import styles from './needs-script.module.css';
import { useTexts } from './own-texts';

/** Says before a form that a browser which blocks all cookies cannot send it, and what to do. */
export function CookiesNeeded() {
  const words = useTexts('blocked', blockedTexts);
  const [blocked, setBlocked] = useState(false);
  useEffect(() => {
    const look = () => setBlocked(areCookiesBlocked(document, navigator));
    look();
    // The user changes it in the browser's settings and comes back.
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

const PROBE = 'cookie-probe';

/** Returns whether cookies are blocked, by the browser's settings or by an extension. */
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
