import type { Metadata } from 'next';
import { Missing } from '@/app/[brand]/missing';
import type { PageProps } from '@/app/[brand]/page-props';
import { Breadcrumb } from '@/components/catalogue/breadcrumb';
import { SizeGuidePage } from '@/components/product/size-guide-page';
import { t } from '@/lib/messages';
import { SIZE_GUIDE_PATH } from '@/lib/routes/paths';
import { tagPage } from '@/server/page-door/page-tags';
import { openShop } from '@/server/shop';

export const generateMetadata = (): Metadata => ({
  title: t('sizeGuide.title'),
  description: t('sizeGuide.description'),
  alternates: { canonical: SIZE_GUIDE_PATH },
});

/** Shows the tables that the brand's goods need; a brand that needs none has no such page (rule 2.41). */
export default async function Page({ params }: PageProps) {
  const { brand } = await params;
  const kinds = await openShop().storefront(brand).sizeGuides();
  if (kinds.length === 0) return <Missing brand={brand} />;
  await tagPage('lists');
  return (
    <div className="page">
      <Breadcrumb trail={[{ name: t('sizeGuide.title') }]} />
      <SizeGuidePage kinds={kinds} />
    </div>
  );
}
