import type { Page } from '@playwright/test';
import messages from '@/messages/nb.json' with { type: 'json' };
import { findings } from './axe';
import { database } from './database';
import { addressOf, expect, HELDRE_URL, open, test, type VariantRow } from './shop';

const { product: words } = messages.client;

const gallery = (page: Page) => page.getByRole('region', { name: /^Bilder av/ });
const counter = (page: Page) => page.getByRole('status').filter({ hasText: /\d \/ \d/ });

test('rule 2.80: a picture is whole, and does not scroll vertically', { tag: '@both' }, async ({ page }) => {
  const [heldre] = await database(
    (sql) => sql<{ slug: string }[]>`
      select a.slug from articles a join product_lines l on l.id = a.product_line_id
      where a.visible and l.name like 'Heldre%' order by a.id limit 1`,
  );
  const [bicycle] = await database(
    (sql) =>
      sql<{ slug: string }[]>`select slug from articles where visible and name like '%elsykkel%' order by id limit 1`,
  );
  const places = [`/product/${bicycle?.slug}`, `${HELDRE_URL}/product/${encodeURIComponent(heldre?.slug as string)}`];
  for (const place of places) {
    await open(page, place);
    const { inside, outside, ratio, room } = await gallery(page).evaluate((strip) => {
      const { width, height } = (strip.querySelector('img') as Element).getBoundingClientRect();
      return {
        inside: strip.scrollHeight,
        outside: strip.clientHeight,
        ratio: width / height,
        room: strip.clientWidth - width,
      };
    });
    expect(inside, place).toBe(outside);
    expect(ratio, place).toBeCloseTo(0.8, 1);
    expect(room, place).toBeGreaterThanOrEqual(0);
  }
});

