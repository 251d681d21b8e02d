import type { ShopFit } from './shop-fit';

const FIRST = 5;
const STEP = 10;

/** The first five shops, ten more at a time, then those without stock. */
export interface Reach {
  limit: number;
  all: boolean;
}

export const firstReach: Reach = { limit: FIRST, all: false };

type Fit = ShopFit<{ readonly id: number }>;

/** Returns the shops to show: the pinned one first, the chosen one always, those without stock only after "all". */
export function shownShops<One extends Fit>(
  fits: readonly One[],
  reach: Reach,
  keep: { pinned?: number; chosen?: number },
) {
  const isPinned = ({ shop }: One) => shop.id === keep.pinned;
  const sorted = [...fits.filter(isPinned), ...fits.filter((fit) => !isPinned(fit))];
  const useful = sorted.filter((fit) => fit.pieces > 0 || isPinned(fit));
  const all = reach.all || useful.length === 0;
  const candidates = all ? sorted : useful;
  const shown = candidates.slice(0, reach.limit);
  const chosen = sorted.find(({ shop }) => shop.id === keep.chosen);
  if (chosen && !shown.includes(chosen)) shown.push(chosen);
  return {
    shown,
    next: nextReach(reach, candidates.length, all, sorted.length),
    total: sorted.length,
  };
}

function nextReach(reach: Reach, candidates: number, all: boolean, total: number): Reach | undefined {
  if (reach.limit < candidates) return { ...reach, limit: reach.limit + STEP };
  return all || candidates === total ? undefined : { limit: total, all: true };
}
