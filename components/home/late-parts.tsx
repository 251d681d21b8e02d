'use client';

import { latePart } from '@/components/ui/late-part';

const live = () => import('./live-parts');

export const Carousel = latePart(() => live().then((parts) => parts.Carousel));
export const NearestShops = latePart(() => live().then((parts) => parts.NearestShops));
export const PollCard = latePart(() => live().then((parts) => parts.PollCard));
export const SocialPosts = latePart(() => live().then((parts) => parts.SocialPosts));
