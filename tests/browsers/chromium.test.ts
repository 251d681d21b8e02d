import { expect, test } from 'vitest';
import { backToThePageItself } from './journeys';
import { openChromium } from './puppeteer';
import { Tab } from './tab';

const path = process.env.WHOLE_CHROMIUM;

// All other journeys are walked in Chromium by `e2e/`, whose headless shell has no back/forward cache.
test.skipIf(!path)('rule 18.18: Chromium > comes back to the page itself', async () => {
  const engine = await openChromium(path as string);
  try {
    await engine.visit({ width: 390, height: 844 }, async (driver) => {
      await backToThePageItself(new Tab(driver));
      expect(driver.errors(), 'errors of the browser').toEqual([]);
    });
  } finally {
    await engine.close();
  }
});
