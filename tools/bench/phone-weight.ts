import type { Page } from 'playwright';

export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

export interface PhoneWeight {
  /** Bytes on the wire by kind ('Image', 'Script', …), with everything that shows when one has scrolled to the end. */
  kinds: Record<string, number>;
  total: number;
  /** Its photographs, each as often as it shows: so many bytes a page of photographs that are all different would have. */
  shown: number;
  places: number;
  /** The largest element of the first screen, and the bytes of its picture: 0 where it is words. */
  largest: { element: string; file: string; bytes: number };
}

/** What a phone's browser loads that has been here never before. The page's context is a phone's. */
export async function weighPage(page: Page, url: string): Promise<PhoneWeight> {
  const session = await page.context().newCDPSession(page);
  const answers = new Map<string, { url: string; kind: string }>();
  const files = new Map<string, number>();
  const kinds: Record<string, number> = {};
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    answers.set(requestId, { url: response.url, kind: type });
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => answers.delete(requestId));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const answer = answers.get(requestId);
    if (!answer || answer.url.startsWith('data:')) return;
    files.set(new URL(answer.url).pathname, encodedDataLength);
    kinds[answer.kind] = (kinds[answer.kind] ?? 0) + encodedDataLength;
  });
  await session.send('Network.enable');
  await page.goto(url, { waitUntil: 'networkidle' });
  await picturesAreHere(page);
  const { element, file } = await largestOf(page);
  await scrollThrough(page);
  await session.detach();
  const places = (await photographsOf(page)).map((photograph) => files.get(photograph) ?? 0);
  const sum = (values: number[]) => values.reduce((all, one) => all + one, 0);
  return {
    ...{ kinds, total: sum(Object.values(kinds)), shown: sum(places), places: places.length },
    largest: { element, file, bytes: files.get(file) ?? 0 },
  };
}

const photographsOf = (page: Page) =>
  page.evaluate(() =>
    [...document.images]
      .filter(({ complete, currentSrc }) => complete && currentSrc)
      .map(({ currentSrc }) => new URL(currentSrc).pathname)
      .filter((path) => path.startsWith('/bilder/')),
  );

/** Those on the screen: a lazy one that is far away need not be here. */
const picturesAreHere = (page: Page) =>
  page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { top, bottom, left, right } = image.getBoundingClientRect();
      const isSeen = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth && bottom > top;
      return image.complete || !isSeen;
    }),
  );

const largestOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ element: string; file: string }>((done) => {
        new PerformanceObserver((list) => {
          const entry = list.getEntries().at(-1) as PerformanceEntry & { element?: Element; url?: string };
          const { tagName = '', className = '' } = entry.element ?? {};
          done({
            element: `${tagName.toLowerCase()}.${className}`,
            file: entry.url ? new URL(entry.url).pathname : '',
          });
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );

async function scrollThrough(page: Page): Promise<void> {
  const screens = await page.evaluate(() => Math.ceil(document.documentElement.scrollHeight / innerHeight));
  for (let i = 1; i < screens; i += 1) {
    await page.evaluate((screen) => scrollTo({ top: screen * innerHeight, behavior: 'instant' }), i);
    await picturesAreHere(page);
  }
  await page.waitForLoadState('networkidle');
}
