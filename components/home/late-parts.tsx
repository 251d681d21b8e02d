'use client';

import { latePart, whenWanted } from '@/components/ui/late-part';

const live = () => import('./live-parts');

export const Carousel = latePart(() => import('@/components/ui/carousel').then((module) => module.Carousel));
export const NearestShops = latePart(() => live().then((parts) => parts.NearestShops), whenWanted);
export const PollCard = latePart(() => live().then((parts) => parts.PollCard), whenWanted);
export const SocialPosts = latePart(() => live().then((parts) => parts.SocialPosts), whenWanted);
