import { useEffect, useEffectEvent } from 'react';

/**
 * Calls back on Escape wherever the focus is, while mounted. Listens before anything is open: a listener added after the
 * opening would miss an early press.
 */
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
