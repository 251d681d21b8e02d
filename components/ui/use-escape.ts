import { useEffect, useEffectEvent } from 'react';

/** Calls back on Escape wherever the focus is. Listens from the start, so that an early press is not missed. */
export function useEscape(callback: () => void) {
  const onEscape = useEffectEvent(callback);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onEscape();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
