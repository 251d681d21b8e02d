import { type ReactNode, useId } from 'react';
import styles from './choice.module.css';

interface Props {
  group: string;
  value: string;
  name: string;
  text: ReactNode;
  aside?: ReactNode;
  checked: boolean;
  disabled?: boolean;
  onChoose: () => void;
}

/** Shows one of several choices: the whole card is the radio button's label. */
export function Choice({ group, value, name, text, aside, checked, disabled = false, onChoose }: Props) {
  const id = useId();
  return (
    <div className={styles.choice} data-off={disabled}>
      <input
        id={id}
        type="radio"
        name={group}
        value={value}
        className={styles.radio}
        checked={checked}
        disabled={disabled}
        aria-describedby={`${id}-aside ${id}-text`}
        onChange={onChoose}
      />
      <label htmlFor={id} className={styles.name}>
        {name}
      </label>
      <span id={`${id}-aside`} className={styles.aside}>
        {aside}
      </span>
      <div id={`${id}-text`} className={styles.text}>
        {text}
      </div>
    </div>
  );
}
