import type { GuideKind } from './size-tables';

export interface Sized {
  genders: readonly number[];
  group2: string;
  group3: string;
}

const MEN = 1;
const WOMEN = 2;
const CHILDREN = [4, 11];

export const forChildren = ({ genders }: Pick<Sized, 'genders'>) =>
  genders.length > 0 && genders.every((id) => CHILDREN.includes(id));

export const groupWords = ({ group2, group3 }: Pick<Sized, 'group2' | 'group3'>) => `${group2} ${group3}`.toLowerCase();

/** Only what is surely worn on the body has its sizes: a landing net comes in S and M too. */
const WORN =
  /klær|(?:under|regn|bade|ull|fritids)tøy|jakk|anorakk|parkas|buks|gense|fleece|mellomlag|trøye|skjort|skjørt|kjole|shorts|tights|drakt|(?<!a)dress(?!ur)/;

/** Yields the possible tables, the most specific first. */
export function* guideKindsOf(article: Sized): Generator<GuideKind> {
  const words = groupWords(article);
  const is = (pattern: RegExp) => pattern.test(words);
  const small = forChildren(article);
  const downhill = is(/alpin|slalåm|topptur|randonn/);
  if (is(/hund/)) yield 'dogs';
  if (is(/sykler/)) yield 'bikes';
  if (is(/hansk|vott/)) yield small ? 'childGloves' : 'gloves';
  if (is(/hjelm/)) yield 'head';
  if (is(/sokk|strømpe/)) yield 'socks';
  if (is(/stav/))
    yield downhill
      ? 'alpinePoles'
      : is(/fjellski/)
        ? 'mountainPoles'
        : is(/langrenn|rulleski/)
          ? 'crossCountryPoles'
          : 'walkingPoles';
  if (is(/sovepose/)) yield 'sleepingBags';
  if (is(/skøyter\b/)) yield 'skates';
  if (is(/sko\b|sko |støvl|sandal|tøff|skøyt/)) yield downhill ? 'skiBoots' : 'shoes';
  else if (is(/ski\b/)) yield downhill ? 'alpineSkis' : small ? 'juniorCrossCountrySkis' : 'crossCountrySkis';
  if (!is(WORN)) return;
  if (small) yield 'children';
  else yield* ofPeople(article);
}

function* ofPeople({ genders }: Sized): Generator<GuideKind> {
  const [men, women] = [genders.includes(MEN), genders.includes(WOMEN)];
  yield men === women ? 'unisex' : men ? 'men' : 'women';
}
