import { withViewed } from '@/lib/product/recently-viewed';
import { recentlyViewedStore } from './store';

export const rememberViewed = (id: number) => recentlyViewedStore.change((ids) => withViewed(ids, id));
export const forgetViewed = () => recentlyViewedStore.set([]);
