import type { Metadata } from 'next';
import { Breadcrumb } from '@/components/catalogue/breadcrumb';
import { SizeGuidePage } from '@/components/product/size-guide-page';
import { t } from '@/lib/messages';
import { SIZE_GUIDE_PATH } from '@/lib/routes/paths';

export const generateMetadata = (): Metadata => ({
  title: t('sizeGuide.title'),
  description: t('sizeGuide.description'),
  alternates: { canonical: SIZE_GUIDE_PATH },
});

export default function Page() {
  return (
    <div className="page">
      <Breadcrumb trail={[{ name: t('sizeGuide.title') }]} />
      <SizeGuidePage />
    </div>
  );
}
