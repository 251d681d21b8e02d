import type { InputHTMLAttributes } from 'react';
import { type FieldKind, forgiven } from '@/lib/forms/forgiven';
import styles from './field.module.css';

type Attributes = InputHTMLAttributes<HTMLInputElement>;

/** Keyboard attributes by kind. None cuts or refuses text: a paste is cleaned first (rule 5.14), then checked. */
const KINDS: Record<FieldKind, Pick<Attributes, 'type' | 'inputMode' | 'autoCapitalize' | 'spellCheck'>> = {
  phone: { type: 'tel', inputMode: 'tel' },
  email: { type: 'email', inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
  login: { inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
  postcode: { inputMode: 'numeric' },
  date: { type: 'date' },
  amount: { inputMode: 'decimal' },
  ...{ asTyped: {}, line: {}, place: { spellCheck: false } },
  ...{ promoCode: codeLike(), orderNumber: codeLike(), parcel: codeLike(), scanned: codeLike(), code: codeLike() },
  ...{ organisationNumber: codeLike(), ean: codeLike() },
};

function codeLike() {
  return { autoCapitalize: 'characters', spellCheck: false } as const;
}

interface Note {
  id: string;
  hint?: string | undefined;
  error?: string | undefined;
}

/** Returns the ARIA attributes of a field with a `FieldNote`. */
export const described = ({ id, hint, error }: Note) => ({
  'aria-invalid': error ? true : undefined,
  'aria-describedby': error ? `${id}-error` : hint ? `${id}-hint` : undefined,
});

export const FieldNote = ({ id, hint, error }: Note) =>
  error || hint ? (
    <p id={`${id}-${error ? 'error' : 'hint'}`} className={error ? styles.error : styles.hint}>
      {error || hint}
    </p>
  ) : null;

interface Props extends Omit<Attributes, 'type' | 'inputMode' | 'maxLength' | 'pattern'> {
  id: string;
  /** Decides the keyboard and how the value is cleaned. */
  kind: FieldKind;
  label: string;
  hint?: string;
  error?: string;
}

export function Field({ id, kind, label, hint, error, onBlur, ...input }: Props) {
  const note = { id, hint, error };
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input
        {...KINDS[kind]}
        {...input}
        id={id}
        className={styles.input}
        {...described(note)}
        onBlur={(event) => {
          const { currentTarget: field } = event;
          const meant = forgiven(kind, field.value);
          // A form cleans the values it controls; this one is the browser's own.
          if (input.value === undefined && meant !== field.value) field.value = meant;
          onBlur?.(event);
        }}
      />
      <FieldNote {...note} />
    </div>
  );
}
