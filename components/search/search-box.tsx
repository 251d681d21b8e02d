'use client';

import { type FormEvent, type KeyboardEvent, type Ref, useId, useRef, useState } from 'react';
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

interface Popup {
  expanded: boolean;
  active?: string;
}

const withoutIt = () => undefined;

/**
 * Searches on Enter and on the icon, but not for an empty text (rule 5.6). A form without scripts; with them a combobox,
 * whose suggestions load when the field is first used.
 */
export function SearchBox({ label, placeholder, placeholderMobile, button, clear }: Props) {
  const mobile = useMedia(MOBILE);
  const hydrated = useHydrated();
  const goTo = useGoTo();
  const form = useRef<HTMLFormElement>(null);
  const { input, text, setText, write, empty } = useText();
  const keys = useRef<(event: KeyboardEvent) => void>(undefined);
  const list = useId();
  const [open, setOpen] = useState(false);
  const SearchPanel = useLazy(open, loadPanel);
  const [popup, setPopup] = useState<Popup>({ expanded: false });

  // The field receives text typed before hydration once more; by then the focus may be elsewhere.
  const use = () => {
    if (form.current?.contains(document.activeElement)) setOpen(true);
  };
  /** Remembers the words of the search, which may differ from the address. */
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
        onBlur={({ relatedTarget }) => form.current?.contains(relatedTarget) || setOpen(false)}
      >
        <Input
          ref={input}
          label={label}
          placeholder={mobile ? placeholderMobile : placeholder}
          combobox={hydrated ? { list, ...popup } : undefined}
          onUse={use}
          onText={(typed) => {
            setText(typed);
            use();
          }}
          onKeyDown={(event) => keys.current?.(event)}
        />
        {text ? (
          <button type="button" className={styles.button} aria-label={clear} onClick={empty}>
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

/** Follows the text of the uncontrolled field. */
function useText() {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const write = (words: string) => {
    if (input.current) input.current.value = words;
    setText(words);
  };
  const empty = () => {
    write('');
    input.current?.focus();
  };
  return { input, text, setText, write, empty };
}

interface InputProps {
  ref: Ref<HTMLInputElement>;
  label: string;
  placeholder: string;
  /** The list it opens; undefined without scripts. */
  combobox: (Popup & { list: string }) | undefined;
  onUse: () => void;
  onText: (text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

const Input = ({ ref, label, placeholder, combobox, onUse, onText, onKeyDown }: InputProps) => (
  <input
    ref={ref}
    name="q"
    type="text"
    inputMode="search"
    required
    autoComplete="off"
    autoCapitalize="none"
    spellCheck={false}
    aria-label={label}
    placeholder={placeholder}
    className={styles.input}
    enterKeyHint="search"
    {...(combobox && {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': combobox.expanded,
      'aria-controls': combobox.list,
      'aria-activedescendant': combobox.active,
    })}
    onFocus={onUse}
    onClick={onUse}
    onInput={(event) => onText(event.currentTarget.value)}
    onKeyDown={onKeyDown}
  />
);
