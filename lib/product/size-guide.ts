import { type GuideKind, type SizeTable, sizeNumber, sizeTables } from './size-tables';

export interface Sized {
  genders: readonly number[];
  group2: string;
  group3: string;
}

const MEN = 1;
const WOMEN = 2;
const CHILDREN = [4, 11];

const forChildren = ({ genders }: Sized) => genders.length > 0 && genders.every((id) => CHILDREN.includes(id));

/** Letters are not of the body where goods are not worn on it. */
const NOT_WORN = /hund|sele|sykler|sekk|bag|lue|caps|hatt|pannebånd|hals|sokk|hjelm|brill|vest|ball|pose|stav|\bski\b/;

/** The tables goods may go by, the most particular first. */
function* kindsOf(article: Sized): Generator<GuideKind> {
  const words = `${article.group2} ${article.group3}`.toLowerCase();
  const is = (pattern: RegExp) => pattern.test(words);
  const small = forChildren(article);
  const downhill = is(/alpin|slalåm|topptur|randonn/);
  if (is(/hund/)) yield 'dogs';
  if (is(/sykler/)) yield 'bikes';
  if (is(/hansk|vott/)) yield small ? 'childGloves' : 'gloves';
  if (is(/hjelm/)) yield 'head';
  if (is(/sokk|strømpe/)) yield 'socks';
  if (is(/stav/))
    yield downhill ? 'alpinePoles' : is(/langrenn|fjellski|rulleski/) ? 'crossCountryPoles' : 'walkingPoles';
  if (is(/sovepose/)) yield 'sleepingBags';
  if (is(/sko\b|sko |støvl|sandal|tøff|skøyt/)) yield downhill ? 'skiBoots' : 'shoes';
  else if (is(/ski\b/)) yield downhill ? 'alpineSkis' : small ? 'juniorCrossCountrySkis' : 'crossCountrySkis';
  if (small) yield 'children';
  else if (!is(NOT_WORN)) yield* ofPeople(article);
}

function* ofPeople({ genders }: Sized): Generator<GuideKind> {
  const [men, women] = [genders.includes(MEN), genders.includes(WOMEN)];
  yield men === women ? 'unisex' : men ? 'men' : 'women';
}

/**
 * The table an article's sizes are measured by (rule 2.41); undefined where there is nothing to choose, or where a size has no row:
 * no table says less than half of one.
 */
export function guideKindOf(article: Sized, sizes: readonly string[]): GuideKind | undefined {
  if (sizes.length < 2) return undefined;
  for (const kind of kindsOf(article)) if (sizes.every((size) => sizeTables[kind].row(size))) return kind;
  return undefined;
}

/** The sizes as a table lists them: by number where they have one, as they stand where they have not. */
export const inOrder = (sizes: readonly string[]): string[] => {
  const once = [...new Set(sizes)];
  return once.some((size) => Number.isNaN(sizeNumber(size)))
    ? once
    : once.toSorted((a, b) => sizeNumber(a) - sizeNumber(b));
};

export const tableOf = (kind: GuideKind): SizeTable => sizeTables[kind];
