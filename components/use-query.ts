'use client';

import type { QueryObserverResult } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useLazy } from '@/components/ui/lazy';
import { loadedTanstack, loadTanstack, type Query } from './query';

type Asked<Answer> = Pick<QueryObserverResult<Answer, Error>, 'data' | 'error' | 'isError' | 'isPlaceholderData'> & {
  refetch: () => void;
};

const silent = () => () => {};

/** `useQuery` of TanStack Query, which loads with the first query (see query.ts). */
export function useQuery<Answer>(asked: Query<Answer>): Asked<Answer> {
  const enabled = asked.enabled !== false;
  const [lost, setLost] = useState<Error>();
  const { queryClient, QueryObserver } =
    useLazy(enabled && !lost, loadTanstack, (error) => setLost(error as Error)) ?? loadedTanstack() ?? {};
  const options = queryClient?.defaultQueryOptions(asked);
  const observer = useMemo(
    () => queryClient && QueryObserver && options && new QueryObserver(queryClient, options),
    [queryClient],
  );
  const subscribe = useCallback((onChange: () => void) => (observer?.subscribe ?? silent)(onChange), [observer]);
  useSyncExternalStore(
    subscribe,
    () => observer?.getCurrentResult(),
    () => undefined,
  );
  useEffect(() => {
    if (options) observer?.setOptions(options);
  });

  if (observer && options)
    return { ...(observer.getOptimisticResult(options) as Asked<Answer>), refetch: () => void observer.refetch() };
  return {
    data: undefined,
    error: lost ?? null,
    isError: lost !== undefined,
    isPlaceholderData: false,
    refetch: () => setLost(undefined),
  };
}
