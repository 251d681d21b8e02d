import type { Metadata } from 'next';
import { Suspense } from 'react';
import { AccountPage } from '@/components/account/account-page';
import { ReviewList } from '@/components/account/review-list';
import { t } from '@/lib/messages';

const title = t('account.pages.reviews.title');
export const metadata: Metadata = { title };

export default function Page() {
  return (
    <AccountPage title={title}>
      <Suspense>
        <ReviewList />
      </Suspense>
    </AccountPage>
  );
}
