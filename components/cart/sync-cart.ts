import { CART_KEY, type cartStore } from './store';

type Page = Pick<Window, 'addEventListener' | 'removeEventListener'>;

/** Keeps this tab's cart as the other tabs leave it (rule 4.22). Gives the way to stop. */
export function followCart(store: Pick<typeof cartStore, 'load'>, page: Page): () => void {
  // A null key means that the whole storage was emptied.
  const onStorage = ({ key }: StorageEvent) => {
    if (key === CART_KEY || key === null) store.load();
  };
  // A page taken out of the back/forward cache slept through the events.
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) store.load();
  };
  page.addEventListener('storage', onStorage);
  page.addEventListener('pageshow', onShow);
  return () => {
    page.removeEventListener('storage', onStorage);
    page.removeEventListener('pageshow', onShow);
  };
}
