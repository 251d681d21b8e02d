import { LOADED_KEY, type userStore } from './store';

type Page = Pick<Window, 'addEventListener' | 'removeEventListener'>;

/** Rule 4.23: a login or logout in another tab reloads. Gives the way to stop. */
export function followUser(store: Pick<typeof userStore, 'flag' | 'get'>, page: Page, reload: () => void): () => void {
  let flag = store.flag();
  const onStorage = ({ key, oldValue, newValue }: StorageEvent) => {
    if (key === LOADED_KEY && oldValue !== newValue) reload();
    // A null key means that the whole storage was emptied.
    if (key === null && flag !== store.flag()) reload();
    flag = store.flag();
  };
  // A page taken out of the back/forward cache may show someone who has logged out since.
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted && store.flag() !== Boolean(store.get().user)) reload();
  };
  page.addEventListener('storage', onStorage);
  page.addEventListener('pageshow', onShow);
  return () => {
    page.removeEventListener('storage', onStorage);
    page.removeEventListener('pageshow', onShow);
  };
}
