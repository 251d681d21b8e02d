import { factRows } from '@/lib/product/fact-rows';
import { keepTogether } from '@/lib/text/keep-together';
import styles from './facts.module.css';

export function FactTable({ text }: { text: string }) {
  return (
    <table className={styles.table}>
      <tbody>
        {factRows(text).map((row) =>
          row.label ? (
            <tr key={row.label + row.value}>
              <th scope="row">{row.label}</th>
              <td>{keepTogether(row.value)}</td>
            </tr>
          ) : (
            <tr key={row.value}>
              <td colSpan={2}>{keepTogether(row.value)}</td>
            </tr>
          ),
        )}
      </tbody>
    </table>
  );
}
