'use client';

import { useStored } from '@/components/browser-store';
import { cartStore } from './store';

/** The cart as it is; empty and not `ready` on the server and until the page is hydrated. */
export function useCart() {
  const { value, ready } = useStored(cartStore);
  return { state: value, ready };
}
