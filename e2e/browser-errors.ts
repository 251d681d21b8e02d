import type { BrowserContext, Page } from '@playwright/test';

/** What the browser of a test reports as an error: on a console, or thrown and caught by nobody; in every tab. */
export interface BrowserErrors {
  /** Names an error this test causes on purpose: `text (address)`. It has to come, as often as it likes. */
  expect(error: RegExp): void;
  /** What nobody expected, and what was expected and never came. */
  faults(): string[];
}

export function listen(context: BrowserContext): BrowserErrors {
  const reported: string[] = [];
  const expected: RegExp[] = [];
  context.on('weberror', (error) => reported.push(String(error.error())));
  context.on('console', (message) => {
    if (message.type() === 'error') reported.push(`${message.text()} (${message.location().url})`);
  });
  return {
    expect: (error) => expected.push(error),
    faults: () => [
      ...reported.filter((text) => !expected.some((error) => error.test(text))),
      ...expected.filter((error) => !reported.some((text) => error.test(text))).map((error) => `never came: ${error}`),
    ],
  };
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
