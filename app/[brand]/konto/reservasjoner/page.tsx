import type { Metadata } from 'next';
import { Suspense } from 'react';
import { loadShopNames, orderWords } from '@/app/[brand]/konto/load';
import { AccountPage } from '@/components/account/account-page';
import { ReservationList } from '@/components/account/reservation-list';
import { t } from '@/lib/messages';

export const generateMetadata = (): Metadata => ({ title: t('account.pages.reservations.title') });

export default async function Page() {
  const shops = await loadShopNames();
  return (
    <AccountPage title={t('account.pages.reservations.title')}>
      <Suspense>
        <ReservationList shops={shops} texts={orderWords()} />
      </Suspense>
    </AccountPage>
  );
}
