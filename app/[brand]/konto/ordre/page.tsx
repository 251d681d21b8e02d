import type { Metadata } from 'next';
import { Suspense } from 'react';
import { AccountPage } from '@/components/account/account-page';
import { OrderList } from '@/components/account/order-list';
import { t, words } from '@/lib/messages';

export const revalidate = 900;
export const generateStaticParams = async () => [];

export const metadata: Metadata = {
  title: t('account.pages.orders.title'),
  robots: { index: false, follow: false },
};

const texts = { story: words.receipt.story, words: words.receipt.words };

/** The same for everyone; what is personal is fetched by the browser. */
export default function Page() {
  return (
    <AccountPage title={t('account.pages.orders.title')}>
      <Suspense>
        <OrderList texts={texts} />
      </Suspense>
    </AccountPage>
  );
}
