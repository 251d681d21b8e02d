import type { Block } from '@/lib/content/blocks';
import styles from './data-table.module.css';
import { Inline } from './inline';

/** A table that becomes a list on narrow screens. */
export function DataTable({ table }: { table: Extract<Block, { type: 'table' }> }) {
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{table.caption}</caption>
      <thead className={styles.head}>
        <tr>
          {table.head.map((name) =>
            name ? (
              <th key={name} scope="col">
                {name}
              </th>
            ) : (
              <td key="corner" />
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {table.rows.map((row) => (
          <tr key={row[0]} className={styles.row}>
            {row.map((cell, column) =>
              column === 0 ? (
                <th key={table.head[column]} scope="row">
                  <Inline text={cell} />
                </th>
              ) : (
                <td key={table.head[column]}>
                  <span className={styles.label} aria-hidden="true">
                    {table.head[column]}
                  </span>
                  <Inline text={cell} />
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
