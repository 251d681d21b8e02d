import type { StockByEan } from '@/lib/cart/shop-fit';
import { greatCircle } from '@/lib/shops/geo';

interface Line {
  ean: string;
  count: number;
}

interface Place {
  id: number;
  /** It has stock and no door: goods are sent from it, never collected. */
  webShop?: boolean;
  /** Metres to the receiver, where known. */
  distance?: number | null;
}

interface Position {
  latitude: number;
  longitude: number;
}

export const near = (
  shops: Iterable<Position & { id: number; webShop: boolean }>,
  receiver: Position | undefined,
): Place[] =>
  [...shops].map(({ id, webShop, latitude, longitude }) => ({
    ...{ id, webShop },
    distance: receiver ? greatCircle(receiver, { latitude, longitude }) : null,
  }));

export interface Origin {
  shopId: number;
  eans: string[];
}

/** Lines that no shop has whole; `available` is the most that one shop has. */
export interface Missing {
  missing: { ean: string; available: number }[];
}

/** `has`: the lines it has whole, a bit each. */
interface Candidate {
  id: number;
  distance: number;
  has: bigint;
}

/** All choices of so many shops are tried, at most shops³. A larger order is filled greedily. */
const MOST_TRIED = 3;
/** Metres; farther than any two places are apart. */
const UNKNOWN = 1e9;

/** Returns where a sent order leaves from (rule 15.13): the web shop if it has all; else the fewest shops, nearest first. */
export function origins(lines: readonly Line[], stock: StockByEan, shops: readonly Place[]): Origin[] | Missing {
  const all = everyLine(lines);
  const candidates = candidatesOf(lines, stock, shops);
  const missing = lines.filter((_, i) => !candidates.some(({ has }) => has & bit(i)));
  if (missing.length > 0) return { missing: missing.map(({ ean }) => ({ ean, available: mostIn(stock, shops, ean) })) };
  const webShops = new Set(shops.filter((shop) => shop.webShop).map(({ id }) => id));
  const web = candidates.find(({ id, has }) => has === all && webShops.has(id));
  return sharedOut(lines, web ? [web] : (fewest(candidates, all, MOST_TRIED) ?? greedy(candidates, all)));
}

/** Returns where a whole cart can be collected: the nearest shop with everything, else the nearest two together. */
export function together(lines: readonly Line[], stock: StockByEan, shops: readonly Place[]): Origin[] | undefined {
  const doors = shops.filter((shop) => !shop.webShop);
  const chosen = fewest(candidatesOf(lines, stock, doors), everyLine(lines), 2);
  return chosen && sharedOut(lines, chosen);
}

const bit = (i: number) => 1n << BigInt(i);
const everyLine = (lines: readonly Line[]) => bit(lines.length) - 1n;

const qtyIn = (stock: StockByEan, ean: string, shopId: number) => stock[ean]?.find(({ id }) => id === shopId)?.qty ?? 0;
const mostIn = (stock: StockByEan, shops: readonly Place[], ean: string) =>
  Math.max(0, ...shops.map(({ id }) => qtyIn(stock, ean, id)));

const byNearness = (a: Candidate, b: Candidate) => a.distance - b.distance || a.id - b.id;

function candidatesOf(lines: readonly Line[], stock: StockByEan, shops: readonly Place[]): Candidate[] {
  return shops
    .map(({ id, webShop, distance }) => ({
      id,
      distance: webShop ? 0 : (distance ?? UNKNOWN),
      has: lines.reduce((has, { ean, count }, i) => (qtyIn(stock, ean, id) >= count ? has | bit(i) : has), 0n),
    }))
    .filter(({ has }) => has > 0n)
    .sort(byNearness);
}

function fewest(candidates: readonly Candidate[], all: bigint, upTo: number): Candidate[] | undefined {
  for (let size = 1; size <= upTo; size++) {
    const found = nearest(candidates, all, size);
    if (found) return found;
  }
  return undefined;
}

/** Returns the choice of at most `size` shops with everything: the least distance in all, then the lowest ids. */
function nearest(candidates: readonly Candidate[], all: bigint, size: number): Candidate[] | undefined {
  const holders = rarestFirst(candidates, all);
  let best: Candidate[] | undefined;
  let least = Number.POSITIVE_INFINITY;

  function choose(chosen: Candidate[], has: bigint, distance: number) {
    if (has === all) {
      if (distance < least || !best || lowestIds(chosen, best) < 0) [best, least] = [chosen, distance];
      return;
    }
    if (chosen.length === size) return;
    // One of the chosen has this line, so only its holders are tried.
    const line = holders.find(({ line }) => !(has & line));
    for (const next of line?.shops ?? []) {
      if (distance + next.distance > least) return; // and so would all that follow
      choose([...chosen, next], has | next.has, distance + next.distance);
    }
  }
  choose([], 0n, 0);
  return best;
}

function rarestFirst(candidates: readonly Candidate[], all: bigint) {
  const holders: { line: bigint; shops: Candidate[] }[] = [];
  for (let line = 1n; line <= all; line <<= 1n)
    holders.push({ line, shops: candidates.filter(({ has }) => has & line) });
  return holders.sort((a, b) => a.shops.length - b.shops.length);
}

function lowestIds(a: readonly Candidate[], b: readonly Candidate[]): number {
  const ids = (chosen: readonly Candidate[]) => chosen.map(({ id }) => id).sort((x, y) => x - y);
  const others = ids(b);
  return ids(a).reduce((order, id, i) => order || id - (others[i] ?? 0), 0);
}

function greedy(candidates: readonly Candidate[], all: bigint): Candidate[] {
  const chosen: Candidate[] = [];
  for (let left = all; left > 0n; ) {
    const [next] = candidates
      .map((candidate) => ({ candidate, gives: bits(candidate.has & left) }))
      .sort((a, b) => b.gives - a.gives);
    if (!next || next.gives === 0) throw new Error('A line that no shop has is missing, not to be chosen for');
    chosen.push(next.candidate);
    left &= ~next.candidate.has;
  }
  return chosen;
}

const bits = (set: bigint) => set.toString(2).replaceAll('0', '').length;

function sharedOut(lines: readonly Line[], chosen: readonly Candidate[]): Origin[] {
  const parts = chosen.toSorted(byNearness).map(({ id, has }) => ({ shopId: id, has, eans: [] as string[] }));
  lines.forEach(({ ean }, i) => {
    parts.find(({ has }) => has & bit(i))?.eans.push(ean);
  });
  return parts.filter(({ eans }) => eans.length > 0).map(({ shopId, eans }) => ({ shopId, eans }));
}
