import { roadEstimate } from '@/lib/shops/geo';
import type { Distance } from '@/server/ports/distance';

/** Estimates by great circle × 1.35. */
export const createGreatCircle = (): Distance => ({
  async from(position, places) {
    const metres = places.map((place) => Math.round(roadEstimate(position, place) * 10) / 10);
    return { metres, approximate: true };
  },
});
