import words from '@/messages/consent.nb.json';
import styles from './cookie-details.module.css';

interface Props {
  cookie: Record<keyof typeof words.details, string>;
  /** Stands below the words of a box. */
  indented?: boolean;
}

const details = ['names', 'receiver', 'duration'] as const;

export function CookieDetails({ cookie, indented = false }: Props) {
  return (
    <dl className={indented ? `${styles.details} ${styles.indented}` : styles.details}>
      {details.map((detail) => (
        <div key={detail}>
          <dt>{words.details[detail]}</dt>
          <dd>{cookie[detail]}</dd>
        </div>
      ))}
    </dl>
  );
}
