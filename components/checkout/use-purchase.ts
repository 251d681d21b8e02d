import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError, ask } from '@/components/api';
import { useStored } from '@/components/browser-store';
import { useQuery } from '@/components/use-query';
import type { OrderReceipt } from '@/lib/contracts/orders';
import type { Purchase } from '@/lib/contracts/purchases';
import { paymentOutcomePath, receiptPath } from '@/lib/routes/paths';
import { giveUp, showPayments, takeBought } from './actions';
import { currentPurchase, purchase as known } from './queries';
import { sentOrderStore } from './store';

const NOTHING_HELD: readonly OrderReceipt[] = [];

/** Returns this browser's open purchase; goes to the receipt of a paid one. `sending`: the page is leaving to pay. */
export function useCurrentPurchase({ sending }: { sending: boolean }) {
  const { value, ready } = useStored(sentOrderStore);
  const token = value?.token;
  const leave = useLeavePayment();
  const { data, isError } = useQuery(currentPurchase(token, { enabled: token !== undefined && !sending }));
  const known = token === undefined ? undefined : data;
  const paid = known?.state === 'paid' ? known : undefined;

  useEffect(() => {
    if (paid) leave(paid);
  }, [paid, leave]);

  const open = known?.state === 'open' ? known : undefined;
  return {
    /** Not known yet, so nothing can be said about held goods. */
    asking: !ready || (token !== undefined && !sending && !known && !isError),
    open,
    held: open?.orders ?? NOTHING_HELD,
  };
}

export type CurrentPurchase = ReturnType<typeof useCurrentPurchase>;

const LOOK_MS = 3000;
/** Every so many polls the provider is asked, in case it has not called us. */
const LOOKS_PER_QUESTION = 5;

/** Polls an undecided purchase, then leads on from it. */
export function usePaying(first: Purchase) {
  const [purchase, setPurchase] = useState(first);
  const [silent, setSilent] = useState(false);
  const leave = useLeavePayment();
  const asking = useRef<Promise<void>>(undefined);
  const { token } = first;

  const answered = useCallback(async (question: () => Promise<Purchase>) => {
    try {
      setPurchase(await question());
      setSilent(false);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setSilent(true);
    }
  }, []);
  /** Asks one question at a time, so that no older answer arrives last. */
  const say = useCallback(
    async (question: () => Promise<Purchase>) => {
      await asking.current;
      asking.current = answered(question).finally(() => {
        asking.current = undefined;
      });
      await asking.current;
    },
    [answered],
  );
  const look = useCallback(async (question: () => Promise<Purchase>) => asking.current ?? say(question), [say]);
  const settle = useCallback(
    () => look(() => ask('POST /purchases/{token}/settle', { params: { token } })),
    [look, token],
  );
  const cancel = useCallback(() => say(() => giveUp(token)), [say, token]);

  useEffect(() => showPayments(purchase), [purchase]);
  useEffect(() => leave(purchase), [leave, purchase]);
  useEffect(() => {
    let looks = 0;
    const clock = setInterval(() => {
      if (document.hidden) return;
      looks += 1;
      void (looks % LOOKS_PER_QUESTION === 0 ? settle() : look(() => known(token)));
    }, LOOK_MS);
    // Back from the bank's app, the payment may be decided.
    const onShow = () => void (document.hidden || settle());
    document.addEventListener('visibilitychange', onShow);
    return () => {
      clearInterval(clock);
      document.removeEventListener('visibilitychange', onShow);
    };
  }, [look, settle, token]);

  return { purchase, silent, setPurchase, cancel };
}

/** Replaces this page by the receipt or the checkout of a decided purchase, so that Back does not return here. */
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
