import type { Metadata } from 'next';
import { Suspense } from 'react';
import { loadShopNames, orderWords } from '@/app/[brand]/konto/load';
import { AccountPage } from '@/components/account/account-page';
import { Overview } from '@/components/account/overview';
import { t } from '@/lib/messages';

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
