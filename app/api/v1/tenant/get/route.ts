import { shopEndpoints } from '@/lib/contracts/endpoints/shops';
import { endpoint } from '@/server/api/endpoint';
import { brandUrl } from '@/server/page-door/host';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint(
  shopEndpoints.tenant,
  async ({ shop, brand: id }) => {
    const { brand, settings } = shop.storefront(id);
    const { chainName } = await settings();
    const chain = { id: 1 as const, name: typeof chainName === 'string' ? chainName : brand.name };
    const { name, tagline, features, productLine = null } = brand;
    return {
      id,
      name,
      tagline,
      url: brandUrl(brand),
      productLine,
      // Rule 1.9.
      features: { ...features, janMayen: brand.pages.some(({ href }) => href === '/jan-mayen') },
      chain,
      currency: 'NOK' as const,
      locale: 'nb-NO' as const,
    };
  },
);
