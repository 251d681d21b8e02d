import type { Block } from './blocks';
import styles from './data-table.module.css';
import { Inline } from './inline';

/** A table that becomes a list of facts where the screen is too narrow for its columns. */
export function DataTable({ table }: { table: Extract<Block, { type: 'table' }> }) {
  return (
    // ARIA roles are said again because `display: block` takes them from the elements on narrow screens.
    <table className={styles.table} role="table">
      <caption className={styles.caption}>{table.caption}</caption>
      <thead className={styles.head} role="rowgroup">
        <tr role="row">
          {table.head.map((name) => (
            <th key={name} scope="col" role="columnheader">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {table.rows.map((row) => (
          <tr key={row[0]} role="row" className={styles.row}>
            {row.map((cell, column) =>
              column === 0 ? (
                <th key={table.head[column]} scope="row" role="rowheader">
                  <Inline text={cell} />
                </th>
              ) : (
                <td key={table.head[column]} role="cell">
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
