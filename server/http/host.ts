import type { Brand } from '@/lib/brands/brand';
import { brands, defaultBrand } from '@/lib/brands/brands';
import { brandUrls } from '@/server/env';

export const brandUrl = (brand: Brand) => brandUrls[brand.id];

/** The brand whose address that is; the default brand for any other host. */
export const brandAt = (hostname: string): Brand =>
  Object.values(brands).find((brand) => new URL(brandUrl(brand)).hostname === hostname) ?? brands[defaultBrand];

/** The brand of a Host header. */
export const brandOfHeader = (host: string | null | undefined): Brand =>
  brandAt((host ?? '').replace(/:\d+$/, '').toLowerCase());

/** The brand whose address a request came to. */
export const brandOfHost = (request: Request): Brand => brandOfHeader(request.headers.get('host'));
