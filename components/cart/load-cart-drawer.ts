/** The drawer's code, loaded on first use: most pages are read without it. */
export const loadCartDrawer = () => import('./cart-drawer');
