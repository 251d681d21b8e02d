/** Postal areas whose first digit misleads; the longest match wins. */
const CLOSER: Record<string, Region> = { 20: '1', 215: '1', 216: '1', 217: '1', 55: '4' };

export const regions = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;
export type Region = (typeof regions)[number];

export function regionOf(postNo: string): Region {
  return CLOSER[postNo.slice(0, 3)] ?? CLOSER[postNo.slice(0, 2)] ?? (postNo.slice(0, 1) as Region);
}

export function byRegion<One extends { postNo: string; postPlace: string; name: string }>(shops: readonly One[]) {
  const inOrder = [...shops].sort(
    (a, b) => a.postPlace.localeCompare(b.postPlace, 'nb') || a.name.localeCompare(b.name, 'nb'),
  );
  return regions
    .map((region) => ({ region, shops: inOrder.filter((shop) => regionOf(shop.postNo) === region) }))
    .filter((group) => group.shops.length > 0);
}
