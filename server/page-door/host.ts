import type { Brand } from '@/lib/brands/brand';
import { brands, defaultBrand } from '@/lib/brands/brands';
import { brandUrls } from '@/server/env';

export const brandUrl = (brand: Brand) => brandUrls[brand.id];

const hosts = Object.values(brands).map((brand) => ({ brand, hostname: new URL(brandUrl(brand)).hostname }));

/** The brand whose address that is; the default brand for any other host. */
export const brandAt = (hostname: string): Brand =>
  hosts.find((host) => host.hostname === hostname)?.brand ?? brands[defaultBrand];

/** The brand of a Host header. */
export const brandOfHeader = (host: string | null | undefined): Brand =>
  brandAt((host ?? '').replace(/:\d+$/, '').toLowerCase());

/** Names the preview that is asked for, as `frontSegment` writes it (lib/preview/front.ts). */
export const FRONT_HEADER = 'x-shop-front';

/** The brand whose address a request came to. */
export const brandOfHost = (request: Request): Brand => brandOfHeader(request.headers.get('host'));
