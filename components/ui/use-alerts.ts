'use client';

import { atom, useSetAtom } from 'jotai';
import { useMemo } from 'react';

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

const pushAtom = atom(null, (get, set, alert: Omit<Alert, 'uid' | 'timeout'> & { timeout?: number }) => {
  const queue = get(alertsAtom);
  const uid = (queue.at(-1)?.uid ?? 0) + 1;
  set(alertsAtom, [...queue, { timeout: ALERT_TIMEOUT, ...alert, uid }]);
});

const closeAtom = atom(null, (get, set, uid: number) => {
  set(
    alertsAtom,
    get(alertsAtom).filter((alert) => alert.uid !== uid),
  );
});

/** Starts the timer of an alert; returns the function that stops it. */
export function closeLater({ timeout }: Pick<Alert, 'timeout'>, onClose: () => void) {
  const clock = setTimeout(onClose, timeout);
  return () => clearTimeout(clock);
}

export function useAlerts() {
  const push = useSetAtom(pushAtom);
  const close = useSetAtom(closeAtom);
  return useMemo(() => ({ push, close }), [push, close]);
}
