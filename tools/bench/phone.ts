import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { writeChain } from '@/packages/fishing-chain/src/write-chain';
import { ensureChromium } from '@/tools/machine/chromium';
import { say } from '@/tools/machine/terminal';
import { startTestShop } from '@/tools/testing/test-shop';
import type { Rows } from './http-load';
import { PHONE, type PhoneWeight, weighPage } from './phone-weight';

const PAGES = { home: '/', list: '/stenger-og-sneller', product: '/product/101' };
const DOTS = [2, 3];

const kilobytes = (bytes: number) => Math.round(bytes / 102.4) / 10;

const rowOf = ({ kinds, total, shown, places, largest }: PhoneWeight) => ({
  total: kilobytes(total),
  ...Object.fromEntries(Object.entries(kinds).map(([kind, bytes]) => [kind, kilobytes(bytes)])),
  'photographs shown': places,
  'of 20': kilobytes((shown / Math.max(1, places)) * 20),
  LCP: `${largest.element} ${kilobytes(largest.bytes)}`,
});

/** Rule 18.34 on what a retailer's camera writes: the fishing chain, each article with a photograph of its own. */
export async function benchPhone(): Promise<Rows> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-phone-'));
  const executablePath = await ensureChromium(say);
  say('Taking 52 photographs …');
  await writeChain(folder, { own: true });
  const shop = await startTestShop({ chain: folder, outbox: '.data/bench-outbox' });
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  const rows: Rows = {};
  try {
    for (const dots of DOTS)
      for (const [name, path] of Object.entries(PAGES)) {
        const context = await browser.newContext({ ...PHONE, deviceScaleFactor: dots });
        rows[`${name} @${dots}x`] = rowOf(await weighPage(await context.newPage(), shop.url + path));
        await context.close();
      }
    return rows;
  } finally {
    await browser.close();
    await shop.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
