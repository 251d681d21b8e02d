import { useRouter } from 'next/navigation';
import { useCallback } from 'react';
import type { Purchase } from '@/lib/contracts/purchases';
import { paymentOutcomePath, receiptPath } from '@/lib/routes/paths';
import { takeBought } from './actions';

/** Leads on from a purchase that is decided, in the place of this page, so that Back does not come here again. */
export function useLeavePayment() {
  const router = useRouter();
  return useCallback(
    (purchase: Purchase) => {
      if (purchase.state === 'open') return;
      const [order] = purchase.orders;
      if (purchase.state === 'paid' && order) {
        takeBought(purchase);
        router.replace(receiptPath(order.token));
      } else router.replace(paymentOutcomePath(purchase.state));
    },
    [router],
  );
}
