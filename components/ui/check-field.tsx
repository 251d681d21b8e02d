import type { InputHTMLAttributes, ReactNode } from 'react';
import styles from './check-field.module.css';
import { described, FieldNote } from './field';

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  id: string;
  label: ReactNode;
  hint?: string;
  error?: string;
}

export function CheckField({ id, label, hint, error, ...input }: Props) {
  const note = { id, hint, error };
  return (
    <div className={styles.check}>
      <input {...input} id={id} type="checkbox" className={styles.box} {...described(note)} />
      <div>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        <FieldNote {...note} />
      </div>
    </div>
  );
}
