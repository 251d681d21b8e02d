type Rated = { rating: number; true_to_size: number | null };

export const FITS = [-1, 0, 1] as const;
export type Fit = (typeof FITS)[number];
const RATINGS = [5, 4, 3, 2, 1];
/** One opinion is no fit. */
const FEWEST_TOLD = 2;

export interface Share {
  count: number;
  /** Of all answers. */
  percent: number;
}

/** Rounds so that the shares add up to 100: the largest remainders go up. */
function sharesOf(counts: readonly number[]): Share[] {
  const all = counts.reduce((sum, count) => sum + count, 0);
  if (all === 0) return counts.map((count) => ({ count, percent: 0 }));
  const whole = counts.map((count) => Math.floor((count * 100) / all));
  const left = whole.reduce((rest, percent) => rest - percent, 100);
  const lost = counts.map((count, at) => ({ at, lost: (count * 100) % all })).toSorted((a, b) => b.lost - a.lost);
  const more = new Set(lost.slice(0, left).map(({ at }) => at));
  return counts.map((count, at) => ({ count, percent: (whole[at] as number) + (more.has(at) ? 1 : 0) }));
}

/** From five stars to one. */
export function ratingShares(reviews: readonly Rated[]): ({ rating: number } & Share)[] {
  const shares = sharesOf(RATINGS.map((rating) => reviews.filter((review) => review.rating === rating).length));
  return RATINGS.map((rating, at) => ({ rating, ...(shares[at] as Share) }));
}

/** The fit needs half of all answers, and half as many again as the next. */
const LEAST_PERCENT = 50;
const CLEARLY = 1.5;

/** Returns 'varies' without a clear majority (rule 17.2). */
function verdict(counts: readonly { fit: Fit; count: number }[], told: number): Fit | 'varies' {
  const [first, second] = counts.toSorted((a, b) => b.count - a.count);
  const clear = first && first.count * 100 >= told * LEAST_PERCENT && first.count >= (second?.count ?? 0) * CLEARLY;
  return clear ? first.fit : 'varies';
}

/** Undefined below the fewest answers. */
export function fitSummary(reviews: readonly Rated[]) {
  const told = reviews.flatMap(({ true_to_size: fit }) => (fit === null ? [] : [fit]));
  if (told.length < FEWEST_TOLD) return undefined;
  const counted = sharesOf(FITS.map((fit) => told.filter((one) => one === fit).length));
  const shares = FITS.map((fit, at) => ({ fit, ...(counted[at] as Share) }));
  return { fit: verdict(shares, told.length), told: told.length, shares };
}

export type ReviewOrder = 'newest' | 'highest' | 'lowest';

/** Keeps newest first among equal stars. */
export function sortedReviews<Review extends { rating: number }>(
  reviews: readonly Review[],
  order: ReviewOrder,
): Review[] {
  if (order === 'newest') return [...reviews];
  const sign = order === 'highest' ? -1 : 1;
  return reviews.toSorted((a, b) => sign * (a.rating - b.rating));
}
