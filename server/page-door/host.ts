import type { Brand } from '@/lib/brands/brand';
import { brands, defaultBrand } from '@/lib/brands/brands';
import { brandUrls } from '@/server/env';

export const brandUrl = (brand: Brand) => brandUrls[brand.id];

const hosts = Object.values(brands).map((brand) => ({ brand, hostname: new URL(brandUrl(brand)).hostname }));

export const brandAt = (hostname: string): Brand =>
  hosts.find((host) => host.hostname === hostname)?.brand ?? brands[defaultBrand];

export const brandOfHeader = (host: string | null | undefined): Brand =>
  brandAt((host ?? '').replace(/:\d+$/, '').toLowerCase());

/** Header that names the requested preview, as `frontSegment` writes it (lib/preview/front.ts). */
export const FRONT_HEADER = 'x-shop-front';

export const brandOfHost = (request: Request): Brand => brandOfHeader(request.headers.get('host'));
