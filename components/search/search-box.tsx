'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useRef } from 'react';
import { searchPath } from '@/lib/paths';
import { Icon } from '../ui/icon';
import styles from './search-box.module.css';

/** Spec §5: fires on Enter and on the icon; empty text does nothing; the text is normalised. Without scripts a form. */
export function SearchBox({ label, placeholder, button }: { label: string; placeholder: string; button: string }) {
  const router = useRouter();
  const input = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const words = input.current?.value.normalize('NFKC').replace(/\s+/g, ' ').trim();
    if (words) router.push(searchPath(words));
  };
  return (
    <search>
      <form action="/search" method="get" className={styles.form} onSubmit={submit}>
        <input
          ref={input}
          name="q"
          type="search"
          required
          autoComplete="off"
          aria-label={label}
          placeholder={placeholder}
          className={styles.input}
          enterKeyHint="search"
        />
        <button type="submit" className={styles.button} aria-label={button}>
          <Icon name="search" size={20} />
        </button>
      </form>
    </search>
  );
}
