import type { Block } from '@/lib/content/blocks';
import styles from './fill-in-sheet.module.css';

/** A form on paper: its lines are filled in by hand, or copied into a mail. */
export function FillInSheet({ sheet }: { sheet: Extract<Block, { type: 'sheet' }> }) {
  return (
    <section className={styles.sheet} aria-label={sheet.title}>
      <p className={styles.title}>{sheet.title}</p>
      <p className={styles.text}>{sheet.text}</p>
      <ul className={styles.lines}>
        {sheet.lines.map((line) => (
          <li key={line} className={styles.line}>
            {line}
          </li>
        ))}
      </ul>
    </section>
  );
}
