'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useRef, useSyncExternalStore } from 'react';
import { searchPath } from '@/lib/paths';
import { Icon } from '../ui/icon';
import styles from './search-box.module.css';

interface Props {
  label: string;
  placeholder: string;
  placeholderMobile: string;
  button: string;
}

/** Spec §9: the mobile layout, where the placeholder is the short one. */
const MOBILE = '(max-width: 1019.98px)';

const followWidth = (onChange: () => void) => {
  const media = window.matchMedia(MOBILE);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
};

/** Spec §5: fires on Enter and on the icon; empty text does nothing; the text is normalised. Without scripts a form. */
export function SearchBox({ label, placeholder, placeholderMobile, button }: Props) {
  const mobile = useSyncExternalStore(
    followWidth,
    () => window.matchMedia(MOBILE).matches,
    () => false,
  );
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
          placeholder={mobile ? placeholderMobile : placeholder}
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
