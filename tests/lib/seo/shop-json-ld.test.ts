import { describe, expect, it } from 'vitest';
import { shopJsonLd } from '@/lib/seo/shop-json-ld';
import { demoBrands as brands } from '@/tests/support/demo-brands';

const site = (address: string) => ({
  brand: brands.heldre,
  url: 'https://www.heldre.no',
  contact: { email: 'hei@heldre.no', phone: '', orgNo: '', address, company: 'Heldre AS' },
});

describe('rule 12.13: the home page tells machines who the shop is', () => {
  it('by site name, URL and postal address', () => {
    const [store, web] = shopJsonLd(site('Karl Johans gate 1, 0154 Oslo'));
    expect(web).toMatchObject({ '@type': 'WebSite', name: 'Heldre', url: 'https://www.heldre.no/' });
    expect(store).toMatchObject({
      address: { streetAddress: 'Karl Johans gate 1', postalCode: '0154', addressLocality: 'Oslo' },
      hasMerchantReturnPolicy: { merchantReturnLink: 'https://www.heldre.no/kundeservice#angrerett' },
    });
    expect(store).not.toHaveProperty('telephone');
  });

  it('keeps an unusual address whole, and leaves out a missing one', () => {
    expect(shopJsonLd(site('Postboks 3'))[0]).toMatchObject({ address: { streetAddress: 'Postboks 3' } });
    expect(shopJsonLd(site(''))[0]).not.toHaveProperty('address');
  });
});
