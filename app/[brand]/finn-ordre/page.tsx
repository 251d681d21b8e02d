import type { Metadata } from 'next';
import { FindOrderPage } from '@/components/find-order/find-order-page';
import { t } from '@/lib/messages';
import { FIND_ORDER_PATH } from '@/lib/routes/paths';

export const generateMetadata = (): Metadata => ({
  title: t('findOrder.title'),
  description: t('findOrder.lead'),
  alternates: { canonical: FIND_ORDER_PATH },
});

export default function Page() {
  return <FindOrderPage />;
}
