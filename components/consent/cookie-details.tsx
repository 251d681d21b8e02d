import words from '@/messages/consent.nb.json';
import styles from './cookie-details.module.css';

interface Props {
  jar: Record<keyof typeof words.facts, string>;
  /** Stands below the words of a box. */
  indented?: boolean;
}

const facts = ['names', 'receiver', 'duration'] as const;

export function JarFacts({ jar, indented = false }: Props) {
  return (
    <dl className={indented ? `${styles.facts} ${styles.indented}` : styles.facts}>
      {facts.map((fact) => (
        <div key={fact}>
          <dt>{words.facts[fact]}</dt>
          <dd>{jar[fact]}</dd>
        </div>
      ))}
    </dl>
  );
}
