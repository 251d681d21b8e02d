import { type APIRequestContext, test as base, type Page } from '@playwright/test';

export { expect } from '@playwright/test';

export interface ListedArticle {
  id: number;
  slug: string;
}

/** Fails a test in which the browser reports an error nobody expected. */
export const test = base.extend<{ faults: string[] }>({
  faults: [
    async ({ page }, use) => {
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(String(error)));
      page.on('console', (message) => {
        if (message.type() === 'error') faults.push(message.text());
      });
      await use(faults);
    },
    { auto: true },
  ],
});

/** Opens a page and waits until its client components are alive. */
export async function open(page: Page, path: string) {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
}

/** Addresses of products in stock, read off a list as a shopper would. */
export async function productsOn(request: APIRequestContext, path: string): Promise<string[]> {
  const html = await (await request.get(path)).text();
  return [...new Set([...html.matchAll(/href="(\/product\/[^"]+)"/g)].map((match) => match[1] as string))];
}
