import type { Locator, Page } from 'playwright';
import messages from '@/messages/nb.json';
import { quiet } from './loads';

const { product: words, list } = messages.client;
const { words: checkout } = messages.checkout;

export interface Act {
  on: 'home' | 'list' | 'product' | 'checkout';
  before?(page: Page): Promise<unknown>;
  /** What is measured: real input. `nth` counts from 0. */
  act(page: Page, nth: number): Promise<unknown>;
  /** Leads back to where it began. */
  after?(page: Page, nth: number): Promise<unknown>;
}

const main = (page: Page) => page.getByRole('main');
const banner = (page: Page) => page.getByRole('banner');
const dialog = (page: Page) => page.getByRole('dialog');
const rest = (page: Page) => dialog(page).getByRole('group');

async function shut(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'hidden' });
}

async function openFilters(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: new RegExp(`^${list.filter}`) })
    .first()
    .tap();
  await rest(page).first().waitFor();
  await quiet(page);
}

/** Taps on the label of the nth choice that can be made. */
async function tapChoice(choices: Locator, nth: number): Promise<void> {
  const choice = choices.nth(nth % (await choices.count()));
  await choice.locator('xpath=ancestor::label').tap();
}

const sizes = (page: Page) => main(page).locator('input[name=size]:enabled');
const search = (page: Page) => banner(page).getByRole('combobox');
const gallery = (page: Page) => main(page).getByRole('region', { name: /^Bilder av/ });

/** Of the lower of two handles, a fifth of the way up and back again. */
async function drag(page: Page, handle: Locator, nth: number): Promise<void> {
  await handle.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await handle.boundingBox()) as NonNullable<
    Awaited<ReturnType<Locator['boundingBox']>>
  >;
  const session = await page.context().newCDPSession(page);
  const [from, to] = [x + height / 2, x + width / 5];
  const way = Array.from({ length: 6 }, (_, step) => from + ((to - from) * step) / 5);
  const points = nth % 2 === 0 ? way : way.toReversed();
  const touch = (type: 'touchStart' | 'touchMove', at: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: at, y: y + height / 2 }] });
  for (const [step, at] of points.entries()) await touch(step === 0 ? 'touchStart' : 'touchMove', at);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}

/** The twelve acts whose time to the next frame has an aim. */
export const ACTS: Record<string, Act> = {
  size: { on: 'product', act: (page, nth) => tapChoice(sizes(page), nth) },
  heart: {
    on: 'product',
    act: (page) =>
      main(page)
        .getByRole('button', { name: /favoritt/i })
        .first()
        .tap(),
  },
  'add to cart': {
    on: 'product',
    before: (page) => tapChoice(sizes(page), 0),
    act: (page) => main(page).getByRole('button', { name: words.add, exact: true }).first().tap(),
    after: shut,
  },
  'open cart': {
    on: 'home',
    act: (page) => banner(page).locator('[data-drawer]').tap(),
    after: shut,
  },
  filter: {
    on: 'list',
    before: openFilters,
    act: (page, nth) => tapChoice(dialog(page).locator('input[type=checkbox]:enabled'), nth >> 1),
  },
  'price handle': {
    on: 'list',
    before: openFilters,
    act: (page, nth) => drag(page, dialog(page).getByLabel(list.priceMin), nth),
  },
  sort: {
    on: 'list',
    before: (page) => page.getByRole('combobox', { name: list.sort }).focus(),
    act: (page, nth) => page.keyboard.press(nth % 8 < 4 ? 'ArrowDown' : 'ArrowUp'),
  },
  // Five letters, then from line to line.
  'suggestion by suggestion': {
    on: 'home',
    before: (page) => search(page).tap(),
    act: (page, nth) => page.keyboard.press('jakke'[nth] ?? 'ArrowDown'),
    after: async (page, nth) => nth === 4 && (await banner(page).getByRole('option').first().waitFor()),
  },
  menu: {
    on: 'home',
    act: (page) => banner(page).locator('summary').first().tap(),
  },
  gallery: {
    on: 'product',
    before: (page) => gallery(page).focus(),
    act: (page, nth) => page.keyboard.press(nth % 4 < 2 ? 'ArrowRight' : 'ArrowLeft'),
  },
  accordion: {
    on: 'list',
    before: openFilters,
    act: (page) => dialog(page).locator('summary').first().tap(),
  },
  'checkout field': {
    on: 'checkout',
    before: (page) => page.getByLabel(checkout.name).tap(),
    act: (page, nth) => page.keyboard.press('Kari Nordmann'[nth % 13] as string),
  },
};
