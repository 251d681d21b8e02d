import type { Metadata } from 'next';
import { FindOrderPage } from '@/components/find-order/find-order-page';
import { t } from '@/lib/messages';
import { FIND_ORDER_PATH } from '@/lib/routes/paths';
import { loadSite } from '@/server/api/site';

export const generateMetadata = (): Metadata => ({
  title: t('findOrder.title'),
  description: t('findOrder.lead'),
  alternates: { canonical: FIND_ORDER_PATH },
});

export default async function Page({ params }: { params: Promise<{ brand: string }> }) {
  const { brand } = await loadSite((await params).brand);
  return <FindOrderPage brand={brand} />;
}
