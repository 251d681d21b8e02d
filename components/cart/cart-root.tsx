'use client';

import { useAtom } from 'jotai';
import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { isReachable } from '@/components/connection';
import { useGoTo } from '@/components/navigation/use-go-to';
import { useLazy } from '@/components/ui/lazy';
import { CHECKOUT_PATH } from '@/lib/routes/paths';
import { cartOpenAtom } from './store';

const OPEN_FLAG = 'openCart';

/** Stands in every page's layout: shows the drawer, and opens it for `?openCart` (rule 2.12). */
export function CartRoot() {
  const { open, setOpen, CartDrawer } = useCartDrawer();

  useEffect(() => {
    const url = new URL(window.location.href);
    if (!url.searchParams.has(OPEN_FLAG)) return;
    url.searchParams.delete(OPEN_FLAG);
    window.history.replaceState(window.history.state, '', url);
    setOpen(true);
  }, [setOpen]);

  const path = usePathname();
  const shownOn = useRef(path);
  useEffect(() => {
    if (shownOn.current === path) return;
    shownOn.current = path;
    setOpen(false);
  }, [path, setOpen]);

  return CartDrawer ? <CartDrawer open={open} onClose={() => setOpen(false)} /> : null;
}

/** Loaded on first use: most pages are read without it. */
const load = () => import('./cart-drawer').then(({ CartDrawer }) => CartDrawer);

/** If the drawer's code fails to load, goes to the checkout; offline it waits as a link does (rule 8.7). */
function useCartDrawer() {
  const [open, setOpen] = useAtom(cartOpenAtom);
  const goTo = useGoTo();
  const CartDrawer = useLazy(open, load, async () => {
    if (await isReachable()) return window.location.assign(CHECKOUT_PATH);
    setOpen(false);
    goTo(CHECKOUT_PATH);
  });
  return { open, setOpen, CartDrawer };
}

/** Preloads the drawer; a failure is reported when it is opened. */
export const prefetchCartDrawer = () => void load().catch(() => {});
