import words from '@/messages/consent.nb.json';
import { JarFacts } from './cookie-details';
import styles from './cookie-details.module.css';

const required = ['xsrf', 'session', 'accepted'] as const;

/** Rule 4.19: the cookies the shop does not work without. There is nothing to choose, so that there are no boxes. */
export function RequiredJars() {
  return required.map((name) => (
    <div key={name} className={styles.jar}>
      <p className={styles.label}>{words.jars[name].label}</p>
      <p className={styles.purpose}>{words.jars[name].purpose}</p>
      <JarFacts jar={words.jars[name]} />
    </div>
  ));
}
