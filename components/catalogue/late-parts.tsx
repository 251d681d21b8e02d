'use client';

import { latePart, whenWanted } from '@/components/ui/late-part';

export const ArticleCards = latePart(() => import('./article-cards').then((module) => module.ArticleCards), whenWanted);
export const BreadcrumbTrail = latePart(() =>
  import('@/components/breadcrumb/breadcrumb-trail').then((module) => module.BreadcrumbTrail),
);
