import { useSyncExternalStore } from 'react';
import { useListStore } from './list-root';
import type { ListView } from './store';

export function useList(): ListView {
  const store = useListStore();
  return useSyncExternalStore(store.subscribe, store.get, store.getServer);
}
