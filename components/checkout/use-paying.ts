import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError, ask } from '@/components/api';
import type { Purchase } from '@/lib/contracts/purchases';
import { giveUp, showPayments } from './actions';
import { purchase as known } from './queries';
import { useLeavePayment } from './use-leave-payment';

const LOOK_MS = 3000;
/** Every so many looks the provider is asked, in case nobody has heard from it. */
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
  /** One question at a time: what is under way comes first, so that no older answer is the last. */
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
  /** A poll that is due while another is under way is skipped. */
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
    // Back from the bank's app: it may well be decided.
    const onShow = () => void (document.hidden || settle());
    document.addEventListener('visibilitychange', onShow);
    return () => {
      clearInterval(clock);
      document.removeEventListener('visibilitychange', onShow);
    };
  }, [look, settle, token]);

  return { purchase, silent, setPurchase, cancel };
}
