'use client';

import { latePart } from '@/components/ui/late-part';

export const ListView = latePart(() => import('./list-view').then((module) => module.ListView));
