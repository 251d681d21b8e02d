import type { TextareaHTMLAttributes } from 'react';
import field from './field.module.css';
import styles from './text-area.module.css';

interface Props extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'maxLength'> {
  id: string;
  label: string;
  hint: string;
  error?: string;
}

/** Text that is too long gets an error, and is never cut. */
export function TextArea({ id, label, hint, error, ...area }: Props) {
  return (
    <div className={field.field}>
      <label htmlFor={id} className={field.label}>
        {label}
      </label>
      <textarea
        {...area}
        id={id}
        className={`${field.input} ${styles.area}`}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-below`}
      />
      <p id={`${id}-below`} className={error ? field.error : field.hint}>
        {error ?? hint}
      </p>
    </div>
  );
}
