import type { Choice } from '@/lib/lists/choices';
import { paramValue } from '@/lib/lists/list-query';
import styles from './choice-list.module.css';

interface Props {
  choice: Choice;
  /** The parameter a form without scripts sends. */
  name: string;
  count: number;
  checked: boolean;
  onToggle: () => void;
}

export function ChoiceRow({ choice, name, count, checked, onToggle }: Props) {
  const none = count === 0 && !checked;
  return (
    <li>
      <label className={`${styles.choice} ${none ? styles.none : ''}`}>
        <input
          type="checkbox"
          name={name}
          value={paramValue(choice.value)}
          checked={checked}
          disabled={none}
          onChange={onToggle}
        />
        <span className={styles.label}>{choice.label}</span>
        <span className={styles.count}>{count}</span>
      </label>
    </li>
  );
}
