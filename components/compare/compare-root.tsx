'use client';

import { usePathname } from 'next/navigation';
import { useStored } from '@/components/browser-store';
import { lazyPart } from '@/components/ui/lazy';
import { CHECKOUT_PATH, COMPARE_PATH } from '@/lib/routes/paths';
import { compareStore } from './store';

const CompareBar = lazyPart(() => import('./compare-bar').then((module) => module.CompareBar));

/** Where one compares already, and where one pays. */
const QUIET = [COMPARE_PATH, CHECKOUT_PATH, '/betaling', '/kvittering'];

/** Shows what is chosen for comparing, wherever one goes on looking. */
export function CompareRoot() {
  const { value: ids } = useStored(compareStore);
  const path = usePathname();
  if (ids.length === 0 || QUIET.some((one) => path.startsWith(one))) return null;
  return <CompareBar ids={ids} />;
}
