'use client';

import { latePart } from '@/components/ui/late-part';

export const ArticleCards = latePart(() => import('./article-cards').then((module) => module.ArticleCards));
export const BreadcrumbTrail = latePart(() =>
  import('@/components/breadcrumb/breadcrumb-trail').then((module) => module.BreadcrumbTrail),
);
