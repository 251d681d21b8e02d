'use client';

import { latePart, whenWanted } from '@/components/ui/late-part';

const live = () => import('./live-parts');

export const FavouriteButton = latePart(() => live().then((parts) => parts.FavouriteButton), whenWanted);
export const ProductStage = latePart(() => live().then((parts) => parts.ProductStage), whenWanted);
export const RecentlyViewed = latePart(() => live().then((parts) => parts.RecentlyViewed), whenWanted);
export const ReviewFormEntry = latePart(() => live().then((parts) => parts.ReviewFormEntry), whenWanted);
export const ReviewList = latePart(() => live().then((parts) => parts.ReviewList), whenWanted);
export const ReviewSummary = latePart(() => live().then((parts) => parts.ReviewSummary), whenWanted);
export const SizeGuideProvider = latePart(() => live().then((parts) => parts.SizeGuideProvider), whenWanted);
