import { type InputHTMLAttributes, useState } from 'react';
import { described, FieldNote } from './field';
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
  const note = { id, hint, error };
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
          {...described(note)}
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
      <FieldNote {...note} />
    </div>
  );
}
