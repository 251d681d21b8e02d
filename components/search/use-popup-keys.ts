import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import type { Option } from '@/lib/search/options';

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
 * The combobox pattern of ARIA 1.2: the focus stays in the field, the arrow keys walk the lines and back to the field,
 * Enter takes the line or, without one, what is typed; Escape closes and then clears.
 */
export function usePopupKeys({ id, typed, keys, options, expanded, onOpen, onChoose, onClear, onRemove }: Popup) {
  // Other words or other lines: the line that was active is not there any more.
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
      const acts: Record<string, (() => void) | undefined> = {
        ArrowDown: () => (expanded ? setAt(at === last ? -1 : at + 1) : onOpen(true)),
        ArrowUp: () => (expanded ? setAt(at === -1 ? last : at - 1) : onOpen(true)),
        Home: chosen && (() => setAt(0)),
        End: chosen && (() => setAt(last)),
        Enter: chosen && (() => onChoose(chosen)),
        Delete: chosen?.kind === 'recent' ? () => onRemove(chosen) : undefined,
        Escape: expanded ? () => onOpen(false) : onClear,
      };
      const act = acts[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    return () => {
      keys.current = undefined;
    };
  });
  return { active, idOf };
}
