'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { useCartDrawer } from './use-cart-drawer';

const OPEN_FLAG = 'openCart';

/** In every page's layout: the drawer, and the openCart flag of the address (rule 2.12). */
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
