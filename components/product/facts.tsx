import type { ArticleDetail } from '@/lib/contracts/catalogue';
import { t } from '@/lib/messages';
import styles from './product-page.module.css';

/** 'Vekt: 420 g' per line becomes a table; a line without a colon stands as text. */
const factRows = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const at = line.indexOf(':');
      return at < 1 ? { label: '', value: line } : { label: line.slice(0, at), value: line.slice(at + 1).trim() };
    });

function Table({ text }: { text: string }) {
  const rows = factRows(text);
  return (
    <table className={styles.table}>
      <tbody>
        {rows.map((row) =>
          row.label ? (
            <tr key={row.label + row.value}>
              <th scope="row">{row.label}</th>
              <td>{row.value}</td>
            </tr>
          ) : (
            <tr key={row.value}>
              <td colSpan={2}>{row.value}</td>
            </tr>
          ),
        )}
      </tbody>
    </table>
  );
}

export function Facts({ article }: { article: ArticleDetail }) {
  const parts = [
    { title: t('product.tech'), text: article.techDescription },
    { title: t('product.nutrient'), text: article.nutrientContent },
    { title: t('product.material'), text: article.material },
    { title: t('product.wash'), text: [article.washLabel, article.careLabel].filter(Boolean).join('\n') },
    { title: t('product.manufacturer'), text: article.manufacturer },
  ].filter((part) => part.text);
  return (
    <div className={styles.facts}>
      {parts.map((part) => (
        <section key={part.title} className={styles.fact}>
          <h2>{part.title}</h2>
          <Table text={part.text} />
        </section>
      ))}
      <p className={styles.lowest}>{t('product.articleNo', { number: article.articleNo })}</p>
    </div>
  );
}
