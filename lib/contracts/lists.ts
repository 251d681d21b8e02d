import { z } from 'zod';
import { choiceFilters } from '@/lib/lists/list-query';
import { Ore } from './catalogue';

const Count = z.number().int().nonnegative();
const Value = z.union([z.number().int(), z.string()]);

export const CardColor = z.object({
  hex: z.string().nullable(),
  group: z.number().int(),
  image: z.string().nullable(),
  ean: z.string(),
});
export type CardColor = z.infer<typeof CardColor>;

export const Card = z.object({
  id: z.number().int(),
  slug: z.string(),
  name: z.string(),
  brand: z.string(),
  price: Ore,
  /** Førpris by prisopplysningsforskriften §9a; null when no reduction may be claimed. */
  originalPrice: Ore.nullable(),
  pant: Ore,
  offer: z.boolean(),
  image: z.string().nullable(),
  campaignLabel: z.string().nullable(),
  customLabel: z.string().nullable(),
  colors: z.array(CardColor),
  rating: z.number(),
  reviews: Count,
  soldOut: z.boolean(),
});
export type Card = z.infer<typeof Card>;

const perFilter = <S extends z.ZodType>(schema: S) =>
  z.object(
    Object.fromEntries(choiceFilters.map((name) => [name, schema])) as Record<(typeof choiceFilters)[number], S>,
  );

/** The counts of a filter ignore its own choice. */
export const ListCounts = perFilter(z.array(z.tuple([Value, Count])));
export type ListCounts = z.infer<typeof ListCounts>;

/** For an empty list: the total without each filter alone, highest first. */
export const Blocking = z.array(z.object({ filter: z.enum([...choiceFilters, 'price', 'excludeIds']), total: Count }));
export type Blocking = z.infer<typeof Blocking>;

export const ListAnswer = z.object({
  total: Count,
  current_page: Count,
  last_page: Count,
  counts: ListCounts,
  blocking: Blocking,
  cards: z.array(Card),
});
export type ListAnswer = z.infer<typeof ListAnswer>;

/** Positions with a value: a bitset (base64, lowest bit first), or numbers if shorter. */
const Members = z.object({ value: Value, bits: z.string().optional(), places: z.array(Count).optional() });
export type Members = z.infer<typeof Members>;

/** A whole list in columns, in its first order, for filtering in the browser. Place `i` of every column is one article. */
export const ListIndex = z.object({
  ids: z.array(z.number().int()),
  prices: z.array(Ore),
  /** Bestseller rank; lower sells more. */
  ranks: z.array(Count),
  /** Rank in Norwegian order; equal names share one. */
  names: z.array(Count),
  /** Rank by creation date, oldest first; equal dates share one. */
  dates: z.array(Count),
  facets: perFilter(z.array(Members)),
  genders: z.array(z.number().int()).optional(),
  cards: z.array(Card).nullable(),
});
export type ListIndex = z.infer<typeof ListIndex>;
