import texts from '@/messages/pages.nb.json';
import type { PageText } from './blocks';

export type PageSlug = keyof typeof texts;

/** JSON knows its fields but not the union behind `type`; tests/lib/content/pages.test.ts holds every block to it. */
export const pages = texts as unknown as Record<PageSlug, PageText>;
