import { useMemo } from 'react';
import { useQuery } from '@/components/use-query';
import type { FinderShop } from '@/lib/shops/find-shops';
import type { Coords } from '@/lib/shops/geo';
import { roads } from './queries';

/** Metres by road from a place to shops, by their ids; undefined until a router has said them, and where there is none. */
export function useRoads(from: Coords | undefined, shops: readonly Pick<FinderShop, 'id' | 'coords'>[]) {
  const { data } = useQuery(roads(from, shops));
  return useMemo(() => {
    const [row] = data?.distances ?? [];
    if (!data || data.approximate || !row) return undefined;
    const said = shops.flatMap(({ id }, index): [number, number][] => {
      const metres = row[index + 1];
      return typeof metres === 'number' ? [[id, metres]] : [];
    });
    return new Map(said);
  }, [data, shops]);
}
