'use client';

import { useSearchParams } from 'next/navigation';
import { createContext, Suspense, useContext, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { afterPaint } from '@/components/after-paint';
import type { Elements } from '@/components/elements';
import type { ListState } from '@/lib/lists/list-query';
import { createListStore, type InitialList, type ListSource, type ListStore, type ListView } from './store';

const Store = createContext<ListStore | null>(null);

export function useListStore(): ListStore {
  const store = useContext(Store);
  if (!store) throw new Error('ListRoot is missing above this component');
  return store;
}

const useBeforePaint = typeof window === 'undefined' ? useEffect : useLayoutEffect;

let queries: typeof import('./queries') | undefined;

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

export function ListRoot({ initial, children }: { initial: InitialList; children: Elements }) {
  const [source] = useState(() => lateSource(initial));
  const [store] = useState(() => createListStore(initial, source, afterPaint));

  useEffect(() => store.leave, [store]);

  return (
    <Store value={store}>
      <Suspense>
        <FollowAddress store={store} />
      </Suspense>
      {children}
    </Store>
  );
}

/** Alone in its Suspense: a cached page has no query, so the server skips what reads it. */
function FollowAddress({ store }: { store: ListStore }) {
  const query = useSearchParams();
  useBeforePaint(() => store.follow(), [store, query]);
  return null;
}

const savesData = () => Boolean((navigator as { connection?: { saveData?: boolean } }).connection?.saveData);

/** For what holds the filters: fetches the list's index as soon as one is meant, so that the choice need not wait for the network. */
export function useIntent() {
  const { prepare } = useListStore();
  const onIntent = () => {
    if (!savesData()) prepare();
  };
  return { onPointerEnter: onIntent, onTouchStart: onIntent, onFocus: onIntent };
}

export const useList = (): ListView => useListPart(whole);

const whole = (view: ListView) => view;

/** Renders again only when this part changes. `chosen` is marked at a press, and the view follows after the next frame. */
export function useListPart<Part>(part: (view: ListView, chosen: ListState) => Part): Part {
  const store = useListStore();
  return useSyncExternalStore(
    store.subscribe,
    () => part(store.get(), store.chosen()),
    () => part(store.getServer(), store.getServer().state),
  );
}
