import type { DistanceTable, Shop } from '@/lib/contracts/shops';
import { isPostcode } from '@/lib/norway/postcode';
import { type Coords, roadEstimate } from './geo';

/** What the finder needs of a shop; it travels to the browser once per shop. */
export type FinderShop = Pick<
  Shop,
  'id' | 'slug' | 'name' | 'postNo' | 'postPlace' | 'address' | 'openingHours' | 'exceptions' | 'coords'
>;

/** `byRoad`: a router has said the metres; otherwise they are an estimate, to be said with 'ca.' (rule 16.3). */
export type FoundShop = FinderShop & { distance?: number; byRoad?: boolean };

const simple = (text: string) => text.trim().toLowerCase();

/** Every word of the text is in the shop's name or place, or begins its postcode. A whole postcode filters nothing. */
function matches(shop: FinderShop, text: string): boolean {
  if (isPostcode(text)) return true;
  const where = simple(`${shop.name} ${shop.postPlace} ${shop.address}`);
  return simple(text)
    .split(/\s+/)
    .every((word) => where.includes(word) || shop.postNo.startsWith(word));
}

/** The shops a text finds; from a place, nearest first, with metres by road (an estimate: say 'ca.'). */
export function findShops(shops: readonly FinderShop[], text: string, from?: Coords): FoundShop[] {
  const found = shops.filter((shop) => matches(shop, text));
  if (!from) return found;
  return found
    .map((shop) => ({ ...shop, distance: roadEstimate(from, shop.coords) }))
    .sort((a, b) => a.distance - b.distance);
}

/** Metres by road to shops, by their ids, of a table asked for them in this order; undefined when it holds estimates. */
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

/** The same shops with the metres a router has said, nearest first; one it says nothing of keeps its estimate. */
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
