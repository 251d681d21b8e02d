import type { DistanceTable, Shop } from '@/lib/contracts/shops';
import { forgiven } from '@/lib/forms/forgiven';
import { isPostcode } from '@/lib/norway/postcode';
import { type Coords, roadEstimate } from './geo';

/** Sent to the browser once per shop. */
export type FinderShop = Pick<
  Shop,
  'id' | 'slug' | 'name' | 'postNo' | 'postPlace' | 'address' | 'openingHours' | 'exceptions' | 'coords'
>;

/** Without `byRoad`, the distance is an estimate, shown with 'ca.' (rule 16.3). */
export type FoundShop = FinderShop & { distance?: number; byRoad?: boolean };

type Sought = Pick<FinderShop, 'name' | 'postPlace' | 'coords'> & Partial<Pick<FinderShop, 'postNo' | 'address'>>;

/** 'Tromsø', 'TROMSO' and 'tromsoe' are equal. */
const simple = (text: string) =>
  text
    .toLowerCase()
    .replace(/æ|ae/g, 'e')
    .replace(/ø|oe|ö/g, 'o')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/aa/g, 'a');

/** Each word must be in the name or place, or begin the postcode. A whole postcode filters nothing. */
function matches({ name, postPlace, address = '', postNo = '' }: Sought, text: string): boolean {
  const meant = forgiven('place', text);
  if (isPostcode(meant)) return true;
  const where = simple(`${name} ${postPlace} ${address}`);
  return simple(meant)
    .split(/[\s,]+/)
    .every((word) => where.includes(word) || postNo.startsWith(word));
}

/** With a position, nearest first with estimated metres. */
export function findShops<Shop extends Sought>(
  shops: readonly Shop[],
  text: string,
  from?: Coords,
): (Shop & { distance?: number })[] {
  const found = shops.filter((shop) => matches(shop, text));
  if (!from) return found;
  return found
    .map((shop) => ({ ...shop, distance: roadEstimate(from, shop.coords) }))
    .sort((a, b) => a.distance - b.distance);
}

/** Undefined if the table holds estimates. */
export function metresByRoad(
  table: DistanceTable | undefined,
  shops: readonly Pick<FinderShop, 'id'>[],
): ReadonlyMap<number, number> | undefined {
  const [row] = table?.distances ?? [];
  if (!table || table.approximate || !row) return undefined;
  const said = shops.flatMap(({ id }, index): [number, number][] => {
    const metres = row[index + 1];
    return typeof metres === 'number' ? [[id, metres]] : [];
  });
  return new Map(said);
}

/** Nearest first; shops without a route keep their estimate. */
export function withRoads(found: readonly FoundShop[], metres: ReadonlyMap<number, number> | undefined): FoundShop[] {
  if (!metres) return [...found];
  const far = Number.POSITIVE_INFINITY;
  return found
    .map((shop) => {
      const distance = metres.get(shop.id);
      return distance === undefined ? shop : { ...shop, distance, byRoad: true };
    })
    .sort((a, b) => (a.distance ?? far) - (b.distance ?? far));
}
