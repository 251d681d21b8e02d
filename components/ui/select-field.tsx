import type { SelectHTMLAttributes } from 'react';
import field from './field.module.css';
import { Select } from './select';

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
      <Select {...select} id={id} wide>
        {children}
      </Select>
    </div>
  );
}
