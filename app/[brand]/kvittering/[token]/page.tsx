import type { Metadata } from 'next';
import { Missing } from '@/app/[brand]/missing';
import type { PageProps } from '@/app/[brand]/page-props';
import { Receipt } from '@/components/receipt/receipt';
import { t } from '@/lib/messages';
import { loadOrder, loadReceiptPage } from './load';

/** Personal, and its status changes: never cached. The token in the address is the only key to it. */
export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: PageProps<'token'>): Promise<Metadata> {
  const order = await loadOrder((await params).token);
  return {
    title: order
      ? t(order.kind === 'reservation' ? 'receipt.title' : 'receipt.titleOrder', { number: order.number })
      : t('receipt.unknown'),
    robots: { index: false, follow: false },
    referrer: 'no-referrer',
  };
}

export default async function Page({ params }: PageProps<'token'>) {
  const { brand, token } = await params;
  const view = await loadReceiptPage(brand, token);
  if (!view) return <Missing brand={brand} />;
  return (
    <div className="page">
      <Receipt {...view} />
    </div>
  );
}
