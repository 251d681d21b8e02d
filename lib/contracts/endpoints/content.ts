import { z } from 'zod';
import { BlogCategory, BlogCategoryPage, BlogPage, BlogPostDetail, SocialPost } from '@/lib/contracts/content';
import type { Endpoint } from '@/lib/contracts/endpoint';
import { AddressId, Id } from '@/lib/contracts/fields';
import { Poll, PollAnswer, PollScore, QuestionScore } from '@/lib/contracts/polls';

const ById = z.object({ id: AddressId });
const Slug = z.string().min(1).max(200);
const BySlug = z.object({ slug: Slug });
const Paging = z.object({
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  per_page: z.coerce.number().int().min(1).max(100).default(20),
});
const blog = { method: 'GET', tag: 'content', cache: 'public' } as const;
const reading = { method: 'GET', tag: 'content' } as const;

export const contentEndpoints = {
  blogPosts: {
    ...blog,
    path: '/blog/posts',
    summary: 'Published posts, newest first; of one category with its slug',
    query: Paging.extend({ category: Slug.optional() }),
    answer: BlogPage,
  },
  blogPost: {
    ...blog,
    path: '/blog/{slug}',
    summary: 'One post with its articles',
    params: BySlug,
    answer: BlogPostDetail,
    errors: ['not_found'],
  },
  blogPostById: {
    ...blog,
    path: '/blog/post/{id}',
    summary: 'One post by its id',
    params: ById,
    answer: BlogPostDetail,
    errors: ['not_found'],
  },
  blogCategories: {
    ...blog,
    path: '/blog/categories',
    summary: 'The categories of the blog',
    answer: z.array(BlogCategory),
  },
  blogCategory: {
    ...blog,
    path: '/blog/category/{slug}',
    summary: 'A category with a page of its posts',
    params: BySlug,
    query: Paging,
    answer: BlogCategoryPage,
    errors: ['not_found'],
  },
  activePoll: {
    ...blog,
    path: '/polls/active',
    summary: 'The poll that runs now',
    answer: Poll,
    errors: ['not_found'],
  },
  poll: {
    ...blog,
    path: '/polls/{id}',
    summary: 'A poll with its questions',
    params: ById,
    answer: Poll,
    errors: ['not_found'],
  },
  pollScore: {
    ...blog,
    path: '/polls/{id}/score',
    summary: 'How many chose what in a poll',
    params: ById,
    answer: PollScore,
    errors: ['not_found'],
  },
  pollAnswers: {
    ...reading,
    path: '/polls/{id}/answers',
    summary: 'Answers per option, with this visitor’s own; what is correct is told per question once it is answered',
    session: 'optional',
    params: ById,
    answer: z.array(PollAnswer),
    errors: ['not_found'],
  },
  answerPoll: {
    method: 'POST',
    tag: 'content',
    path: '/polls/{id}/answers',
    summary: 'Answers one question, once per visitor; a visitor without a session is known by a cookie set here',
    session: 'optional',
    params: ById,
    body: z.object({ questionId: Id, optionId: Id }),
    answer: z.array(PollAnswer),
    status: 201,
    cookies: ['pollVisitor'],
    errors: ['not_found', 'poll_closed', 'unknown_option', 'already_answered', 'too_many_requests'],
  },
  questionScore: {
    ...blog,
    path: '/polls/questions/{id}/score',
    summary: 'How many chose what in one question',
    params: ById,
    answer: QuestionScore,
    errors: ['not_found'],
  },
  questionAnswers: {
    ...reading,
    path: '/polls/questions/{id}/answers',
    summary: 'As the answers of a poll, for one question',
    session: 'optional',
    params: ById,
    answer: z.array(PollAnswer),
    errors: ['not_found'],
  },
  socialPosts: {
    ...blog,
    path: '/fb/getPosts',
    summary: 'The newest posts of the social feed',
    answer: z.array(SocialPost),
  },
} as const satisfies Record<string, Endpoint>;
