import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { articles } from './catalogue';

const moment = (name: string) => timestamp(name, { withTimezone: true });
/** The brand whose hosts show it; null: all brands (rule 1.6). */
const brand = () => text('brand');

export const blogCategories = pgTable('blog_categories', {
  id: integer('id').primaryKey(),
  slug: text('slug').notNull().unique('blog_categories_slug'),
  name: text('name').notNull(),
});

export const blogPosts = pgTable('blog_posts', {
  id: integer('id').primaryKey(),
  slug: text('slug').notNull().unique('blog_posts_slug'),
  title: text('title').notNull(),
  body: text('body').notNull(),
  featuredImage: text('featured_image'),
  mainArticleId: integer('main_article_id').references(() => articles.id, { onDelete: 'set null' }),
  publishedAt: moment('published_at').notNull(),
  brand: brand(),
});

export const blogPostCategories = pgTable(
  'blog_post_categories',
  {
    postId: integer('post_id')
      .notNull()
      .references(() => blogPosts.id, { onDelete: 'cascade' }),
    categoryId: integer('category_id')
      .notNull()
      .references(() => blogCategories.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.postId, t.categoryId] })],
);

export const blogPostArticles = pgTable(
  'blog_post_articles',
  {
    postId: integer('post_id')
      .notNull()
      .references(() => blogPosts.id, { onDelete: 'cascade' }),
    articleId: integer('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.postId, t.articleId] })],
);

export const polls = pgTable('polls', {
  id: integer('id').primaryKey(),
  name: text('name').notNull(),
  description: text('description').notNull().default(''),
  bannerDesktop: text('banner_desktop'),
  bannerMobile: text('banner_mobile'),
  active: boolean('active').notNull().default(false),
  brand: brand(),
});

export const pollQuestions = pgTable('poll_questions', {
  id: integer('id').primaryKey(),
  pollId: integer('poll_id')
    .notNull()
    .references(() => polls.id, { onDelete: 'cascade' }),
  text: text('text').notNull(),
  position: smallint('position').notNull().default(0),
});

export const pollOptions = pgTable('poll_options', {
  id: integer('id').primaryKey(),
  questionId: integer('question_id')
    .notNull()
    .references(() => pollQuestions.id, { onDelete: 'cascade' }),
  text: text('text').notNull(),
  correct: boolean('correct').notNull().default(false),
  position: smallint('position').notNull().default(0),
});

/** One answer per visitor and question; `visitor` is a customer id or an anonymous visitor's key. */
export const pollAnswers = pgTable(
  'poll_answers',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    questionId: integer('question_id')
      .notNull()
      .references(() => pollQuestions.id, { onDelete: 'cascade' }),
    optionId: integer('option_id')
      .notNull()
      .references(() => pollOptions.id, { onDelete: 'cascade' }),
    visitor: text('visitor').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [unique('poll_answers_once').on(t.questionId, t.visitor)],
);

/** Banner slots of the home page (rule 2.20), per brand. */
export const banners = pgTable(
  'banners',
  {
    id: integer('id').primaryKey(),
    brand: text('brand').notNull(),
    slot: text('slot').notNull(),
    title: text('title').notNull().default(''),
    text: text('body').notNull().default(''),
    linkText: text('link_text').notNull().default(''),
    link: text('link').notNull().default(''),
    image: text('image'),
    imageMobile: text('image_mobile'),
    start: moment('starts_at'),
    end: moment('ends_at'),
    /** When set: shown only on `/preview/<name>`, to staff. */
    preview: text('preview'),
    position: smallint('position').notNull().default(0),
  },
  (t) => [check('banners_period', sql`${t.end} is null or ${t.start} is null or ${t.end} > ${t.start}`)],
);

export const socialPosts = pgTable('social_posts', {
  id: text('id').primaryKey(),
  message: text('message').notNull().default(''),
  createdTime: moment('created_time').notNull(),
  fullPicture: text('full_picture'),
  permalinkUrl: text('permalink_url'),
  raw: jsonb('raw'),
  brand: brand(),
});

/** When staff ended all preview links (rule 2.90). */
export const previewEndings = pgTable('preview_endings', { at: moment('at').primaryKey() });
