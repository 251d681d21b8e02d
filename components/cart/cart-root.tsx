'use client';

import { useAtom } from 'jotai';
import { usePathname } from 'next/navigation';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { CHECKOUT_PATH } from '@/lib/routes/paths';
import { loadCartDrawer } from './load-cart-drawer';
import { cartStore } from './store';
import { followCart } from './sync-cart';
import { cartOpenAtom } from './use-cart';

const OPEN_FLAG = 'openCart';

/** In every page's layout: the drawer, the tabs in step, and the openCart flag of the address (rule 2.12). */
export function CartRoot() {
  const [open, setOpen] = useAtom(cartOpenAtom);
  const [Drawer, setDrawer] = useState<ComponentType<{ open: boolean; onClose: () => void }>>();

  useEffect(() => {
    cartStore.load();
    return followCart(cartStore, window);
  }, []);

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

  useEffect(() => {
    if (!open || Drawer) return;
    loadCartDrawer().then(
      ({ CartDrawer }) => setDrawer(() => CartDrawer),
      // Without the drawer's code the checkout still shows the cart.
      () => window.location.assign(CHECKOUT_PATH),
    );
  }, [open, Drawer]);

  return Drawer ? <Drawer open={open} onClose={() => setOpen(false)} /> : null;
}
