import { Suspense } from 'react';
import { accountRoom } from '@/app/[brand]/konto/account-room';
import { ReviewList } from '@/components/account/review-list';

const { generateMetadata, Page } = accountRoom('reviews', () => (
  <Suspense>
    <ReviewList />
  </Suspense>
));

export { generateMetadata, Page as default };
