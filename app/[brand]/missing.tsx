import { NotFound } from '@/components/layout/not-found';
import { brands, defaultBrand, findBrand } from '@/lib/brands/brands';
import { markMissing } from '@/server/http/page-tags';
import { openShop } from '@/server/shop';
import { brandLines } from '@/server/storefront/site';

const BESTSELLERS = 8;

/** What a page returns when its address names nothing: the designed 404, with status 404. */
export async function Missing({ brand: id }: { brand: string }) {
  const brand = findBrand(id) ?? brands[defaultBrand];
  await markMissing();
  const lines = await brandLines(brand);
  const { articles } = await openShop().catalogue.list({
    filters: lines ? { brands: lines } : {},
    sort: 'bestseller',
    perPage: BESTSELLERS,
  });
  return <NotFound bestsellers={articles} search={brand.features.search} />;
}
