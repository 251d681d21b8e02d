import * as store from './store';
import type { Content, ContentDependencies } from './types';

export function createContent({ sql }: ContentDependencies): Content {
  return {
    banners: (brand, preview) => store.findBanners(sql, brand, preview),
    settings: (brand) => store.findSettings(sql, brand),
  };
}
