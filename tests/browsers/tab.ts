import { expect, vi } from 'vitest';
import { systemClock } from '@/server/ports/clock';
import type { Driver, Key } from './driver';
import { type Found, isAlive, look, type Sought, wordsOf } from './in-page';

const CSS = {
  button: 'button, [role="button"], summary',
  link: 'a[href]',
  field: 'input:not([type="radio"], [type="checkbox"]), textarea, select',
  choice: 'input[type="radio"], input[type="checkbox"]',
  option: '[role="option"]',
  heading: 'h1, h2, h3',
  picture: 'img',
} as const;

export type Target = [
  kind: keyof typeof CSS,
  name?: string | RegExp,
  more?: { css?: string; within?: string; nth?: number },
];

const escaped = (text: string) => `^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`;

const sought = ([kind, name, more]: Target): Sought => ({
  css: CSS[kind],
  ...(name === undefined ? {} : { name: name instanceof RegExp ? name.source : escaped(name) }),
  ...more,
});

/** Nets under what hangs, not marks of speed. */
const PATIENCE = { timeout: 30_000, interval: 100 };

const SHOP = process.env.SHOP_URL ?? 'http://localhost:3000';

/** What a person does in one tab. Everything waits until it can be done. */
export class Tab {
  readonly #driver: Driver;

  constructor(driver: Driver) {
    this.#driver = driver;
  }

  async open(path: string) {
    await this.#driver.go(new URL(path, SHOP).href);
    await this.alive();
  }

  async reload() {
    await this.#driver.reload();
    await this.alive();
  }

  back = () => this.#driver.back();
  press = (key: Key) => this.#driver.press(key);
  type = (text: string) => this.#driver.type(text);
  picture = () => this.#driver.picture();
  run: Driver['run'] = (work, ...args) => this.#driver.run(work, ...args);
  errors = () => this.#driver.errors();

  async another(): Promise<Tab> {
    return new Tab(await this.#driver.another());
  }

  /** Waits for scripts, however long they take after the last byte. */
  alive = () => this.until(() => this.#driver.run(isAlive), 'the page is alive');

  look = (target: Target): Promise<Found> => this.#driver.run(look, sought(target), false);

  see = (target: Target) => this.until(async () => (await this.look(target)).count > 0, `${target} is seen`);
  gone = (target: Target) => this.until(async () => (await this.look(target)).count === 0, `${target} is gone`);
  focused = (target: Target) => this.until(async () => (await this.look(target)).focused, `${target} has the focus`);

  /** Waits until the address matches, unescaped. */
  at = (address: RegExp) =>
    this.until(async () => address.test(decodeURI(await this.#driver.run(() => location.href))), `${address} is open`);

  says = (text: string | RegExp, patience = PATIENCE) =>
    this.until(
      async () => {
        const words = await this.#driver.run(wordsOf);
        return typeof text === 'string' ? words.includes(text) : text.test(words);
      },
      `the page says ${text}`,
      patience,
    );

  async click(target: Target) {
    let spot: Found['spot'];
    await this.until(async () => {
      ({ spot } = await this.#driver.run(look, sought(target), true));
      // Of WebKit, null where there is none.
      return !!spot;
    }, `${target} can be pressed`);
    await this.#driver.mouse(spot?.x ?? 0, spot?.y ?? 0);
  }

  /** Presses, once, in a tab that is behind another: WebKit now and then loses what a pointer does there. */
  async pressBehind(target: Target) {
    await this.see(target);
    await this.#driver.run(look, sought(target), false, true);
  }

  /** Comes as somebody who has said no to cookies before. */
  async consented() {
    await this.#driver.go(new URL('/robots.txt', SHOP).href);
    const choice = {
      v: 1,
      ts: systemClock().toISOString(),
      id: crypto.randomUUID(),
      ga: false,
      gtm: false,
      meta: false,
    };
    await this.#driver.cookie('cookieConsent', encodeURIComponent(JSON.stringify(choice)));
  }

  async choose(target: Target) {
    if ((await this.look(target)).checked) return;
    await this.click(target);
    await this.until(async () => (await this.look(target)).checked, `${target} is chosen`);
  }

  async fill(target: Target, text: string) {
    await this.click(target);
    await this.focused(target);
    await this.#driver.run(() => (document.activeElement as HTMLInputElement).select());
    await this.#driver.type(text);
    await this.until(async () => (await this.look(target)).value === text, `${target} holds ${text}`);
  }

  until = (holds: () => Promise<boolean>, what: string, patience = PATIENCE) =>
    vi.waitFor(async () => expect(await holds(), what).toBe(true), patience);
}
