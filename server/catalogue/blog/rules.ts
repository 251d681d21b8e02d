import type { BlogEntry, BlogPage, BlogPostDetail } from '@/lib/contracts/content';
import type { Paging, PostArticles, PostRow } from './types';

const LEAD_LENGTH = 180;

/** Returns the first words without headings, cut between words. */
export function lead(body: string): string {
  const text = body
    .replace(/^#+ .*$/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
  return text.length > LEAD_LENGTH ? `${text.slice(0, LEAD_LENGTH).replace(/\s+\S*$/, '')} …` : text;
}

export function entry({ body, publishedAt, ...row }: PostRow): BlogEntry {
  return { ...row, lead: lead(body), publishedAt: new Date(publishedAt).toISOString() };
}

export function detail(row: PostRow, articles: PostArticles): BlogPostDetail {
  return { ...entry(row), body: row.body, ...articles };
}

export function blogPage(rows: readonly PostRow[], total: number, { page, perPage }: Paging): BlogPage {
  return {
    posts: rows.map(entry),
    total,
    current_page: page,
    last_page: Math.max(1, Math.ceil(total / perPage)),
    per_page: perPage,
  };
}
