import { roadEstimate } from '@/lib/shops/geo';
import type { Distance } from '@/server/ports/distance';

export const createGreatCircle = (): Distance => ({
  async from(position, places) {
    const metres = places.map((place) => Math.round(roadEstimate(position, place) * 10) / 10);
    return { metres, approximate: true };
  },
});
