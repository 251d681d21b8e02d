/** All that comes alive on a product page, in one script. */
export { FavouriteButton } from '@/components/favourites/favourite-button';
export { ProductStage } from './product-stage';
export { RecentlyViewed } from './recently-viewed';
export { ReviewFormEntry } from './review-form-entry';
export { ReviewList, ReviewSummary } from './review-list';
export { SizeGuideProvider } from './size-guide-link';
