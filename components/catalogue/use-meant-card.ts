import { useId, useSyncExternalStore } from 'react';

/** Where one is about to go, and from which group of cards: a product may stand in two of them. */
let meant: { group: string; path: string } | undefined;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The address of the group's card that one is about to follow, and the way to say so: on a page there is one at a time. */
export function useMeantCard(): [path: string | undefined, mean: (path: string) => void] {
  const group = useId();
  const path = useSyncExternalStore(
    subscribe,
    () => (meant?.group === group ? meant.path : undefined),
    () => undefined,
  );
  const mean = (path: string) => {
    meant = { group, path };
    for (const listener of listeners) listener();
  };
  return [path, mean];
}
