'use client';

import { useSearchParams } from 'next/navigation';
import { createContext, Suspense, useContext, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import type { Elements } from '@/components/elements';
import { useIdle } from '@/components/ui/use-idle';
import { createListStore, type InitialList, type ListSource, type ListStore, type ListView } from './store';

const Store = createContext<ListStore | null>(null);

export function useListStore(): ListStore {
  const store = useContext(Store);
  if (!store) throw new Error('ListRoot is missing above this component');
  return store;
}

/** Browsers that save data get only what is asked for. */
const savesData = () => Boolean((navigator as { connection?: { saveData?: boolean } }).connection?.saveData);

const useBeforePaint = typeof window === 'undefined' ? useEffect : useLayoutEffect;

let queries: typeof import('./queries') | undefined;

/** What a list asks for comes with its first question, which is ahead of the first choice where the page comes to rest. */
function lateSource({ path, defaultSort }: InitialList): ListSource {
  const source = async () => {
    queries ??= await import('./queries');
    return queries.listSource(path, defaultSort);
  };
  return {
    known: () => queries?.listSource(path, defaultSort).known(),
    index: async () => (await source()).index(),
    ask: async (...asked) => (await source()).ask(...asked),
    cards: async (...asked) => (await source()).cards(...asked),
  };
}

/** Around everything of a list that filters, sorts or pages it. The server renders the state of the address. */
export function ListRoot({ initial, children }: { initial: InitialList; children: Elements }) {
  const [source] = useState(() => lateSource(initial));
  const [store] = useState(() => createListStore(initial, source));

  useEffect(() => store.leave, [store]);

  // Ahead of the first choice, so that it need not wait for the network.
  const idle = useIdle();
  useEffect(() => {
    if (idle && !savesData()) source.index().catch(() => undefined);
  }, [source, idle]);

  return (
    <Store value={store}>
      <Suspense>
        <FollowAddress store={store} />
      </Suspense>
      {children}
    </Store>
  );
}

/** Alone in its Suspense: a cached page has no query, so whatever reads one is left to the browser. */
function FollowAddress({ store }: { store: ListStore }) {
  const query = useSearchParams();
  // The query says that the address has changed.
  useBeforePaint(() => store.follow(), [store, query]);
  return null;
}

export function useList(): ListView {
  const store = useListStore();
  return useSyncExternalStore(store.subscribe, store.get, store.getServer);
}
