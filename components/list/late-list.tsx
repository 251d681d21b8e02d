'use client';

import { latePart, whenWanted } from '@/components/ui/late-part';

export const ListView = latePart(() => import('./list-view').then((module) => module.ListView), whenWanted);
