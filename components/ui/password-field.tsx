import { type InputHTMLAttributes, useState } from 'react';
import field from './field.module.css';
import styles from './password-field.module.css';

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  id: string;
  label: string;
  hint?: string;
  error?: string;
  autoComplete: 'current-password' | 'new-password';
  words: { show: string; hide: string; showPassword: string; hidePassword: string };
}

/** A password field with a button that shows it. Pasting is allowed, as password managers need it. */
export function PasswordField({ id, label, hint, error, words, ...input }: Props) {
  const [shown, setShown] = useState(false);
  const below = error ? `${id}-error` : hint ? `${id}-hint` : undefined;
  return (
    <div className={field.field}>
      <label htmlFor={id} className={field.label}>
        {label}
      </label>
      <div className={styles.box}>
        <input
          {...input}
          id={id}
          type={shown ? 'text' : 'password'}
          className={`${field.input} ${styles.input}`}
          spellCheck={false}
          autoCapitalize="none"
          aria-invalid={error ? true : undefined}
          aria-describedby={below}
        />
        <button
          type="button"
          className={styles.toggle}
          aria-controls={id}
          aria-label={`${shown ? words.hidePassword : words.showPassword}: ${label}`}
          onClick={() => setShown(!shown)}
        >
          {shown ? words.hide : words.show}
        </button>
      </div>
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
  );
}
