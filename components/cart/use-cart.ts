'use client';

import { useKept } from '@/components/kept-store';
import { cartStore } from './store';

/** The cart as it is; empty and not `ready` on the server and until the page is hydrated. */
export function useCart() {
  const { value, ready } = useKept(cartStore);
  return { state: value, ready };
}
