import { cache } from 'react';
import type { Site } from '@/lib/contracts/site';
import { optionalScripts } from '@/server/env';
import { openShop } from '@/server/shop';

/** Loads what header and footer show, once per render. */
export const loadSite = cache(async (brand: string): Promise<Site> => {
  const front = openShop().storefront(brand);
  return { ...(await front.site()), optionalScripts };
});

export { paymentScript } from '@/server/env';
