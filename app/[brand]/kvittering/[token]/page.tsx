import type { Metadata } from 'next';
import { cache } from 'react';
import { Missing } from '@/app/[brand]/missing';
import { Receipt } from '@/components/receipt/receipt';
import { t } from '@/lib/messages';
import { isUuid } from '@/lib/text/uuid';
import { loadSite } from '@/server/api/site';
import { openShop } from '@/server/shop';

/** Personal, and its status changes: never kept. The token in the address is the only key to it. */
export const dynamic = 'force-dynamic';

interface Props {
  params: Promise<{ brand: string; token: string }>;
}

const findOrder = cache(async (token: string) => (isUuid(token) ? openShop().orders.detail(token) : undefined));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const order = await findOrder((await params).token);
  return {
    title: order
      ? t(order.kind === 'reservation' ? 'receipt.title' : 'receipt.titleOrder', { number: order.number })
      : t('receipt.unknown'),
    robots: { index: false, follow: false },
    referrer: 'no-referrer',
  };
}

export default async function Page({ params }: Props) {
  const { brand, token } = await params;
  const order = await findOrder(token);
  if (!order) return <Missing brand={brand} />;
  const shop = openShop();
  const [shops, documents, purchase, { url }] = await Promise.all([
    shop.shops.all(),
    shop.accounting.list(token),
    order.purchase ? shop.purchases.find(order.purchase.token) : undefined,
    loadSite(brand),
  ]);
  return (
    <div className="page">
      <Receipt
        order={order}
        sister={purchase?.orders.find(({ id }) => id !== order.id)}
        documents={documents}
        shop={shops.find(({ id }) => id === order.shopID)}
        siteUrl={url}
        now={new Date()}
      />
    </div>
  );
}
