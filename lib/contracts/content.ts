import { z } from 'zod';
import { ArticleListItem } from './catalogue';
import { PageNumbers } from './fields';

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

export interface BlogPost extends Omit<BlogPostSummary, 'lead'> {
  body: string;
  categories: { slug: string; name: string }[];
}

/** Rule 3.13. */
export const BlogCategory = z.object({
  id: z.number().int(),
  slug: z.string(),
  name: z.string(),
  postsCount: z.number().int(),
});
export type BlogCategory = z.infer<typeof BlogCategory>;

const CategoryOfPost = BlogCategory.omit({ postsCount: true });

export const BlogEntry = z.object({
  id: z.number().int(),
  slug: z.string(),
  title: z.string(),
  lead: z.string(),
  featuredImage: z.string().nullable(),
  publishedAt: z.string(),
  mainArticle: z.number().int().nullable(),
  relatedArticles: z.array(z.number().int()),
  categories: z.array(CategoryOfPost),
});
export type BlogEntry = z.infer<typeof BlogEntry>;

/** Rule 3.13. `body` is text with '#' headings and blank lines between paragraphs, never HTML. */
export const BlogPostDetail = BlogEntry.extend({
  body: z.string(),
  mainArticle: ArticleListItem.nullable(),
  relatedArticles: z.array(ArticleListItem),
});
export type BlogPostDetail = z.infer<typeof BlogPostDetail>;

export const BlogPage = z.object({
  posts: z.array(BlogEntry),
  ...PageNumbers,
});
export type BlogPage = z.infer<typeof BlogPage>;

export const BlogCategoryPage = BlogCategory.extend(BlogPage.shape);
export type BlogCategoryPage = z.infer<typeof BlogCategoryPage>;

/** Named as in the Graph API. */
export const SocialPost = z.object({
  id: z.string(),
  message: z.string(),
  created_time: z.string(),
  full_picture: z.string().nullable(),
  permalink_url: z.string().nullable(),
});
export type SocialPost = z.infer<typeof SocialPost>;
