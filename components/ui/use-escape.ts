import { useEffect, useEffectEvent } from 'react';

/**
 * Calls back on Escape wherever the focus is, while the component is mounted. The listener is there before anything is open:
 * one that was added after the opening would miss a press that comes at once.
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
