import { Suspense } from 'react';
import { accountRoom } from '@/app/[brand]/konto/account-room';
import { ReviewList } from '@/components/account/review-list';

const { metadata, Page } = accountRoom(
  'reviews',
  <Suspense>
    <ReviewList />
  </Suspense>,
);

export { metadata, Page as default };
