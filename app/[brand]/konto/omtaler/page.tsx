import type { Metadata } from 'next';
import { Suspense } from 'react';
import { AccountPage } from '@/components/account/account-page';
import { ReviewList } from '@/components/account/review-list';
import { t } from '@/lib/messages';

export const revalidate = 900;
export const generateStaticParams = async () => [];

export const metadata: Metadata = {
  title: t('account.pages.reviews.title'),
  robots: { index: false, follow: false },
};

/** The same for everyone; what is personal is fetched by the browser. */
export default function Page() {
  return (
    <AccountPage title={t('account.pages.reviews.title')}>
      <Suspense>
        <ReviewList />
      </Suspense>
    </AccountPage>
  );
}
