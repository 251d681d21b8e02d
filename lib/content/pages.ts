import type { Brand } from '@/lib/brands/brand';
import own from '@/messages/brand-pages.nb.json';
import texts from '@/messages/pages.nb.json';
import type { PageText } from './blocks';

export type PageSlug = keyof typeof texts;

export const pageSlugs = Object.keys(texts) as PageSlug[];

/** Rule 12.8: whether search engines are told of the page at this brand. */
export const isOwnPage = ({ features }: Pick<Brand, 'features'>, slug: PageSlug) =>
  slug !== 'jan-mayen' || features.janMayen;

/** JSON knows its fields but not the union behind `type`; tests/lib/content/pages.test.ts holds every block to it. */
export const pages = texts as unknown as Record<PageSlug, PageText>;
const ownPages = own as object as Partial<Record<string, Partial<Record<PageSlug, PageText>>>>;

/** The text of a page as a brand tells it; most are told alike. */
export const pageOf = (brand: string, slug: PageSlug): PageText => ownPages[brand]?.[slug] ?? pages[slug];
