import { useId, useRef } from 'react';
import type { Elements } from '@/components/elements';
import { Icon } from '@/components/ui/icon';
import { useWords } from '@/components/words';
import { forgiven } from '@/lib/forms/forgiven';
import styles from './place-field.module.css';

interface Props {
  id?: string;
  /** Within a form that works without scripts. */
  name?: string;
  text: string;
  onText: (text: string) => void;
  locating: boolean;
  onLocate: () => void;
  status: string;
  /** A submit button, where it does not search while typing. */
  children?: Elements;
}

/** Asks for a postcode, place, shop name or position. Without a submit button, Enter does not submit the form around it. */
export function PlaceField({ id, name, text, onText, locating, onLocate, status, children }: Props) {
  const words = useWords('shops');
  const own = useId();
  const field = id ?? own;
  const input = useRef<HTMLInputElement>(null);
  const forgive = () => {
    const meant = forgiven('place', text);
    if (meant !== text) onText(meant);
  };
  return (
    <div className={styles.place}>
      <div className={styles.field}>
        <label htmlFor={field} className={styles.label}>
          {words.search}
        </label>
        <input
          ref={input}
          id={field}
          name={name}
          className={styles.input}
          value={text}
          placeholder={words.placeholder}
          autoComplete="postal-code"
          autoCapitalize="words"
          spellCheck={false}
          enterKeyHint="search"
          aria-describedby={`${field}-status`}
          onChange={(event) => onText(event.target.value)}
          onBlur={forgive}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            forgive();
            if (!children) event.preventDefault();
          }}
        />
        {text ? (
          <button
            type="button"
            className={styles.clear}
            aria-label={words.clear}
            onClick={() => {
              onText('');
              input.current?.focus();
            }}
          >
            <Icon name="close" size={18} />
          </button>
        ) : null}
      </div>
      {children}
      <button
        type="button"
        className={styles.locate}
        // Not disabled: that would take the focus away.
        aria-disabled={locating || undefined}
        onClick={() => (locating ? undefined : onLocate())}
      >
        <Icon name="pin" size={18} />
        <span>{words.locate}</span>
      </button>
      <p id={`${field}-status`} role="status" className={styles.status}>
        {status}
      </p>
    </div>
  );
}
