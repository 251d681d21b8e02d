import type { Metadata } from 'next';
import { Suspense } from 'react';
import { AccountPage } from '@/components/account/account-page';
import { Overview } from '@/components/account/overview';
import { t } from '@/lib/messages';
import { loadShopNames, orderWords } from './load';

export const generateMetadata = (): Metadata => ({ title: t('account.pages.overview.title') });

export default async function Page() {
  const shops = await loadShopNames();
  return (
    <AccountPage title={t('account.pages.overview.title')}>
      <Suspense>
        <Overview shops={shops} texts={orderWords()} />
      </Suspense>
    </AccountPage>
  );
}
