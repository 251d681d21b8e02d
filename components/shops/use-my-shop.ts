'use client';

import { useStored } from '@/components/browser-store';
import { myShopStore } from './store';

export function useMyShop() {
  const { value } = useStored(myShopStore);
  return [value, myShopStore.set] as const;
}
