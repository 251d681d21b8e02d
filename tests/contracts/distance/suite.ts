import { describe, expect, it } from 'vitest';
import type { Coords } from '@/lib/shops/geo';
import type { Distance } from '@/server/ports/distance';

const at = (longitude: number, latitude: number): Coords => ({ longitude, latitude });
export const oslo = at(10.7522, 59.9139);
export const jessheim = at(11.1753, 60.1412);
export const drammen = at(10.2045, 59.744);
export const longyearbyen = at(15.6426, 78.2186);

/** What every adapter of the port `distance` must do. */
export function distanceContract(name: string, open: () => Distance, { approximate }: { approximate: boolean }) {
  describe(`${name} keeps the contract of distances`, () => {
    it('answers metres to each place, in order, and says whether they are estimates', async () => {
      const found = await open().from(oslo, [jessheim, drammen]);
      expect(found.approximate).toBe(approximate);
      expect(found.metres).toHaveLength(2);
      for (const metres of found.metres) {
        expect(metres).toBeGreaterThan(30_000);
        expect(metres).toBeLessThan(60_000);
      }
    });

    it('answers nothing for no places', async () => {
      expect(await open().from(oslo, [])).toEqual({ metres: [], approximate });
    });

    it('never answers a number that is none', async () => {
      const { metres } = await open().from(oslo, [longyearbyen]);
      expect(metres[0] === null || Number.isFinite(metres[0])).toBe(true);
    });
  });
}
