import { z } from 'zod';
import { PageNumbers } from './fields';

/** Money in whole øre. */
export const Ore = z.number().int().nonnegative();
const Id = z.number().int();

export const Color = z.object({
  id: Id,
  name: z.string(),
  hex: z.string().nullable(),
  colorCode: z.string().nullable(),
});
export type Color = z.infer<typeof Color>;

export const ListColor = Color.extend({ colorGroup: Id, image: z.string().nullable(), ean: z.string() });

export const ColorGroup = z.object({
  id: Id,
  label: z.string(),
  name: z.string(),
  hex: z.string().nullable(),
  /** The article's own colour of the group, else the group's first. */
  colorId: Id.nullable(),
  checked: z.boolean(),
});
export type ColorGroup = z.infer<typeof ColorGroup>;

export const CampaignOnArticle = z.object({
  id: Id,
  campaignId: Id,
  articleId: Id,
  price: Ore,
  labelType: z.string(),
  labelData: z.record(z.string(), z.unknown()),
});
export type CampaignOnArticle = z.infer<typeof CampaignOnArticle>;

/** An article in a list (rule 3.1). */
export const ArticleListItem = z.object({
  id: Id,
  articleNo: z.string(),
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  /** The lowest of the ordinary price and the running campaigns. */
  price: Ore,
  pant: Ore,
  /** Name of the product line; `brands` holds its id (`ProductLineID`). */
  brand: z.string(),
  brands: z.array(Id),
  colors: z.array(ListColor),
  colorGroups: z.array(ColorGroup),
  gender: z.string(),
  genders: z.array(Id),
  articleGroup2ID: Id,
  articleGroup3ID: Id,
  canPurchase: z.boolean(),
  customLabel: z.string().nullable(),
  group2: z.string(),
  group3: z.string(),
  image: z.string().nullable(),
  /** Ids of shops with any variant in stock; `available` is the same list under the index's name. */
  shops: z.array(Id),
  available: z.array(Id),
  featured: z.boolean(),
  category: Id,
  categories: z.array(Id),
  subcategories: z.array(Id),
  groups: z.array(Id),
  campaigns: z.array(CampaignOnArticle),
  averageRating: z.number(),
  reviewCount: z.number().int(),
  campaignLabelType: z.string().nullable(),
  campaignLabel: z.string().nullable(),
  /** Førpris by prisopplysningsforskriften §9a; null when no reduction may be claimed. */
  originalPrice: Ore.nullable(),
  webPurchaseLimit: z.number().int(),
  bestsellerQty: z.number().int(),
  bestsellerTurnover: z.number().int(),
  onlyCC: z.boolean(),
  season: z.string(),
  frightPrice: Ore,
  visible: z.boolean(),
  sizes: z.array(z.string()),
  availability: z.number().int(),
  /** Sorts by "newest"; of equal times the higher id is newer. */
  dateCreated: z.string(),
});
export type ArticleListItem = z.infer<typeof ArticleListItem>;

export const VariantStock = z.object({ id: Id, qty: z.number().int() });

export const Variant = z.object({
  id: Id,
  ean: z.string(),
  canPurchase: z.boolean(),
  availability: z.number().int(),
  shops: z.array(VariantStock),
  size: z.object({ id: Id, name: z.string() }),
  color: Color.extend({ image: z.string().nullable() }),
  images: z.array(z.string()),
});
export type Variant = z.infer<typeof Variant>;

export const Review = z.object({
  id: Id,
  content: z.string(),
  reply: z.string().nullable(),
  customer: z.string(),
  rating: z.number().int(),
  approved: z.boolean(),
  created_at: z.string(),
  reviewable_id: Id,
  reviewable_type: z.literal('article'),
  true_to_size: z.number().int().nullable(),
  size_color: z.string(),
  anonymous: z.boolean(),
  verified_purchase: z.boolean(),
});
export type Review = z.infer<typeof Review>;

export const ArticleDetail = ArticleListItem.extend({
  techDescription: z.string(),
  nutrientContent: z.string(),
  washLabel: z.string(),
  careLabel: z.string(),
  material: z.string(),
  manufacturer: z.string(),
  ageLimit: z.number().int().nullable(),
  /** When the campaign behind the price ends; null while the price is the ordinary one. */
  priceValidUntil: z.string().nullable(),
  articleId: Id,
  images: z.array(z.string()),
  variants: z.array(Variant),
  reviews: z.array(Review),
});
export type ArticleDetail = z.infer<typeof ArticleDetail>;

export const Group = z.object({
  id: Id,
  name: z.string(),
  slug: z.string(),
  articleGroup2ID: Id,
  articleGroup3ID: Id,
  articlesCount: z.number().int(),
});

export const Subcategory = z.object({
  ArticleGroup2ID: Id,
  MainGroupID: Id,
  Name: z.string(),
  slug: z.string(),
  minPrice: Ore,
  maxPrice: Ore,
  articlesCount: z.number().int(),
  custom: z.boolean(),
  groups: z.array(Group),
});
export type Subcategory = z.infer<typeof Subcategory>;

export const Category = z.object({
  id: Id,
  name: z.string(),
  slug: z.string(),
  count: z.number().int(),
  banner: z.string().nullable(),
  bannerLink: z.string().nullable(),
  minPrice: Ore,
  maxPrice: Ore,
  subcategories: z.array(Subcategory),
});
export type Category = z.infer<typeof Category>;

export const Campaign = z.object({
  id: Id,
  name: z.string(),
  slug: z.string(),
  shortDescription: z.string(),
  description: z.string(),
  start: z.string(),
  end: z.string(),
  count: z.number().int(),
  image: z.string().nullable(),
  imageMobile: z.string().nullable(),
  showLabel: z.boolean(),
  showImage: z.boolean(),
  labelText: z.string(),
  url: z.string().nullable(),
});
export type Campaign = z.infer<typeof Campaign>;

/** `ProductLineID` (rule 3.17). */
export const ProductLine = z.object({ id: Id, name: z.string(), slug: z.string() });

export const Gender = z.object({ id: Id, name: z.string(), checked: z.boolean() });

export const Bestseller = z.object({ article_id: Id, qty_rank: z.number().int(), turnover_rank: z.number().int() });
export type Bestseller = z.infer<typeof Bestseller>;

export const ListPage = z.object({
  articles: z.array(ArticleListItem),
  ...PageNumbers,
});
export type ListPage = z.infer<typeof ListPage>;

const AvailableProductline = ProductLine.extend({ count: z.number().int() });

/** A whole category (rule 3.5). In the list of categories, the page numbers are those of its first page of 20. */
export const ListedCategory = Category.extend({
  availableProductlines: z.array(AvailableProductline),
  current_page: z.number().int(),
  last_page: z.number().int(),
});

export const CategoryPage = Category.extend({
  availableProductlines: z.array(AvailableProductline),
  ...ListPage.shape,
});

export const SubcategoryPage = Subcategory.extend({
  availableProductlines: z.array(AvailableProductline),
  ...ListPage.shape,
});

export const Availability = z.object({
  articleId: Id,
  variants: z.array(z.object({ ean: z.string(), availability: z.number().int(), shops: z.array(VariantStock) })),
});
export type Availability = z.infer<typeof Availability>;