test.describe('the gallery', () => {
  const severalPictures = () =>
    database(
      (sql) => sql<VariantRow[]>`
        select a.slug, v.ean from articles a join variants v on v.article_id = a.id
        where a.visible and jsonb_array_length(v.images) >= 3 order by v.ean limit 1`,
    ).then(([row]) => row as VariantRow);

  test('thumbnails, arrow keys and the counter agree on the picture', { tag: '@both' }, async ({ page, isMobile }) => {
    await open(page, addressOf(await severalPictures()));
    if (isMobile) {
      // A phone has no thumbnails (rule 2.80).
      await gallery(page).focus();
      await page.keyboard.press('ArrowRight');
    } else {
      await page.getByRole('button', { name: /^Vis bilde 2/ }).click();
      await expect(page.getByRole('button', { name: /^Vis bilde 2/ })).toHaveAttribute('aria-current', 'true');
      await gallery(page).focus();
    }
    await expect(counter(page)).toContainText('2 / ');
    await page.keyboard.press('ArrowRight');
    await expect(counter(page)).toContainText('3 / ');
    await expect(gallery(page).getByRole('img').nth(2)).toBeInViewport({ ratio: 0.5 });
    await page.keyboard.press('Home');
    await expect(gallery(page).getByRole('img').first()).toBeInViewport({ ratio: 0.5 });
  });

  test('a key while the carousel takes over moves it once', async ({ page }) => {
    await open(page, addressOf(await severalPictures()));
    await gallery(page).evaluate((strip: HTMLElement) => {
      const scrollTo = strip.scrollTo.bind(strip) as (options?: ScrollToOptions) => void;
      strip.scrollTo = ((options: ScrollToOptions) => {
        scrollTo(options);
        strip.scrollTo = scrollTo as typeof strip.scrollTo;
        strip.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
      }) as typeof strip.scrollTo;
    });
    await gallery(page).focus();
    await expect(gallery(page)).toHaveCSS('overflow-x', 'hidden');
    await expect(gallery(page).getByRole('img').nth(1)).toBeInViewport({ ratio: 0.5 });
    await page.keyboard.press('Home');
    await expect(gallery(page).getByRole('img').first()).toBeInViewport({ ratio: 0.5 });
  });

  test('keys pressed while the carousel loads leave the picture the counter says', async ({ page }) => {
    await open(page, addressOf(await severalPictures()));
    await gallery(page).evaluate((strip: HTMLElement) => {
      const track = strip.firstElementChild as HTMLElement;
      const keys = ['End', 'Home'];
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        if (getComputedStyle(strip).overflowX === 'hidden') return;
        const key = keys.reverse()[0];
        strip.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
        port2.postMessage(0);
      };
      const made = new MutationObserver(() => {
        made.disconnect();
        port2.postMessage(0);
      });
      made.observe(track, { attributes: true, attributeFilter: ['style'] });
    });
    await gallery(page).focus();
    await expect(gallery(page)).toHaveCSS('overflow-x', 'hidden');
    const counter = await page
      .getByRole('status')
      .filter({ hasText: /\d \/ \d/ })
      .textContent();
    const index = Number(/(\d) \/ \d/.exec(counter ?? '')?.[1]) - 1;
    const picture = gallery(page).getByRole('img').nth(index);
    await expect(picture).toBeInViewport({ ratio: 0.5 });
  });

  test('scrolling the driven strip leaves the picture the counter says', { tag: '@phone' }, async ({ page }) => {
    await open(page, addressOf(await severalPictures()));
    await gallery(page).focus();
    await expect(gallery(page)).toHaveCSS('overflow-x', 'hidden');
    const scrolled = await gallery(page).evaluate((strip) => {
      strip.scrollLeft = 2 * strip.clientWidth;
      return strip.scrollLeft;
    });
    expect(scrolled).toBeGreaterThan(0);
    await expect(gallery(page).getByRole('img').first()).toBeInViewport({ ratio: 0.5 });
  });

  test('can be dragged, but not by 10 px or less (rule 5.9)', async ({ page, isMobile }) => {
    test.skip(isMobile, 'the mouse drags as a finger does');
    await open(page, addressOf(await severalPictures()));
    const box = (await gallery(page).boundingBox()) as { x: number; y: number; width: number; height: number };
    const left = async (index: number) => (await gallery(page).getByRole('img').nth(index).boundingBox())?.x ?? 0;
    const home = await left(0);
    await page.mouse.move(box.x + box.width * 0.8, box.y + 200);
    await expect(gallery(page)).toHaveCSS('overflow-x', 'hidden');
    const drag = async (by: number) => {
      await page.mouse.move(box.x + box.width * 0.8, box.y + 200);
      await page.mouse.down();
      await page.mouse.move(box.x + box.width * 0.8 + by, box.y + 200, { steps: 4 });
      await page.mouse.up();
    };
    // More than half the way: less would have to be quick, as a throw.
    await drag(-0.6 * box.width);
    await expect(page.getByRole('button', { name: /^Vis bilde 2/ })).toHaveAttribute('aria-current', 'true');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    // A press on a picture that still moves stops it.
    await expect.poll(async () => Math.abs((await left(1)) - home)).toBeLessThan(1);
    await drag(-9);
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.getByRole('dialog').getByText('Bilde 2 av')).toBeVisible();
  });

  test('zooms by keys and buttons; axe finds nothing; Escape closes and gives the focus back', async ({ page }) => {
    await open(page, addressOf(await severalPictures()));
    const opener = page.getByRole('button', { name: words.zoom });
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    expect(await findings(page)).toEqual([]);
    const scale = () => dialog.getByRole('img').evaluate((img) => new DOMMatrix(getComputedStyle(img).transform).a);
    await page.keyboard.press('+');
    await page.keyboard.press('+');
    await expect.poll(scale).toBeCloseTo(2.25);
    await dialog.getByRole('button', { name: words.zoomOut }).click();
    await expect.poll(scale).toBeCloseTo(1.5);
    await page.keyboard.press('0');
    await expect.poll(scale).toBe(1);
    await page.keyboard.press('ArrowRight');
    await expect(dialog.getByText('Bilde 2 av')).toBeVisible();
    await dialog.getByRole('img').click();
    await expect.poll(scale).toBeGreaterThan(2);
    await page.keyboard.press('0');
    await dialog.getByRole('img').dblclick();
    await expect.poll(scale).toBeGreaterThan(2);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
    await expect(counter(page)).toContainText('2 / ');
  });

  test('the small picture is shown until the large one has loaded', async ({ page }) => {
    await open(page, addressOf(await severalPictures()));
    const shown = gallery(page).getByRole('img').first();
    await expect(shown).toBeInViewport();
    const file = await shown.evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      return image.currentSrc;
    });
    const large = /-1600\.webp$/;
    await page.route(large, () => {});
    await page.getByRole('button', { name: words.zoom }).click();
    const picture = page.getByRole('dialog').getByRole('img');
    await expect(picture).toHaveAttribute('src', large);
    await expect(picture).toHaveCSS('background-image', `url("${file}")`);
  });

  test('scrolls without scripts, and names its pictures', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const page = await context.newPage();
    await page.goto(addressOf(await severalPictures()));
    await expect(gallery(page).getByRole('img').first()).toBeVisible();
    await expect(gallery(page)).toHaveCSS('overflow-x', 'auto');
    await expect(page.getByText(/På lager i \d+ butikk/)).toBeVisible();
    await context.close();
  });
});
