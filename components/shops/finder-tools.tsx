import { useId, useRef } from 'react';
import { Icon } from '@/components/ui/icon';
import { useWords } from '@/components/words';
import styles from './finder-tools.module.css';

interface Props {
  text: string;
  onText: (text: string) => void;
  locating: boolean;
  onLocate: () => void;
  status: string;
}

/** What one asks the finder with, and what came of it. */
export function FinderTools({ text, onText, locating, onLocate, status }: Props) {
  const words = useWords('shops');
  const field = useId();
  const input = useRef<HTMLInputElement>(null);
  return (
    <search className={styles.tools}>
      <div>
        <label htmlFor={field} className={styles.label}>
          {words.search}
        </label>
        <div className={styles.field}>
          <input
            ref={input}
            id={field}
            type="text"
            inputMode="search"
            className={styles.input}
            value={text}
            placeholder={words.placeholder}
            autoComplete="postal-code"
            enterKeyHint="search"
            onChange={(event) => onText(event.target.value)}
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
      </div>
      <button type="button" className={styles.locate} disabled={locating} onClick={onLocate}>
        <Icon name="pin" size={20} />
        <span>{words.locate}</span>
      </button>
      <p role="status" className={styles.status}>
        {status}
      </p>
    </search>
  );
}
