import type { Scenery } from 'demo-chain/compositions';
import type { SilhouetteKind } from 'demo-chain/pictures/keys';
import type { SizeRun } from 'demo-chain/sizes';
import type { Family } from 'demo-chain/words/families';

/** Whom a model is made for: herre, dame, barn, junior, uni, and k for children and juniors in one article. */
export type Who = 'h' | 'd' | 'b' | 'j' | 'u' | 'k';

export type KindOptions = {
  /** Names of product lines, taken in turn. */
  lines: string[];
  /** What `{n}` in the name may be, taken in turn. */
  n?: (number | string)[];
  sizes?: SizeRun;
  season?: string;
  limit?: number;
  onlyCC?: boolean;
  freight?: number;
  /** Ids of more groups. */
  also?: number[];
  /** The name says already whom it is for ('barnesekk'). */
  plain?: boolean;
  /** No model name: 'Rastholm pasta bolognese'. */
  noModel?: boolean;
  maxColors?: number;
};

export type Kind = KindOptions & {
  name: string;
  family: Family;
  art: SilhouetteKind;
  who: Who[];
  models: number;
  /** Kroner for a line of level 1 and one of level 5. */
  price: [number, number];
};

export type GroupDef = { name: string; kinds: Kind[] };
export type SubcategoryDef = { name: string; groups: GroupDef[] };
export type CategoryDef = {
  name: string;
  slug: string;
  banner: [scene: Scenery, link: string];
  subcategories: SubcategoryDef[];
};

/** One kind of goods: what it is called, its text family, its drawing, whom for, how many models, the price range. */
export function kind(
  name: string,
  family: Family,
  art: SilhouetteKind,
  who: string,
  models: number,
  price: [number, number],
  options: KindOptions,
): Kind {
  return { name, family, art, who: [...who] as Who[], models, price, ...options };
}

export const group = (name: string, ...kinds: Kind[]): GroupDef => ({ name, kinds });
export const subcategory = (name: string, ...groups: GroupDef[]): SubcategoryDef => ({ name, groups });
