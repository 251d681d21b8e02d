import { mkdirSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { wholeRun } from '@/tests/support/sample';
import type { Engine, Size } from './driver';
import { journeys } from './journeys';
import { pages } from './pages';
import { Tab } from './tab';

const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } } satisfies Record<
  string,
  Size
>;

const PICTURES = '.data/browsers';

/**
 * All journeys, and a picture of each kind of page, at the size at which most people have this browser, and in a whole run
 * at both; skipped where the browser is not.
 */
export function walk(
  name: string,
  usual: keyof typeof SIZES,
  path: string | undefined,
  open: (path: string) => Promise<Engine>,
) {
  describe.skipIf(!path)(`rule 18.18: ${name}`, () => {
    let engine: Engine;
    beforeAll(async () => {
      engine = await open(path as string);
      mkdirSync(PICTURES, { recursive: true });
    });
    afterAll(() => engine?.close());

    const sizes = Object.entries(SIZES).filter(([size]) => wholeRun || size === usual);
    describe.each(sizes)('on a %s', (size, dimensions) => {
      test.each(Object.entries(journeys))('%s', async (title, journey) => {
        await engine.visit(dimensions, async (driver) => {
          const tab = new Tab(driver);
          try {
            await journey(tab, { phone: size === 'phone', engine: name });
          } catch (error) {
            writeFileSync(
              `${PICTURES}/failed-${size}-${name}-${title.replaceAll(/\W+/g, '-')}.png`,
              await tab.picture(),
            );
            throw error;
          }
          expect(tab.errors(), 'errors of the browser').toEqual([]);
        });
      });

      test('rule 18.18: no kind of page is wider than the window', async () => {
        await engine.visit(dimensions, async (driver) => {
          const tab = new Tab(driver);
          await tab.consented();
          for (const [kind, address] of Object.entries(await pages())) {
            await tab.open(address);
            const wide = await tab.run(() => document.documentElement.scrollWidth - innerWidth);
            writeFileSync(`${PICTURES}/${kind}-${size}-${name}.png`, await tab.picture());
            expect(wide, kind).toBeLessThanOrEqual(0);
          }
        });
      });
    });
  });
}
