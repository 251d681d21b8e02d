import type { ArticleListItem } from '@/lib/contracts/catalogue';
import type {
  BlogCategory,
  BlogCategoryPage,
  BlogPage,
  BlogPostDetail,
  BlogPostSummary,
} from '@/lib/contracts/content';
import type { Catalogue } from '@/server/catalogue/service';
import type { Sql } from '@/server/platform/db/connection';
import type { Clock } from '@/server/ports/clock';

export interface BlogDependencies {
  sql: Sql;
  clock: Clock;
  catalogue: Pick<Catalogue, 'list'>;
}

export interface Paging {
  page: number;
  perPage: number;
  /** Whose shop asks; without it everybody's posts are found. */
  brand?: string;
}

export type PostKey = { slug: string } | { id: number };

export interface PostRow {
  id: number;
  slug: string;
  title: string;
  body: string;
  featuredImage: string | null;
  publishedAt: string | Date;
  mainArticle: number | null;
  relatedArticles: number[];
  categories: { id: number; slug: string; name: string }[];
}

export type PostArticles = { mainArticle: ArticleListItem | null; relatedArticles: ArticleListItem[] };

/** What has been published by now; a post of tomorrow is not there. */
export interface Blog {
  /** A category nobody knows has no posts. */
  posts(paging: Paging & { category?: string }): Promise<BlogPage>;
  post(key: PostKey, brand?: string): Promise<BlogPostDetail | undefined>;
  /** For the cards of pages. */
  latest(take: number, brand?: string): Promise<BlogPostSummary[]>;
  categories(brand?: string): Promise<BlogCategory[]>;
  category(slug: string, paging: Paging): Promise<BlogCategoryPage | undefined>;
}
