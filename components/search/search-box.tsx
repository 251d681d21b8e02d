'use client';

import { useRouter } from 'next/navigation';
import { type FocusEvent, type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { useScripted } from '@/components/ui/use-hydrated';
import { searchPath } from '@/lib/routes/paths';
import { MOST_LETTERS, searchText } from '@/lib/search/search-text';
import styles from './search-box.module.css';
import type { SearchPanel as Panel } from './search-panel';
import { useMobile } from './use-mobile';

interface Props {
  label: string;
  placeholder: string;
  placeholderMobile: string;
  button: string;
  clear: string;
}

/** Off the net the field is still a form. */
const withoutIt = () => undefined;

/**
 * Rule 5.6: fires on Enter and on the icon; empty text does nothing; the text is normalised. Without scripts a form;
 * with them a combobox, whose suggestions are loaded when the field is first used.
 */
export function SearchBox({ label, placeholder, placeholderMobile, button, clear }: Props) {
  const mobile = useMobile();
  const scripted = useScripted();
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const keys = useRef<(event: KeyboardEvent) => void>(undefined);
  const list = useId();
  const [SearchPanel, setPanel] = useState<typeof Panel>();
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const [popup, setPopup] = useState<{ expanded: boolean; active?: string }>({ expanded: false });

  const use = () => {
    setOpen(true);
    void import('./search-panel').then((loaded) => setPanel(() => loaded.SearchPanel)).catch(withoutIt);
  };
  const write = (words: string) => {
    if (input.current) input.current.value = words;
    setText(words);
  };
  /** Notes what was searched for; the address may say more than the words, or something else. */
  const go = (href: string, words?: string) => {
    setOpen(false);
    input.current?.blur();
    if (words) {
      write(words);
      void import('./recent-searches').then(({ recentSearches }) => recentSearches.remember(words)).catch(withoutIt);
    }
    router.push(href);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const words = searchText(input.current?.value ?? '');
    if (words) go(searchPath(words), words);
    else input.current?.focus();
  };
  const leave = (event: FocusEvent) => {
    if (!form.current?.contains(event.relatedTarget)) setOpen(false);
  };

  return (
    <search>
      <form
        ref={form}
        action="/search"
        method="get"
        className={styles.form}
        noValidate={scripted}
        onSubmit={submit}
        onBlur={leave}
      >
        <input
          ref={input}
          name="q"
          type="text"
          inputMode="search"
          required
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={MOST_LETTERS}
          aria-label={label}
          placeholder={mobile ? placeholderMobile : placeholder}
          className={styles.input}
          enterKeyHint="search"
          {...(scripted && {
            role: 'combobox',
            'aria-autocomplete': 'list',
            'aria-expanded': popup.expanded,
            'aria-controls': list,
            'aria-activedescendant': popup.active,
          })}
          onFocus={use}
          onClick={use}
          onInput={(event) => {
            setText(event.currentTarget.value);
            use();
          }}
          onKeyDown={(event) => keys.current?.(event)}
        />
        {text ? (
          <button
            type="button"
            className={styles.button}
            aria-label={clear}
            onClick={() => {
              write('');
              input.current?.focus();
            }}
          >
            <Icon name="close" size={18} />
          </button>
        ) : null}
        <button type="submit" className={styles.button} aria-label={button}>
          <Icon name="search" size={20} />
        </button>
        {SearchPanel ? (
          <SearchPanel
            id={list}
            form={form}
            keys={keys}
            text={text}
            open={open}
            onOpen={setOpen}
            onWrite={write}
            onGo={go}
            onPopup={setPopup}
          />
        ) : null}
      </form>
    </search>
  );
}
