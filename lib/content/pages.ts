import type { Brand } from '@/lib/brands/brand';
import own from '@/messages/brand-pages.nb.json';
import texts from '@/messages/pages.nb.json';
import type { PageText } from './blocks';

export type PageSlug = keyof typeof texts;

export const pageSlugs = Object.keys(texts) as PageSlug[];

/** Rule 12.8: whether search engines may list it for this brand. */
export const isOwnPage = ({ features }: Pick<Brand, 'features'>, slug: PageSlug) =>
  slug !== 'jan-mayen' || features.janMayen;

/** tests/lib/content/pages.test.ts checks the type of every block. */
export const pages = texts as unknown as Record<PageSlug, PageText>;
const ownPages = own as object as Partial<Record<string, Partial<Record<PageSlug, PageText>>>>;

export const pageOf = (brand: string, slug: PageSlug): PageText => ownPages[brand]?.[slug] ?? pages[slug];
