'use client';

import { useStored } from '@/components/browser-store';
import { myShopStore } from './store';

/** Returns the shop last chosen, and its setter; undefined until read, and when there is none. */
export function useMyShop() {
  const { value } = useStored(myShopStore);
  return [value, myShopStore.set] as const;
}
