import type { BrowserContext, Page } from '@playwright/test';

/** What the browser of a test reports as an error: on a console, or thrown and caught by nobody; in every tab. */
export interface BrowserErrors {
  listen(context: BrowserContext): void;
  /** Names errors this test causes on purpose, each `text (address)`. They have to come, as often as they like. */
  expect(...errors: RegExp[]): void;
  /** Names errors that one browser reports and another does not. */
  allow(...errors: RegExp[]): void;
  /** What nobody expected, and what was expected and never came. */
  faults(): string[];
}

/**
 * Chromium's own words on a transition between two documents that it left out: the rejection of a promise that no script
 * has asked for, reported for a page without any script too (Chromium 156). The first comes when a navigation overtakes
 * another; the second when a page is shown in the moment its stylesheets have come but are not yet applied, and for Next's
 * empty document of an error. The page itself is shown as it should be, without the transition.
 */
const TRANSITION_LEFT_OUT =
  /^(AbortError: Transition was skipped|InvalidStateError: Transition was aborted because of invalid state\. ViewTransition opt-in disabled)/;

export function openErrors(): BrowserErrors {
  const reported: string[] = [];
  const expected: RegExp[] = [];
  const allowed: RegExp[] = [];
  return {
    listen(context) {
      context.on('weberror', (error) => {
        const text = String(error.error());
        if (!TRANSITION_LEFT_OUT.test(text)) reported.push(text);
      });
      context.on('console', (message) => {
        if (message.type() === 'error') reported.push(`${message.text()} (${message.location().url})`);
      });
    },
    expect: (...errors) => expected.push(...errors),
    allow: (...errors) => allowed.push(...errors),
    faults: () => [
      ...reported.filter((text) => ![...expected, ...allowed].some((error) => error.test(text))),
      ...expected.filter((error) => !reported.some((text) => error.test(text))).map((error) => `never came: ${error}`),
    ],
  };
}

export function listen(context: BrowserContext): BrowserErrors {
  const errors = openErrors();
  errors.listen(context);
  return errors;
}

/** Makes the processor of every tab `times` as slow (E2E_SLOWDOWN), as on a machine that is. */
export function slowDown(context: BrowserContext, times: number) {
  const slow = async (page: Page) => {
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: times });
  };
  // A tab may be gone before it has been slowed.
  context.on('page', (page) => void slow(page).catch(() => {}));
}
