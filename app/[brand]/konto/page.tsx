import type { Metadata } from 'next';
import { Suspense } from 'react';
import { AccountPage } from '@/components/account/account-page';
import { Overview } from '@/components/account/overview';
import { t } from '@/lib/messages';
import { loadShopNames, orderWords } from './load';

const title = t('account.pages.overview.title');
export const metadata: Metadata = { title };

export default async function Page() {
  const shops = await loadShopNames();
  return (
    <AccountPage title={title}>
      <Suspense>
        <Overview shops={shops} texts={orderWords} />
      </Suspense>
    </AccountPage>
  );
}
