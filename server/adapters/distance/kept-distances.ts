/** A hundred shops from 500 places, 10 MB. */
const MOST_PAIRS = 50_000;
/** The graph is rebuilt once a month. */
const KEEP_MS = 24 * 3_600_000;

/** Metres by place, null where no road leads. */
type FromHere = Map<string, number | null>;

/** Caches distances by starting point: the last used stay, up to `most` pairs, for a day (rule 16.2). */
export function createKeptDistances(now: () => number, most = MOST_PAIRS) {
  // In the order of their last use.
  const byPosition = new Map<string, { places: FromHere; size: number; at: number }>();
  let pairs = 0;

  function remove(position: string) {
    pairs -= byPosition.get(position)?.size ?? 0;
    byPosition.delete(position);
  }

  return {
    /** Returns a copy, to be completed and handed to `keep`. */
    of(position: string): FromHere {
      const known = byPosition.get(position);
      if (!known) return new Map();
      if (now() - known.at >= KEEP_MS) {
        remove(position);
        return new Map();
      }
      byPosition.delete(position);
      byPosition.set(position, known);
      return new Map(known.places);
    },
    keep(position: string, places: FromHere): void {
      const at = byPosition.get(position)?.at ?? now();
      remove(position);
      byPosition.set(position, { places, size: places.size, at });
      pairs += places.size;
      for (const [oldest] of byPosition) {
        if (pairs <= most) break;
        remove(oldest);
      }
    },
    pairs: () => pairs,
  };
}
