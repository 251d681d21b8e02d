import type { BrowserContext } from 'playwright';
import messages from '@/messages/nb.json';

const LINES = 2;
const words = messages.client.product;

export async function fillCart(browser: BrowserContext, urls: Iterable<string>): Promise<void> {
  const page = await browser.newPage();
  let lines = 0;
  for (const url of urls) {
    await page.goto(url);
    await page.waitForLoadState('networkidle');
    const main = page.getByRole('main');
    const add = main.getByRole('button', { name: words.add }).first();
    if ((await add.count()) === 0) continue;
    const sizes = main.getByRole('group', { name: words.size }).getByRole('radio');
    const [size] = await sizes.and(page.locator(':not([aria-label*=utsolgt])')).all();
    if ((await sizes.count()) > 0 && !size) continue;
    await size?.check({ force: true });
    await add.click();
    await page.getByRole('dialog').waitFor();
    lines += 1;
    if (lines === LINES) return page.close();
  }
  throw new Error('There are not enough articles that can be bought.');
}
