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
import type { Columns, Computed, Renamed } from '@/server/platform/db/rows';
import type { blogCategories, blogPosts } from '@/server/platform/db/schema/content';
import type { Clock } from '@/server/ports/clock';

export interface BlogDependencies {
  sql: Sql;
  clock: Clock;
  catalogue: Pick<Catalogue, 'list'>;
}

export interface Paging {
  page: number;
  perPage: number;
  brand?: string;
}

export type PostKey = { slug: string } | { id: number };

export type PostRow = Columns<typeof blogPosts, 'id' | 'slug' | 'title' | 'body' | 'featuredImage' | 'publishedAt'> &
  Renamed<typeof blogPosts, { mainArticle: 'mainArticleId' }> &
  Computed<{ relatedArticles: number[]; categories: Columns<typeof blogCategories, 'id' | 'slug' | 'name'>[] }>;

export type PostArticles = { mainArticle: ArticleListItem | null; relatedArticles: ArticleListItem[] };

export interface Blog {
  posts(paging: Paging & { category?: string }): Promise<BlogPage>;
  post(key: PostKey, brand?: string): Promise<BlogPostDetail | undefined>;
  latest(take: number, brand?: string): Promise<BlogPostSummary[]>;
  categories(brand?: string): Promise<BlogCategory[]>;
  category(slug: string, paging: Paging): Promise<BlogCategoryPage | undefined>;
}
