import { Icon } from '@/components/ui/icon';
import styles from './faq.module.css';
import { Inline } from './inline';

/** Questions that open without scripts, and that the browser's own search finds inside. */
export function Faq({ items }: { items: { question: string; answer: string[] }[] }) {
  return (
    <div>
      {items.map((item) => (
        <details key={item.question} className={styles.item}>
          <summary className={styles.question}>
            <span>{item.question}</span>
            <span className={styles.mark}>
              <Icon name="down" size={20} />
            </span>
          </summary>
          <div className={styles.answer}>
            {item.answer.map((text) => (
              <p key={text}>
                <Inline text={text} />
              </p>
            ))}
          </div>
        </details>
      ))}
    </div>
  );
}
