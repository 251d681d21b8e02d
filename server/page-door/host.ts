import type { Brand } from '@/lib/brands/brand';
import { allBrands, brandContents, defaultBrand } from '@/lib/brands/brands';
import { brandUrl as urlOf } from '@/server/env';

export const brandUrl = (brand: Pick<Brand, 'id'>): string => urlOf(brand.id);

let hosts: { of: unknown; byName: Map<string, Brand> } | undefined;

function hostNames(): Map<string, Brand> {
  const of = brandContents();
  if (hosts?.of !== of) hosts = { of, byName: new Map(allBrands().flatMap(named)) };
  return hosts.byName;
}

/** The start tells a bad address; of a brand that came later, it must not end the others. */
function named(brand: Brand): [string, Brand][] {
  try {
    return [[new URL(brandUrl(brand)).hostname, brand]];
  } catch (error) {
    console.error(`The brand ${brand.id} is on no host:`, error);
    return [];
  }
}

export const brandAt = (hostname: string): Brand => hostNames().get(hostname) ?? defaultBrand();

export const brandOfHeader = (host: string | null | undefined): Brand =>
  brandAt((host ?? '').replace(/:\d+$/, '').toLowerCase());

/** Header that names the front, a brand or a preview of it, as `frontSegment` writes it (lib/preview/front.ts). */
export const FRONT_HEADER = 'x-shop-front';

export const brandOfHost = (request: Request): Brand => brandOfHeader(request.headers.get('host'));
