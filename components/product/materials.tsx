import { t } from '@/lib/messages';
import { type MaterialPart, materialParts } from '@/lib/product/material-parts';
import styles from './facts.module.css';

/** Shows the fibres, or what each part of a shoe is made of (rule 10.26). */
export function Materials({ text }: { text: string }) {
  return (
    <section className={styles.fact}>
      <h2>{t('product.material')}</h2>
      <table className={styles.table}>
        <tbody>
          {materialParts(text)
            .flatMap(rowsOf)
            .map((row) => (
              <tr key={row.label + row.value}>
                <th scope="row">{row.label}</th>
                <td>{row.value}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </section>
  );
}

/** A part has a row with all it is made of; the whole has a row per fibre. */
function rowsOf({ part, fibres }: MaterialPart): { label: string; value: string }[] {
  if (part) return [{ label: part, value: fibres.map(withPercent).join(', ') }];
  return fibres.map(({ name, percent }) =>
    percent === undefined ? { label: t('product.whole'), value: name } : { label: name, value: percentText(percent) },
  );
}

const withPercent = ({ name, percent }: MaterialPart['fibres'][number]) =>
  percent === undefined ? name : `${percentText(percent)} ${name.toLowerCase()}`;

const percentText = (percent: number) => `${String(percent).replace('.', ',')}\u00a0%`;
