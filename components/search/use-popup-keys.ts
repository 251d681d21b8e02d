import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import type { Option } from './options';

interface Popup {
  id: string;
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
export function usePopupKeys({ id, keys, options, expanded, onOpen, onChoose, onClear, onRemove }: Popup) {
  const [at, setAt] = useState(-1);
  const idOf = (index: number) => `${id}-${index}`;
  const chosen = expanded ? options[at] : undefined;
  const active = chosen && idOf(at);

  // Other lines: the one that was active is not there any more.
  const shown = options.map((option) => option.href).join(' ');
  useEffect(() => setAt(-1), [shown, expanded]);
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
