import { useEffect, useState, useSyncExternalStore } from 'react';
import { refresh } from './actions';

const CALM_MS = 20_000;
/** Without an answer, or with acts that wait. */
const EAGER_MS = 5000;

function onVisibility(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/** Keeps the list fresh while it is looked at, and sends what waits. Answers whether the shop was reached the last time. */
export function usePolling(): boolean {
  const [reached, setReached] = useState(true);
  const visible = useSyncExternalStore(
    onVisibility,
    () => document.visibilityState === 'visible',
    () => false,
  );

  useEffect(() => {
    if (!visible) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let over = false;
    const poll = async () => {
      clearTimeout(timer);
      const answered = await refresh();
      if (over) return;
      setReached(answered);
      clearTimeout(timer);
      timer = setTimeout(poll, answered ? CALM_MS : EAGER_MS);
    };
    const lost = () => setReached(false);
    void poll();
    window.addEventListener('online', poll);
    window.addEventListener('offline', lost);
    return () => {
      over = true;
      clearTimeout(timer);
      window.removeEventListener('online', poll);
      window.removeEventListener('offline', lost);
    };
  }, [visible]);
  return reached;
}
