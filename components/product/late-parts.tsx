'use client';

import { latePart } from '@/components/ui/late-part';

const live = () => import('./live-parts');

export const FavouriteButton = latePart(() => live().then((parts) => parts.FavouriteButton));
export const ProductStage = latePart(() => live().then((parts) => parts.ProductStage));
export const RecentlyViewed = latePart(() => live().then((parts) => parts.RecentlyViewed));
export const ReviewFormEntry = latePart(() => live().then((parts) => parts.ReviewFormEntry));
export const ReviewList = latePart(() => live().then((parts) => parts.ReviewList));
export const ReviewSummary = latePart(() => live().then((parts) => parts.ReviewSummary));
export const SizeGuideProvider = latePart(() => live().then((parts) => parts.SizeGuideProvider));
