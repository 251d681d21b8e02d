import type { Site } from '@/lib/contracts/site';
import { worldPhone } from '@/lib/norway/phone-text';
import { returnPolicy } from './json-ld-offer';

/** 'Storgata 1, 8006 Bodø' → its parts; other text is the street. */
function postalAddress(address: string) {
  const [, streetAddress = address, postalCode, addressLocality] = /^(.+?),? (\d{4}) (.+)$/.exec(address) ?? [];
  return { '@type': 'PostalAddress', streetAddress, postalCode, addressLocality, addressCountry: 'NO' };
}

export function shopJsonLd({
  brand,
  url,
  contact: { email, phone, address },
}: Pick<Site, 'brand' | 'url' | 'contact'>) {
  const absolute = (path: string) => new URL(path, url).href;
  return [
    {
      ...{ '@context': 'https://schema.org', '@type': 'OnlineStore', name: brand.name, url },
      logo: absolute(brand.files['icon-180.png'] ?? '/favicon.ico'),
      email,
      ...(phone && { telephone: worldPhone(phone) }),
      ...(address && { address: postalAddress(address) }),
      hasMerchantReturnPolicy: returnPolicy(absolute),
    },
    { '@context': 'https://schema.org', '@type': 'WebSite', name: brand.name, url: absolute('/') },
  ];
}
