import type { Metadata } from 'next';
import { Suspense } from 'react';
import { orderWords } from '@/app/[brand]/konto/load';
import { AccountPage } from '@/components/account/account-page';
import { OrderList } from '@/components/account/order-list';
import { t } from '@/lib/messages';

const title = t('account.pages.orders.title');
export const metadata: Metadata = { title };

export default function Page() {
  return (
    <AccountPage title={title}>
      <Suspense>
        <OrderList texts={orderWords} />
      </Suspense>
    </AccountPage>
  );
}
