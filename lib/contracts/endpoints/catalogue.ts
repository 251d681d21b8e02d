import { z } from 'zod';
import {
  ArticleDetail,
  ArticleListItem,
  Availability,
  Bestseller,
  Campaign,
  CategoryPage,
  ColorGroup,
  Gender,
  Group,
  ListedCategory,
  ProductLine,
  SubcategoryPage,
  VariantStock,
} from '@/lib/contracts/catalogue';
import type { Endpoint } from '@/lib/contracts/endpoint';
import { Ean, Id } from '@/lib/contracts/fields';
import { ArticleFilters, SearchAnswer, Suggestions } from '@/lib/contracts/search';

const MOST_IDS = 1000;
const MOST_EANS = 100;
/** Digits only: a coerced number would also take '1e3', ' 7 ' and '0x10'. */
const WrittenId = z
  .string()
  .regex(/^[1-9]\d{0,9}$/)
  .transform(Number)
  .pipe(Id);
const ById = z.object({ id: WrittenId });

const turned = (name: string) => {
  const [first = '', rest] = [name[0], name.slice(1)];
  return `${first === first.toLowerCase() ? first.toUpperCase() : first.toLowerCase()}${rest}`;
};
/** The document shows the name as written here. */
const eitherCase = <Name extends string>(...names: Name[]) =>
  z
    .enum([...names, ...names.map((name) => turned(name) as Capitalize<Name> | Uncapitalize<Name>)])
    .transform((name) => name.toLowerCase() as Lowercase<Name>);

/** Rule 7.2: per_page = 20, orderBy = Name. */
const Paging = z.object({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  per_page: z.coerce.number().int().min(1).max(100).default(20),
  orderBy: eitherCase('Name', 'Price', 'Bestseller', 'Newest').prefault('Name'),
  order: z.enum(['asc', 'desc']).default('asc'),
});

/** A query string reads a plus sign as a space. */
const JoinedIds = z
  .string()
  .max(12 * MOST_IDS)
  .transform((text) => [...new Set(text.split(/[\s,+]+/).filter(Boolean))])
  .pipe(z.array(WrittenId).min(1).max(MOST_IDS));

const JoinedEans = z
  .string()
  .transform((text) => [...new Set(text.split(',').filter(Boolean))])
  .pipe(z.array(Ean).min(1).max(MOST_EANS));

/** Without it, `asc` of the price filter decides, else relevance. */
const Listing = {
  sort: eitherCase('relevance', 'bestseller', 'price', 'name', 'newest').optional(),
  order: z.enum(['asc', 'desc']).optional(),
};

/** Rule 7.3: take = 1000, page from 0. Unknown fields are refused rather than ignored. */
const Search = z.strictObject({
  query: z.string().max(200).default(''),
  take: z.number().int().min(0).max(1000).default(1000),
  page: z.number().int().min(0).max(10_000).default(0),
  filters: ArticleFilters.default({}),
  ...Listing,
});

const SearchIds = z.object({ ids: z.array(Id).max(MOST_IDS), filters: ArticleFilters.default({}) });

const read = { method: 'GET', tag: 'catalogue', cache: 'public' } as const;

export const catalogueEndpoints = {
  categories: {
    ...read,
    path: '/categories',
    summary: 'The category tree with counts and price ranges, as the brand of the host shows it',
    answer: z.array(ListedCategory),
  },
  subcategoryGroups: {
    ...read,
    path: '/subcategories/{id}/groups',
    summary: 'The groups of a subcategory',
    params: ById,
    answer: z.array(Group),
    errors: ['not_found'],
  },
  categoryArticles: {
    ...read,
    path: '/categories/{id}/articles',
    summary: 'A category with a page of its articles',
    params: ById,
    query: Paging,
    answer: CategoryPage,
    errors: ['not_found'],
  },
  subcategoryArticles: {
    ...read,
    path: '/subcategories/{id}/articles',
    summary: 'A subcategory with a page of its articles',
    params: ById,
    query: Paging,
    answer: SubcategoryPage,
    errors: ['not_found'],
  },
  article: {
    ...read,
    path: '/articles/{id}',
    summary: 'An article with variants and approved reviews; one not visible for web is not found',
    params: ById,
    answer: ArticleDetail,
    errors: ['not_found'],
  },
  availability: {
    ...read,
    cache: 'private',
    path: '/articles/availability/{id}',
    summary: 'Stock per variant and shop as it is now',
    params: ById,
    answer: Availability,
    errors: ['not_found'],
  },
  bundle: {
    ...read,
    path: '/articles/bundle',
    summary: 'The articles with these ids, joined by commas or plus signs, in that order; missing ones are left out',
    query: z.object({ articles: JoinedIds }),
    answer: z.array(ArticleListItem),
  },
  search: {
    method: 'POST',
    tag: 'catalogue',
    path: '/articles/search',
    summary: 'Articles by text and filters, with facets; page counts from 0',
    body: Search,
    answer: SearchAnswer,
  },
  searchIds: {
    method: 'POST',
    tag: 'catalogue',
    path: '/articles/searchids',
    summary: 'The articles with these ids, answered as a search',
    body: SearchIds,
    answer: SearchAnswer,
  },
  suggest: {
    ...read,
    path: '/articles/suggest',
    summary: 'Queries, articles, categories and brands for what is typed so far',
    query: z.object({ q: z.string().max(200), take: z.coerce.number().int().min(1).max(20).default(6) }),
    answer: Suggestions,
  },
  brandArticles: {
    ...read,
    path: '/articles/brand',
    summary: 'The articles of the host’s own product line; for a host with all lines, the featured ones. At most 1000',
    answer: z.array(ArticleListItem),
  },
  campaigns: {
    ...read,
    path: '/campaigns',
    summary: 'The campaigns running now; also with a slash at the end',
    answer: z.array(Campaign),
  },
  campaignArticles: {
    ...read,
    path: '/campaigns/combined/articles',
    summary: 'The articles of all running campaigns together, bestsellers first. At most 1000',
    answer: z.array(ArticleListItem),
  },
  productlines: {
    ...read,
    path: '/productlines',
    summary: 'The product lines of the brand',
    answer: z.array(ProductLine),
  },
  genders: { ...read, path: '/genders', summary: 'The genders its articles are for', answer: z.array(Gender) },
  colorgroups: {
    ...read,
    path: '/colorgroups',
    summary: 'The colour groups its articles come in',
    answer: z.array(ColorGroup),
  },
  bestsellers: {
    ...read,
    path: '/bestsellers',
    summary: 'Ranks by pieces and by turnover; an article that is not here has 9999',
    answer: z.array(Bestseller),
  },
  stock: {
    ...read,
    cache: 'private',
    path: '/stock',
    summary: 'Where each EAN can be had now, for up to 100 joined by commas',
    query: z.object({ eans: JoinedEans }),
    answer: z.array(z.object({ ean: z.string(), shops: z.array(VariantStock) })),
  },
} as const satisfies Record<string, Endpoint>;
