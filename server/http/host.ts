import type { Brand, BrandId } from '@/lib/brands/brand';
import { brands, defaultBrand } from '@/lib/brands/brands';
import { env } from '@/server/env';

const urls: Record<BrandId, string> = { nordvidda: env.NORDVIDDA_URL, heldre: env.HELDRE_URL };

export const brandUrl = (brand: Brand) => urls[brand.id];

/** The brand whose address a request came to; the default brand for any other host. */
export function brandOfHost(request: Request): Brand {
  const host = (request.headers.get('host') ?? '').replace(/:\d+$/, '');
  return Object.values(brands).find((brand) => new URL(urls[brand.id]).hostname === host) ?? brands[defaultBrand];
}
