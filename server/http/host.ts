import type { Brand } from '@/lib/brands/brand';
import { brands, defaultBrand } from '@/lib/brands/brands';
import { brandUrls } from '@/server/env';

export const brandUrl = (brand: Brand) => brandUrls[brand.id];

/** The brand whose address a request came to; the default brand for any other host. */
export function brandOfHost(request: Request): Brand {
  const host = (request.headers.get('host') ?? '').replace(/:\d+$/, '');
  return Object.values(brands).find((brand) => new URL(brandUrl(brand)).hostname === host) ?? brands[defaultBrand];
}
