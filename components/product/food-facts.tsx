import { t } from '@/lib/messages';
import { foodFacts } from '@/lib/product/food-facts';
import styles from './facts.module.css';

/** Ingredients with the allergens emphasised, and nutrition as a table (rule 10.25). */
export function FoodFacts({ text }: { text: string }) {
  const { paragraphs, nutrition } = foodFacts(text);
  const allergens = paragraphs.some(({ runs }) => runs.some((run) => run.allergen));
  return (
    <section className={styles.fact}>
      <h2>{t('product.nutrient')}</h2>
      {paragraphs.map(({ label, runs }) => (
        <p key={label + runs[0]?.text} className={styles.paragraph}>
          {label ? <b>{`${label}: `}</b> : null}
          {runs.map(({ text: part, allergen }, index) =>
            // The parts of a text never move, so their place is their key.
            allergen ? <strong key={`${index}-${part}`}>{part}</strong> : <span key={`${index}-${part}`}>{part}</span>,
          )}
        </p>
      ))}
      {allergens ? <p className={styles.note}>{t('product.allergens')}</p> : null}
      {nutrition ? (
        <table className={styles.table}>
          <caption className={styles.caption}>{nutrition.title}</caption>
          <tbody>
            {nutrition.rows.map((row) => (
              <tr key={row.label} className={row.part ? styles.part : undefined}>
                <th scope="row">{row.label}</th>
                <td>{row.value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
    </section>
  );
}
