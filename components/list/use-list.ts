import { useSyncExternalStore } from 'react';
import { useListStore } from './list-root';
import type { ListView } from './store';

/** What the list shows now. */
export function useList(): ListView {
  const store = useListStore();
  return useSyncExternalStore(store.subscribe, store.get, store.getServer);
}
