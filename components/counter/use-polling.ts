import { getDefaultStore, useAtomValue } from 'jotai';
import { useEffect, useSyncExternalStore } from 'react';
import { refresh } from './actions';
import { reachedAtom } from './store';

const CALM_MS = 20_000;
/** Interval in ms without an answer, or with actions waiting. */
const EAGER_MS = 5000;
const store = getDefaultStore();

function onVisibility(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/** Keeps the list fresh while it is looked at, and sends what waits. Answers whether the shop was reached the last time. */
export function usePolling(): boolean {
  const reached = useAtomValue(reachedAtom);
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
      await refresh();
      pollSoon();
    };
    const pollSoon = () => {
      if (over) return;
      clearTimeout(timer);
      timer = setTimeout(poll, store.get(reachedAtom) ? CALM_MS : EAGER_MS);
    };
    // An act that could not be sent does not wait for the next calm look.
    const unfollow = store.sub(reachedAtom, pollSoon);
    void poll();
    window.addEventListener('online', poll);
    window.addEventListener('offline', poll);
    return () => {
      over = true;
      unfollow();
      clearTimeout(timer);
      window.removeEventListener('online', poll);
      window.removeEventListener('offline', poll);
    };
  }, [visible]);
  return reached;
}
