'use client';

import { useEffect } from 'react';
import { keepReceipt } from './actions';

/** Keeps the receipt on the device while its pass stands on it (rule 2.38), and forgets it when there is none any more. */
export function KeepReceipt({ until }: { until: number | undefined }) {
  useEffect(() => {
    void keepReceipt(until).catch(() => {});
  }, [until]);
  return null;
}
