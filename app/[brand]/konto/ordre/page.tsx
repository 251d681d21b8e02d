import type { Metadata } from 'next';
import { Suspense } from 'react';
import { AccountPage } from '@/components/account/account-page';
import { OrderList } from '@/components/account/order-list';
import { t } from '@/lib/messages';
import { loadSite } from '@/server/http/site';
import { openShop } from '@/server/shop';

export const revalidate = 900;
export const generateStaticParams = async () => [];

export const metadata: Metadata = {
  title: t('account.pages.orders.title'),
  robots: { index: false, follow: false },
};

/** The same for everyone; what is personal is fetched by the browser. */
export default async function Page({ params }: { params: Promise<{ brand: string }> }) {
  const [site, shops] = await Promise.all([loadSite((await params).brand), openShop().shops.all()]);
  return (
    <AccountPage title={t('account.pages.orders.title')}>
      <Suspense>
        <OrderList shops={shops.map(({ id, email }) => ({ id, email }))} support={site.contact.email} />
      </Suspense>
    </AccountPage>
  );
}
