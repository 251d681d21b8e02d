import { Suspense } from 'react';
import { accountRoom } from '@/app/[brand]/konto/account-room';
import { orderWords } from '@/app/[brand]/konto/load';
import { OrderList } from '@/components/account/order-list';

const { generateMetadata, Page } = accountRoom('orders', () => (
  <Suspense>
    <OrderList texts={orderWords()} />
  </Suspense>
));

export { generateMetadata, Page as default };
