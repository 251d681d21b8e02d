import type { SelectHTMLAttributes } from 'react';
import field from './field.module.css';
import styles from './select-field.module.css';

interface Props extends SelectHTMLAttributes<HTMLSelectElement> {
  id: string;
  label: string;
}

export function SelectField({ id, label, children, ...select }: Props) {
  return (
    <div className={field.field}>
      <label htmlFor={id} className={field.label}>
        {label}
      </label>
      <select {...select} id={id} className={`${field.input} ${styles.select}`}>
        {children}
      </select>
    </div>
  );
}
