import type { Site } from '@/tools/audit/site';
import { startTestShop, type TestShop } from './test-shop';

const OUTBOX = '.data/audit/outbox';
/** The audit stands where the proxy stands. */
const SETTINGS = { TRUSTED_PROXIES: '1', LOG_LEVEL: 'silent' };

/** The brands of the demo chain. */
const first = 'nordvidda';
const others = ['heldre'];

export function brandsOn(port: number): Site['brands'] {
  const brandOn = (id: string) => {
    const host = `${id === first ? '' : `${id}.`}localhost:${port}`;
    return { id, host, origin: `http://${host}` };
  };
  return [brandOn(first), ...others.map(brandOn)];
}

export function siteOf(shop: Pick<TestShop, 'url' | 'databaseUrl' | 'outbox' | 'again'>): Site {
  const port = Number(new URL(shop.url).port);
  const { databaseUrl, outbox } = shop;
  return { port, brands: brandsOn(port), databaseUrl, outbox, again: (settings) => shop.again(settings) };
}

export async function openSite(): Promise<{ site: Site; stop(): Promise<void> }> {
  const shop = await startTestShop({ outbox: OUTBOX, settings: SETTINGS });
  return { site: siteOf(shop), stop: () => shop.stop() };
}
