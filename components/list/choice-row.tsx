import type { Choice } from '@/lib/lists/choices';
import { paramValue } from '@/lib/lists/list-query';
import styles from './choice-list.module.css';

interface Props {
  choice: Choice;
  /** The parameter that a form without scripts sends. */
  name: string;
  count: number;
  checked: boolean;
  onToggle: () => void;
}

/** A row of `choice-list.module.css`, which knows its parts by their place: a list has a hundred. */
export function ChoiceRow({ choice, name, count, checked, onToggle }: Props) {
  const none = count === 0 && !checked;
  return (
    <li>
      <label className={none ? styles.none : undefined}>
        <input
          type="checkbox"
          name={name}
          value={paramValue(choice.value)}
          checked={checked}
          disabled={none}
          onChange={onToggle}
        />
        <span>{choice.label}</span>
        <span>{count}</span>
      </label>
    </li>
  );
}
