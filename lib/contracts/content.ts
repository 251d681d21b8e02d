import { z } from 'zod';

/** What stands in one of the home page's slots (docs/feed.md lists them). */
export const Banner = z.object({
  id: z.number().int(),
  slot: z.string(),
  title: z.string(),
  text: z.string(),
  linkText: z.string(),
  link: z.string(),
  image: z.string().nullable(),
  imageMobile: z.string().nullable(),
  isPreview: z.boolean(),
});
export type Banner = z.infer<typeof Banner>;

export interface BlogPostSummary {
  id: number;
  slug: string;
  title: string;
  lead: string;
  featuredImage: string | null;
  publishedAt: Date;
}

export interface BlogPost extends BlogPostSummary {
  body: string;
  mainArticleId: number | null;
  relatedArticles: number[];
  categories: { slug: string; name: string }[];
}
