import type { Shop } from '@/lib/contracts/shops';
import type { Site } from '@/lib/contracts/site';
import { worldPhone } from '@/lib/norway/phone-text';
import { placeName } from '@/lib/norway/place-name';
import { pictureFile } from '@/lib/pictures/pictures';
import { shopPath } from '@/lib/routes/paths';
import { openingHoursSpecification, parseOpeningHours } from '@/lib/shops/opening-hours';

/** Rule 12.6. */
export function storeJsonLd(shop: Shop, site: Pick<Site, 'url' | 'brand'>, now: Date) {
  const url = `${site.url}${shopPath(shop.slug)}`;
  return {
    '@context': 'https://schema.org',
    '@type': 'Store',
    '@id': url,
    url,
    name: shop.name,
    legalName: shop.fullName,
    ...(shop.picture && { image: new URL(pictureFile(shop.picture, 1600), site.url).href }),
    telephone: worldPhone(shop.phone),
    email: shop.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: shop.address,
      postalCode: shop.postNo,
      addressLocality: placeName(shop.postPlace),
      addressCountry: 'NO',
    },
    geo: { '@type': 'GeoCoordinates', latitude: shop.coords.latitude, longitude: shop.coords.longitude },
    ...(shop.mapLink ? { hasMap: shop.mapLink } : {}),
    openingHoursSpecification: openingHoursSpecification(parseOpeningHours(shop.openingHours), shop.exceptions, now),
    parentOrganization: { '@type': 'Organization', name: site.brand.name, url: site.url },
  };
}
