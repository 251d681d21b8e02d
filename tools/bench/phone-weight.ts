import type { Page } from 'playwright';

export interface PhoneWeight {
  /** Bytes on the wire by kind ('Image', 'Script', …), with everything that shows when one has scrolled to the end. */
  kinds: Record<string, number>;
  total: number;
  /** Of it, before anybody scrolls. */
  first: number;
  /** The largest element of the first screen, and the bytes of its picture: 0 where it is words. */
  largest: { element: string; file: string; bytes: number };
  pictures: { file: string; bytes: number }[];
}

/** What a phone's browser loads that has been here never before. The page's context is a phone's. */
export async function weighPage(page: Page, url: string): Promise<PhoneWeight> {
  const session = await page.context().newCDPSession(page);
  const answers = new Map<string, { url: string; kind: string }>();
  const loaded: { file: string; kind: string; bytes: number }[] = [];
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    answers.set(requestId, { url: response.url, kind: type });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const answer = answers.get(requestId);
    if (answer) loaded.push({ file: new URL(answer.url).pathname, kind: answer.kind, bytes: encodedDataLength });
  });
  const bytes = () => loaded.reduce((sum, one) => sum + one.bytes, 0);
  await session.send('Network.enable');
  await page.goto(url, { waitUntil: 'networkidle' });
  await picturesAreHere(page);
  const first = bytes();
  const { element, file } = await largestOf(page);
  await scrollThrough(page);
  await session.detach();
  const kinds: Record<string, number> = {};
  for (const one of loaded) kinds[one.kind] = (kinds[one.kind] ?? 0) + one.bytes;
  const pictures = loaded.filter(({ kind }) => kind === 'Image').map(({ file, bytes }) => ({ file, bytes }));
  const largest = { element, file, bytes: pictures.find((one) => one.file === file)?.bytes ?? 0 };
  return { kinds, total: bytes(), first, largest, pictures };
}

/** A lazy picture that is far away is not here, and need not be. */
const picturesAreHere = (page: Page) =>
  page.waitForFunction(() =>
    [...document.images].every(({ complete, loading, currentSrc }) => complete || (loading === 'lazy' && !currentSrc)),
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
  const pictures = page.locator('main img');
  for (let i = 0; i < (await pictures.count()); i += 1) {
    const picture = pictures.nth(i);
    if (!(await picture.isVisible())) continue;
    await picture.scrollIntoViewIfNeeded();
    await picture.evaluate((image: HTMLImageElement) => image.decode().catch(() => {}));
  }
  await page.waitForLoadState('networkidle');
}
