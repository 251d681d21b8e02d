import * as store from './store';
import type { Content, ContentDependencies } from './types';

export function createContent({ sql, at }: ContentDependencies): Content {
  return {
    banners: (brand, preview) => store.findBanners(sql, { brand, preview, at }),
    settings: (brand, within = sql) => store.findSettings(within, brand),
  };
}
