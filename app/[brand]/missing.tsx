import type { Metadata } from 'next';
import { NotFound } from '@/components/layout/not-found';
import { markMissing } from '@/server/page-door/page-tags';
import { openShop } from '@/server/shop';

const BESTSELLERS = 8;

export const missingMetadata = (brand: string): Metadata => ({
  title: openShop().storefront(brand).brand.texts.missing,
  robots: { index: false },
});

export async function Missing({ brand: id }: { brand: string }) {
  const { brand, articles } = openShop().storefront(id);
  await markMissing();
  const bestsellers = await articles({ sort: 'bestseller', take: BESTSELLERS });
  return (
    <NotFound
      bestsellers={bestsellers}
      search={brand.features.search}
      title={brand.texts.missing}
      drawing={brand.lost}
      below
    />
  );
}
