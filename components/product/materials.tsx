import { materialParts } from '@/lib/material-parts';
import { t } from '@/lib/messages';
import styles from './facts.module.css';

/** Fibre composition, or what each part of a shoe is made of (law §8.10). */
export function Materials({ text }: { text: string }) {
  const rows = materialParts(text).flatMap(({ part, fibres }) =>
    fibres.map(({ name, percent }, i) => ({
      label: part && i === 0 ? part : percent === undefined ? t('product.material') : name,
      value:
        percent === undefined ? name : part ? `${percentText(percent)} ${name.toLowerCase()}` : percentText(percent),
    })),
  );
  return (
    <section className={styles.fact}>
      <h2>{t('product.material')}</h2>
      <table className={styles.table}>
        <tbody>
          {rows.map((row) => (
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

const percentText = (percent: number) => `${String(percent).replace('.', ',')}\u00a0%`;
