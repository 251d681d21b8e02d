'use client';

import { usePathname } from 'next/navigation';
import { useStored } from '@/components/browser-store';
import { lazyPart } from '@/components/ui/lazy';
import { CHECKOUT_PATH, COMPARE_PATH } from '@/lib/routes/paths';
import { compareStore } from './store';

const CompareBar = lazyPart(() => import('./compare-bar').then((module) => module.CompareBar));

/** Pages without the bar: the comparison, and payment. */
const QUIET = [COMPARE_PATH, CHECKOUT_PATH, '/betaling', '/kvittering'];

export function CompareRoot() {
  const { value: ids } = useStored(compareStore);
  const path = usePathname();
  if (ids.length === 0 || QUIET.some((one) => path.startsWith(one))) return null;
  return <CompareBar ids={ids} />;
}
