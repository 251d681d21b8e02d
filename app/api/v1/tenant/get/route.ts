import { shopEndpoints } from '@/lib/contracts/endpoints/shops';
import { handle } from '@/server/api/handle';
import { routes } from '@/server/api/routes';
import { brandUrl } from '@/server/page-door/host';
import { openShop } from '@/server/shop';

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes({
  GET: handle(shopEndpoints.tenant, async ({ brand: id }) => {
    const { brand, settings } = openShop().storefront(id);
    const { chainName } = await settings();
    const chain = { id: 1 as const, name: typeof chainName === 'string' ? chainName : brand.name };
    const { name, tagline, features, productLine = null } = brand;
    return {
      id,
      name,
      tagline,
      url: brandUrl(brand),
      productLine,
      features,
      chain,
      currency: 'NOK' as const,
      locale: 'nb-NO' as const,
    };
  }),
});
