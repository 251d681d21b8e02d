import type { OrderLine } from '@/lib/contracts/orders';
import styles from './order-actions.module.css';

interface Props {
  /** Of the first box, where the focus goes when none is ticked. */
  id: string;
  legend: string;
  lines: OrderLine[];
  chosen: readonly string[];
  error: string | undefined;
  onChange: (chosen: string[]) => void;
}

export function ComplaintGoods({ id, legend, lines, chosen, error, onChange }: Props) {
  const below = error ? `${id}-error` : undefined;
  return (
    <fieldset className={styles.set} aria-describedby={below}>
      <legend>{legend}</legend>
      {lines.map(({ ean, name, color, size }, index) => (
        <label key={ean} className={styles.choice}>
          <input
            id={index === 0 ? id : undefined}
            type="checkbox"
            checked={chosen.includes(ean)}
            aria-describedby={below}
            aria-invalid={error ? true : undefined}
            onChange={({ target }) => onChange(target.checked ? [...chosen, ean] : chosen.filter((one) => one !== ean))}
          />
          <span>{[name, color, size].filter(Boolean).join(', ')}</span>
        </label>
      ))}
      {error ? (
        <p id={below} className={styles.error}>
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
