import type { Site } from '@/audit/site';
import { brandIds } from '@/lib/brands/brand';
import { defaultBrand } from '@/lib/brands/brands';
import { freePort } from './ports';
import { startTestShop } from './test-shop';

const OUTBOX = '.data/audit/outbox';
/** The audit asks as the proxy in front of the shop does: it writes who called. */
const SETTINGS = { TRUSTED_PROXIES: '1', LOG_LEVEL: 'silent' };

/** The site of a shop on this port. */
export function siteOn(port: number, rest: Pick<Site, 'databaseUrl' | 'outbox' | 'again'>): Site {
  const brandOn = (id: string) => {
    const host = `${id === defaultBrand ? '' : `${id}.`}localhost:${port}`;
    return { id, host, origin: `http://${host}` };
  };
  const [first, ...others] = brandIds;
  return { port, brands: [brandOn(first), ...others.map(brandOn)], ...rest };
}

/** Starts the built shop with a fresh demo chain, on a port and a database of its own. */
export async function openSite(): Promise<{ site: Site; stop(): Promise<void> }> {
  process.env.TEST_PORT ??= String(await freePort());
  const shop = await startTestShop({ cluster: 'audit-postgres', outbox: OUTBOX, settings: SETTINGS });
  const site = siteOn(Number(new URL(shop.url).port), {
    databaseUrl: shop.databaseUrl,
    outbox: OUTBOX,
    again: (settings) => shop.again(settings),
  });
  return { site, stop: () => shop.stop() };
}
