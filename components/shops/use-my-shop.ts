'use client';

import { useStored } from '@/components/browser-store';
import { myShopStore } from './store';

/** The shop last chosen, and the way to choose another; undefined until it has been read, and when there is none. */
export function useMyShop() {
  const { value } = useStored(myShopStore);
  return [value, myShopStore.set] as const;
}
