import styles from './facts.module.css';

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

export function FactTable({ text }: { text: string }) {
  return (
    <table className={styles.table}>
      <tbody>
        {factRows(text).map((row) =>
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
