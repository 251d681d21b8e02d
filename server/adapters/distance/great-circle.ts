import { roadEstimate } from '@/lib/shops/geo';
import type { Distance } from '@/server/ports/distance';

/** Needs no one: great circle × 1.35, said to be approximate. */
export const createGreatCircle = (): Distance => ({
  async from(position, places) {
    const metres = places.map((place) => Math.round(roadEstimate(position, place) * 10) / 10);
    return { metres, approximate: true };
  },
});
