import type { Metadata } from 'next';
import { Breadcrumb } from '@/components/catalogue/breadcrumb';
import { SizeGuidePage } from '@/components/product/size-guide-page';
import { t } from '@/lib/messages';
import { guideKindsIn } from '@/lib/product/sized-goods';
import { SIZE_GUIDE_PATH } from '@/lib/routes/paths';
import { openShop } from '@/server/shop';

export const generateMetadata = (): Metadata => ({
  title: t('sizeGuide.title'),
  description: t('sizeGuide.description'),
  alternates: { canonical: SIZE_GUIDE_PATH },
});

export default async function Page({ params }: { params: Promise<{ brand: string }> }) {
  const front = openShop().storefront((await params).brand);
  const [{ categories }, genders] = await Promise.all([front.site(), front.genders()]);
  const places = categories.flatMap(({ subcategories }) =>
    subcategories.flatMap(({ Name, groups }) => groups.map(({ name }) => ({ group2: Name, group3: name }))),
  );
  return (
    <div className="page">
      <Breadcrumb trail={[{ name: t('sizeGuide.title') }]} />
      <SizeGuidePage
        kinds={guideKindsIn(
          places,
          genders.map(({ id }) => id),
        )}
      />
    </div>
  );
}
