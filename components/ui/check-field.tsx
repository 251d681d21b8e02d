import type { InputHTMLAttributes, ReactNode } from 'react';
import styles from './check-field.module.css';
import field from './field.module.css';

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  id: string;
  label: ReactNode;
  hint?: string;
  error?: string;
}

export function CheckField({ id, label, hint, error, ...input }: Props) {
  const below = error ? `${id}-error` : hint ? `${id}-hint` : undefined;
  return (
    <div className={styles.check}>
      <input
        {...input}
        id={id}
        type="checkbox"
        className={styles.box}
        aria-invalid={error ? true : undefined}
        aria-describedby={below}
      />
      <div>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        {error ? (
          <p id={`${id}-error`} className={field.error}>
            {error}
          </p>
        ) : hint ? (
          <p id={`${id}-hint`} className={field.hint}>
            {hint}
          </p>
        ) : null}
      </div>
    </div>
  );
}
