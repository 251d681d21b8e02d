'use client';

import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react';
import { useStored } from '@/components/browser-store';
import { Quoted } from '@/components/ui/quoted';
import { useWords } from '@/components/words';
import { type Option, recentOptions, suggestedOptions } from '@/lib/search/options';
import { searchText } from '@/lib/search/search-text';
import { fill } from '@/lib/text/words';
import { forgetSearch, forgetSearches } from './actions';
import { RecentList, SuggestionList } from './search-lines';
import styles from './search-panel.module.css';
import { recentSearchesStore } from './store';
import { useSuggestions } from './use-suggestions';

interface Props {
  /** The id of the listbox, which the field names. */
  id: string;
  form: RefObject<HTMLFormElement | null>;
  /** Set here: handles the field's keys. */
  keys: RefObject<((event: KeyboardEvent) => void) | undefined>;
  text: string;
  open: boolean;
  onOpen: (open: boolean) => void;
  onWrite: (text: string) => void;
  onGo: (href: string, words?: string) => void;
  onPopup: (popup: { expanded: boolean; active?: string }) => void;
}

/** Shows suggestions for the typed text, or the last searches. */
export function SearchPanel({ id, form, keys, text, open, onOpen, onWrite, onGo, onPopup }: Props) {
  const words = useWords('search');
  const typed = searchText(text);
  const answer = useSuggestions(open ? typed : '');
  const { value: recent } = useStored(recentSearchesStore);

  const options = typed ? (answer ? suggestedOptions(answer.text, answer.found) : []) : recentOptions(recent);
  const expanded = open && options.length > 0;
  const choose = (option: Option) => onGo(option.href, 'text' in option ? option.text : undefined);
  /** The pressed button disappears, and would take the focus along. */
  const focusField = () => form.current?.querySelector('input')?.focus();
  const remove = (search: string) => {
    forgetSearch(search);
    focusField();
  };
  const removeAll = () => {
    forgetSearches();
    focusField();
  };
  const { active, idOf } = usePopupKeys({
    id,
    typed,
    keys,
    options,
    expanded,
    onOpen,
    onChoose: choose,
    onClear: () => onWrite(''),
    onRemove: (option) => option.kind === 'recent' && remove(option.text),
  });
  useLayoutEffect(() => onPopup({ expanded, active }), [expanded, active, onPopup]);
  const room = usePopupSpace(form, open);

  const follow = (option: Option) => (event: MouseEvent) => {
    // The browser opens new tabs and windows. A prevented click waits for a connection.
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    choose(option);
  };
  const lines = { id, options, active, idOf, follow };
  const nothing = open && typed !== '' && answer?.text === typed && options.length === 0;
  return (
    <>
      <p role="status" className="visually-hidden">
        {nothing ? fill(words.nothing, { text: typed }) : expanded ? fill(words.count, { count: options.length }) : ''}
      </p>
      {expanded || nothing ? (
        // The field keeps the focus when a finger or a mouse goes for a line.
        // biome-ignore lint/a11y/noStaticElementInteractions: no action of its own
        <div className={`screen-only ${styles.panel}`} style={room} onMouseDown={keepFocus}>
          {nothing ? (
            <p className={styles.nothing}>
              <Quoted text={fill(words.nothing, { text: typed })} />
            </p>
          ) : null}
          {expanded && typed ? <SuggestionList {...lines} typed={typed} /> : null}
          {expanded && !typed ? <RecentList {...lines} onRemove={remove} onClear={removeAll} /> : null}
        </div>
      ) : null}
    </>
  );
}

const keepFocus = (event: MouseEvent) => event.preventDefault();

interface Popup {
  id: string;
  typed: string;
  keys: RefObject<((event: KeyboardEvent) => void) | undefined>;
  options: Option[];
  expanded: boolean;
  onOpen: (open: boolean) => void;
  onChoose: (option: Option) => void;
  onClear: () => void;
  onRemove: (option: Option) => void;
}

/**
 * Handles keys as the combobox pattern of ARIA 1.2: the focus stays in the field, the arrow keys move through the lines and
 * back to the field, Enter takes the line or the typed text; Escape closes and then clears.
 */
function usePopupKeys({ id, typed, keys, options, expanded, onOpen, onChoose, onClear, onRemove }: Popup) {
  // With other words or lines no line is active.
  const shown = [typed, ...options.map((option) => option.href)].join(' ');
  const [walked, setWalked] = useState({ shown, at: -1 });
  const at = expanded && walked.shown === shown ? walked.at : -1;
  const setAt = (next: number) => setWalked({ shown, at: next });
  const idOf = (index: number) => `${id}-${index}`;
  const chosen = options[at];
  const active = chosen && idOf(at);

  useEffect(() => {
    if (active) document.getElementById(active)?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  useLayoutEffect(() => {
    keys.current = (event) => {
      if (event.nativeEvent.isComposing) return;
      const last = options.length - 1;
      const actions: Record<string, (() => void) | undefined> = {
        ArrowDown: () => (expanded ? setAt(at === last ? -1 : at + 1) : onOpen(true)),
        ArrowUp: () => (expanded ? setAt(at === -1 ? last : at - 1) : onOpen(true)),
        Home: chosen && (() => setAt(0)),
        End: chosen && (() => setAt(last)),
        Enter: chosen && (() => onChoose(chosen)),
        Delete: chosen?.kind === 'recent' ? () => onRemove(chosen) : undefined,
        Escape: expanded ? () => onOpen(false) : onClear,
      };
      const action = actions[event.key];
      if (!action) return;
      event.preventDefault();
      action();
    };
    return () => {
      keys.current = undefined;
    };
  });
  return { active, idOf };
}

/** Returns the room between the field and the on-screen keyboard. */
function usePopupSpace(form: RefObject<HTMLElement | null>, open: boolean): CSSProperties {
  const [room, setRoom] = useState({ below: 0, height: 0 });
  useEffect(() => {
    if (!open) return;
    const measure = () => {
      const seen = window.visualViewport;
      const below = (form.current?.getBoundingClientRect().bottom ?? 0) - (seen?.offsetTop ?? 0);
      setRoom({ below, height: (seen?.height ?? window.innerHeight) - below });
    };
    measure();
    window.visualViewport?.addEventListener('resize', measure);
    window.addEventListener('scroll', measure, { passive: true });
    return () => {
      window.visualViewport?.removeEventListener('resize', measure);
      window.removeEventListener('scroll', measure);
    };
  }, [form, open]);
  return { '--below': `${room.below}px`, '--room': `${room.height}px` } as CSSProperties;
}
