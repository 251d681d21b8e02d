import { useMemo } from 'react';
import { useQuery } from '@/components/use-query';
import { type FinderShop, metresByRoad } from '@/lib/shops/find-shops';
import type { Coords } from '@/lib/shops/geo';
import { roads } from './queries';

/** Returns metres by road from a place to shops, by their ids; undefined until known, and without a router. */
export function useRoads(from: Coords | undefined, shops: readonly Pick<FinderShop, 'id' | 'coords'>[]) {
  const { data } = useQuery(roads(from, shops));
  return useMemo(() => metresByRoad(data, shops), [data, shops]);
}
