import { useRouter } from 'next/navigation';
import { useCallback } from 'react';
import { isReachable } from '@/components/connection';
import { useAlerts } from '@/components/ui/use-alerts';
import { useWords } from '@/components/words';
import { waitingNavigation } from './store';

/** Navigates. Without a connection, stays with an alert and goes on later (rule 8.7); Next would show the offline page. */
export function useGoTo(): (address: string) => void {
  const router = useRouter();
  const stay = useStay();
  return useCallback(async (address) => ((await isReachable()) ? router.push(address) : stay(address)), [router, stay]);
}

/** Stays on the page with an alert; client-navigation.tsx goes on when the connection is back. */
export function useStay(): (address: string) => void {
  const alerts = useAlerts();
  const { offline } = useWords('alerts');
  return useCallback(
    (address) => {
      waitingNavigation.begin(address);
      alerts.push({ type: 'warning', text: offline });
    },
    [alerts, offline],
  );
}
