import { z } from 'zod';
import { ArticleListItem } from './catalogue';
import { Id } from './fields';

const MOST_VALUES = 1000;
const Ids = z.union([Id.transform((id) => [id]), z.array(Id).max(MOST_VALUES)]);
const Stars = z.number().int().min(1).max(4);
const Sizes = z.array(z.string().max(60)).max(MOST_VALUES);
const Ore = z.number().min(0).max(1e12);
/** Rule 3.14: `asc` sorts by price if `sort` is missing; `checked: false` filters nothing. */
const Price = z.strictObject({
  min: Ore.optional(),
  max: Ore.optional(),
  asc: z.boolean().optional(),
  checked: z.boolean().optional(),
});

/** Rule 4.27, by filter name or index field. An empty list is no filter, except for `ids`. */
export const ArticleFilters = z.strictObject({
  genders: Ids.optional(),
  colors: Ids.optional(),
  brands: Ids.optional(),
  shops: Ids.optional(),
  groups: Ids.optional(),
  price: Price.optional(),
  GenderID: Ids.optional(),
  'colorGroups.ColorGroupID': Ids.optional(),
  ProductLineID: Ids.optional(),
  'available.ShopID': Ids.optional(),
  ArticleGroup3ID: Ids.optional(),
  GrossPrice: Price.optional(),
  ArticleGroup2ID: Ids.optional(),
  MainGroupID: Ids.optional(),
  subcategories: Ids.optional(),
  categories: Ids.optional(),
  campaigns: Ids.optional(),
  /** At least so many stars. */
  ratings: z.union([Stars.transform((stars) => [stars]), z.array(Stars).max(MOST_VALUES)]).optional(),
  sizes: Sizes.optional(),
  ids: Ids.optional(),
  excludeIds: Ids.optional(),
});
export type ArticleFilters = z.infer<typeof ArticleFilters>;

const FacetCount = z.object({
  id: z.union([z.number(), z.string()]),
  count: z.number().int(),
  checked: z.boolean(),
});
const Counts = z.array(FacetCount).optional();

/** A filter's counts ignore its own choice. */
export const Facets = z.object({
  genders: Counts,
  colors: Counts,
  brands: Counts,
  shops: Counts,
  groups: Counts,
  subcategories: Counts,
  categories: Counts,
  sizes: Counts,
  campaigns: Counts,
  ratings: Counts,
  price: z.object({ min: z.number(), max: z.number() }).optional(),
});
export type Facets = z.infer<typeof Facets>;

const Total = z.object({ value: z.number().int() });

/** Rule 7.3: `hits.hits[]._source` and `total.value`. */
export const SearchAnswer = z.object({
  hits: z.object({
    total: Total,
    hits: z.array(
      z.object({
        _id: z.string(),
        _score: z.number(),
        _source: ArticleListItem,
        ean: z.string().optional(),
      }),
    ),
  }),
  total: Total,
  facets: Facets,
  /** The corrected text that was searched for instead. */
  corrected: z.string().nullable(),
  /** Dropped words, never filters. */
  relaxed: z.array(z.string()),
  /** Words that only some hits match, if no hit matches all. */
  partly: z.array(z.string()),
  understood: z.array(
    z.object({
      kind: z.enum(['gender', 'size', 'color', 'quantity', 'price']),
      written: z.string(),
      label: z.string(),
    }),
  ),
  /** For zero hits: the total without each filter alone, highest first. */
  blocking: z.array(z.object({ filter: z.string(), total: z.number().int() })),
});
export type SearchAnswer = z.infer<typeof SearchAnswer>;

export const Suggestions = z.object({
  queries: z.array(z.string()),
  /** Hits with the last word taken as finished. */
  total: z.number().int(),
  ean: z.string().optional(),
  articles: z.array(ArticleListItem),
  /** Where each article's name matches: from and to (exclusive). */
  marks: z.array(z.array(z.tuple([z.number().int(), z.number().int()]))),
  /** `level` 1 is a category, 2 a subcategory, 3 a group. */
  categories: z.array(
    z.object({
      id: z.number().int(),
      level: z.union([z.literal(1), z.literal(2), z.literal(3)]),
      name: z.string(),
      count: z.number().int(),
      path: z.string(),
    }),
  ),
  brands: z.array(z.object({ id: z.number().int(), name: z.string(), count: z.number().int() })),
});
export type Suggestions = z.infer<typeof Suggestions>;
