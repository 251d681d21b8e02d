type Rated = { rating: number; true_to_size: number | null };

export const FITS = [-1, 0, 1] as const;
const RATINGS = [5, 4, 3, 2, 1];
/** One opinion is not yet a fit. */
const FEWEST_TOLD = 2;

export interface Share {
  count: number;
  /** Whole percent of all that answered. */
  percent: number;
}

const share = (count: number, of: number): Share => ({ count, percent: of === 0 ? 0 : Math.round((count * 100) / of) });

/** How many gave five stars, four, … one. */
export const ratingShares = (reviews: readonly Rated[]): ({ rating: number } & Share)[] =>
  RATINGS.map((rating) => ({
    rating,
    ...share(reviews.filter((review) => review.rating === rating).length, reviews.length),
  }));

/** How many found it small, true to size, large, and what that comes to; undefined while too few have said. */
export function fitSummary(reviews: readonly Rated[]) {
  const told = reviews.flatMap(({ true_to_size: fit }) => (fit === null ? [] : [fit]));
  if (told.length < FEWEST_TOLD) return undefined;
  const mean = told.reduce((sum, fit) => sum + fit, 0) / told.length;
  const shares = FITS.map((fit) => ({ fit, ...share(told.filter((one) => one === fit).length, told.length) }));
  return { fit: mean < -1 / 3 ? -1 : mean > 1 / 3 ? 1 : 0, told: told.length, shares } as const;
}

export type ReviewOrder = 'newest' | 'highest' | 'lowest';

/** Newest first as they come; the same order within the same number of stars. */
export function sortedReviews<Review extends { rating: number }>(
  reviews: readonly Review[],
  order: ReviewOrder,
): Review[] {
  if (order === 'newest') return [...reviews];
  const sign = order === 'highest' ? -1 : 1;
  return reviews.toSorted((a, b) => sign * (a.rating - b.rating));
}
