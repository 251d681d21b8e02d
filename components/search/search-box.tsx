'use client';

import { type FocusEvent, type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { useGoTo } from '@/components/navigation/use-go-to';
import { Icon } from '@/components/ui/icon';
import { useLazy } from '@/components/ui/lazy';
import { useHydrated } from '@/components/ui/use-hydrated';
import { useMedia } from '@/components/ui/use-media';
import { MOBILE } from '@/lib/layout/breakpoints';
import { searchPath } from '@/lib/routes/paths';
import { searchText } from '@/lib/search/search-text';
import styles from './search-box.module.css';

const loadPanel = () => import('./search-panel').then(({ SearchPanel }) => SearchPanel);

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
  const mobile = useMedia(MOBILE);
  const hydrated = useHydrated();
  const goTo = useGoTo();
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const keys = useRef<(event: KeyboardEvent) => void>(undefined);
  const list = useId();
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const SearchPanel = useLazy(open, loadPanel);
  const [popup, setPopup] = useState<{ expanded: boolean; active?: string }>({ expanded: false });

  const use = () => setOpen(true);
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
      void import('./actions').then(({ rememberSearch }) => rememberSearch(words)).catch(withoutIt);
    }
    goTo(href);
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
        data-long={placeholder}
        data-short={placeholderMobile}
        noValidate={hydrated}
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
          aria-label={label}
          placeholder={mobile ? placeholderMobile : placeholder}
          className={styles.input}
          enterKeyHint="search"
          {...(hydrated && {
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
