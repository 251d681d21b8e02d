const MOST_PAIRS = 50_000;
const KEEP_MS = 24 * 3_600_000;

type FromHere = Map<string, number | null>;

/** Caches distances by starting point: the last used stay, up to `most` pairs, for a day (rule 16.2). */
export function createKeptDistances(now: () => number, most = MOST_PAIRS) {
  const byPosition = new Map<string, { places: FromHere; size: number; at: number }>();
  let pairs = 0;

  function remove(position: string) {
    pairs -= byPosition.get(position)?.size ?? 0;
    byPosition.delete(position);
  }

  return {
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
