import words from '@/messages/consent.nb.json';
import { CookieDetails } from './cookie-details';
import styles from './cookie-details.module.css';

const required = ['xsrf', 'session', 'device', 'accepted'] as const;

/** Rule 4.19: the cookies the shop does not work without. There is nothing to choose, so that there are no boxes. */
export function RequiredCookies() {
  return required.map((name) => (
    <div key={name} className={styles.cookie}>
      <p className={styles.label}>{words.cookies[name].label}</p>
      <p className={styles.purpose}>{words.cookies[name].purpose}</p>
      <CookieDetails cookie={words.cookies[name]} />
    </div>
  ));
}
