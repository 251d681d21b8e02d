export const fieldWeights = {
  name: 4,
  /** Last part of a compound in the name: a vinterjakke is a jakke. */
  nameHead: 2.6,
  /** First part: a sykkelhjelm has to do with sykkel, but is none. */
  nameModifier: 1.8,
  category: 1.6,
  categoryHead: 0.96,
  categoryModifier: 0.6,
  brand: 2.5,
  gender: 2,
  /** Genders an article also fits: unisex for Dame and Herre, Junior for Barn. */
  nearGender: 1,
  color: 1.2,
  size: 1,
  material: 0.6,
  description: 0.35,
} as const;

export type IndexField = keyof typeof fieldWeights;

/** A word's rarity in descriptions says nothing about its rarity in names. */
export const weakField = 'description' satisfies IndexField;

export type ArticleTokens = Record<IndexField, string[]>;
