import { cache } from 'react';
import type { BrandId } from '@/lib/brands/brand';
import { contentOf, pageAt } from '@/lib/brands/brands';
import type { Site } from '@/lib/contracts/site';
import { osloDay } from '@/lib/dates/dates';
import { readFront } from '@/lib/preview/front';
import { optionalScripts } from '@/server/env';
import { systemClock } from '@/server/ports/clock';
import { openShop } from '@/server/shop';

/** Loads what header and footer show, once per render. */
export const loadSite = cache(async (brand: string): Promise<Site> => {
  const front = openShop().storefront(brand);
  return { ...(await front.site()), optionalScripts };
});

/** Texts that replace those which client components bring along; mostly none. */
export function ownClientTexts(brand: BrandId) {
  const { fields, consent, failed, blocked, shipping } = contentOf(brand)?.texts ?? {};
  return {
    ...(fields && { fields }),
    ...(consent && { consent }),
    ...(failed && { failed }),
    ...(blocked && { blocked }),
    ...(shipping && { shipping }),
  };
}

/** Finds a brand's own page, as it is now or at the time of the preview. */
export function findTextPage(front: string, path: string) {
  const shown = readFront(front);
  return shown && pageAt(shown.brand.id, path, osloDay(shown.preview?.at ?? systemClock()));
}

export { paymentScript } from '@/server/env';
