import { useLazy } from '@/components/ui/lazy';
import { CHECKOUT_PATH } from '@/lib/routes/paths';

/** The drawer's code, loaded on first use: most pages are read without it. */
const load = () => import('./cart-drawer').then(({ CartDrawer }) => CartDrawer);

/** Without the drawer's code the checkout still shows the cart. */
export const useCartDrawer = (open: boolean) => useLazy(open, load, () => window.location.assign(CHECKOUT_PATH));

/** When someone means to open it; a failure shows when it is opened. */
export const prefetchCartDrawer = () => void load().catch(() => {});
