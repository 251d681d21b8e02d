'use client';

import { atom, useSetAtom, useStore } from 'jotai';
import { useMemo, useSyncExternalStore } from 'react';

export type AlertType = 'error' | 'warning' | 'info' | 'success';

export interface Alert {
  uid: number;
  type: AlertType;
  text: string;
  /** Milliseconds; 3000 by default (rule 4.21). */
  timeout: number;
}

const ALERT_TIMEOUT = 3000;

/** Rule 4.21: only the first is shown. */
export const alertsAtom = atom<Alert[]>([]);

/** Returns the function that stops the timer. */
export function closeLater({ timeout }: Pick<Alert, 'timeout'>, onClose: () => void) {
  const clock = setTimeout(onClose, timeout);
  return () => clearTimeout(clock);
}

/** None while hydrating, as on the server: an alert may be pushed before `AlertRoot` has hydrated. */
export function useFirstAlert(): Alert | undefined {
  const store = useStore();
  return useSyncExternalStore(
    (onChange) => store.sub(alertsAtom, onChange),
    () => store.get(alertsAtom)[0],
    () => undefined,
  );
}

export function useAlerts() {
  const set = useSetAtom(alertsAtom);
  return useMemo(
    () => ({
      push: (alert: Omit<Alert, 'uid' | 'timeout'> & { timeout?: number }) =>
        set((queue) => [...queue, { timeout: ALERT_TIMEOUT, ...alert, uid: (queue.at(-1)?.uid ?? 0) + 1 }]),
      close: (uid: number) => set((queue) => queue.filter((alert) => alert.uid !== uid)),
    }),
    [set],
  );
}
