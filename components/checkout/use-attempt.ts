import { useEffect } from 'react';
import { useStored } from '@/components/browser-store';
import { useQuery } from '@/components/use-query';
import type { OrderReceipt } from '@/lib/contracts/orders';
import { attempt } from './queries';
import { sentOrderStore } from './store';
import { useLeavePayment } from './use-leave-payment';

const NOTHING_HELD: readonly OrderReceipt[] = [];

/** The purchase this browser has under way. One that is paid leads to its receipt. `sending`: it is being left for payment. */
export function useAttempt({ sending }: { sending: boolean }) {
  const { value, ready } = useStored(sentOrderStore);
  const token = value?.token;
  const leave = useLeavePayment();
  const { data, isError } = useQuery(attempt(token, { enabled: token !== undefined && !sending }));
  const known = token === undefined ? undefined : data;
  const paid = known?.state === 'paid' ? known : undefined;

  useEffect(() => {
    if (paid) leave(paid);
  }, [paid, leave]);

  const open = known?.state === 'open' ? known : undefined;
  return {
    /** Unknown so far: nothing can be said about held goods. */
    asking: !ready || (token !== undefined && !sending && !known && !isError),
    open,
    held: open?.orders ?? NOTHING_HELD,
  };
}

export type Attempt = ReturnType<typeof useAttempt>;
