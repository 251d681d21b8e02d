import { brandToken, quantityToken, shelfToken, sizeToken } from './article-tokens';
import { joint, type Lexicon, type Word } from './lexicon';
import { fold, normalise } from './normalise';
import { priceWords } from './price-words';
import type { Alternative, QueryGroup, QueryTree } from './query-tree';
import { type SoftWords, shadeOf, withWishesApart } from './shades';
import { isAdjective } from './stem';
import { prepositions, stopwords } from './stopwords';
import { type TextToken, tokenise } from './tokens';

export interface QueryOptions {
  typing?: boolean;
}

/** Units of a bare number: "pulk 144", "hodelykt 800", "lavvo 4". */
const bareUnits = ['cm', 'l', 'lumen', 'grader', 'person', 'tommer', 'mm'];

const young = (lexicon: Lexicon): Alternative[] =>
  ['barn', 'junior'].map((text) => ({ weight: 1, tokens: [lexicon.word(text).token] }));

// The bound of what one request may cost.
const longestQuery = 200;
const mostWords = 16;

export function queryTree(text: string, lexicon: Lexicon, soft: SoftWords, options: QueryOptions = {}): QueryTree {
  const plain = normalise(text.slice(0, longestQuery)).trim();
  const price = priceWords(plain);
  const words = price ? plain.replace(price.written, ' ') : plain;
  const all = tokenise(words);
  const unfinished = options.typing && !/\s$/.test(text) ? all.at(-1) : undefined;
  const telling = all.filter(
    (token) =>
      token.kind !== 'word' ||
      !stopwords.has(token.text) ||
      // "jakke da" is on the way to "jakke dame".
      (token === unfinished && [...soft.keys()].some((one) => one.startsWith(token.text))),
  );
  const tokens = withWishesApart(telling.length || price ? telling : all, lexicon, soft).slice(0, mostWords);

  const groups = tokens.map((token) => groupOf(token, lexicon, soft, tokens.length === 1));
  setAsideAfterPrepositions(all, tokens, groups);
  joinNeighbours(tokens, groups, lexicon);
  const last = groups.at(-1);
  // "fjellsko s" may be a size, or the first letter of "str".
  if (options.typing && last && /^\p{L}/u.test(last.written)) {
    last.alternatives.push({ weight: 0.7, prefix: fold(last.word ?? last.written) });
  }
  if (price) {
    groups.push({
      written: price.written.trim(), soft: 'price', label: price.label, alternatives: [{ weight: 1, price: price.price }],
    }); // biome-ignore format: a row
  }
  const named = groups.flatMap(({ word, soft: kind }) => (word && !kind ? [lexicon.word(word).token] : []));
  const code = plain.replace(/[^\p{L}\d]/gu, '');
  const shelf: Alternative = { weight: 1, tokens: [shelfToken(named)] };
  return {
    text: plain,
    groups,
    ...(named.length && { shelf }),
    ...(/\d{3}/.test(code) && code.length <= 24 ? { code } : {}),
  };
}

function groupOf(token: TextToken, lexicon: Lexicon, soft: SoftWords, alone: boolean): QueryGroup {
  const { written } = token;
  const code: Alternative[] =
    alone || token.kind === 'code' ? [{ weight: 1, code: fold(written).replace(/[^\p{L}\d]/gu, '') }] : [];
  switch (token.kind) {
    case 'size': {
      const sizes = token.sizes.map((size): Alternative => ({ weight: 1, tokens: [sizeToken(size)] }));
      const label = token.age ? written : `Str. ${(token.sizes.at(-1) as string).toUpperCase()}`;
      return {
        written,
        soft: 'size',
        label,
        ...(token.age ? { instead: young(lexicon) } : {}),
        alternatives: token.bare ? [...sizes, { weight: 1, tokens: [fold(written)] }] : sizes,
      };
    }
    case 'quantity': {
      const [first, ...more] = token.quantities;
      const either = [first as string, ...more].map(
        (one): Alternative => ({ weight: 1, tokens: [quantityToken(one)] }),
      );
      // Skis, poles and helmets are sold by centimetres, life vests by kilograms.
      for (const one of token.quantities) {
        const size = /^(\d+)(cm|kg)$/.exec(one);
        if (size) either.push({ weight: 1, tokens: [sizeToken(size[2] === 'kg' ? one : (size[1] as string))] });
      }
      return { written, soft: 'quantity', label: written, alternatives: either };
    }
    case 'number': {
      const asText: Alternative = { weight: 1, tokens: [token.text] };
      const measured = bareUnits.map(
        (unit): Alternative => ({ weight: 0.9, tokens: [quantityToken(token.text + unit)] }),
      );
      if (!/^\d{1,3}(\.5)?$/.test(token.text)) return { written, alternatives: [asText, ...measured, ...code] };
      const asSize: Alternative = { weight: 1, tokens: [sizeToken(token.text)] };
      return {
        written,
        soft: 'size',
        bare: true,
        label: `Str. ${token.text}`,
        alternatives: [asSize, asText, ...measured],
      };
    }
    case 'code':
      return { written, alternatives: [...code, { weight: 1, tokens: [token.text] }] };
    case 'word': {
      const group = wordGroup(token.text, written, lexicon, soft);
      if (/\d/.test(token.text)) group.alternatives.push(...code);
      return group;
    }
  }
}

function wordGroup(text: string, written: string, lexicon: Lexicon, soft: SoftWords): QueryGroup {
  const word = lexicon.word(text);
  const folded = fold(text);
  const alternatives = wordAlternatives(word, 1, lexicon);
  alternatives.push({ weight: 1, tokens: [brandToken(folded.replaceAll('-', ''))] });
  const group: QueryGroup = { written, word: text, alternatives };
  const heads = headsOf(word, lexicon);
  if (heads.length) group.heads = heads.map((head) => wordAlternatives(head, 0.5, lexicon));
  if (word.parts.length) group.compound = true;
  const shade = shadeOf(text, lexicon, soft);
  if (shade) {
    alternatives.push({ weight: 0.95, tokens: shade.both }, { weight: 0.7, tokens: [shade.color] });
    if (shade.tone) alternatives.push({ weight: 1, tokens: [shade.tone] });
    delete group.heads;
  }
  const kind = shade ? 'color' : soft.get(word.token);
  if (lexicon.isGoods(word) && !kind) group.goods = true;
  if (lexicon.isShelf(word)) group.shelf = true;
  if (lexicon.isBrand(folded)) group.brand = true;
  if (isAdjective(text)) group.quality = true;
  if (text.length >= 3) group.beginning = { weight: 0.7, prefix: folded };
  if (kind) Object.assign(group, { soft: kind, label: written.charAt(0).toUpperCase() + written.slice(1) });
  return group;
}

/** "jakke med hette", "hjelm til sykkel": the words after the preposition are not asked for. */
function setAsideAfterPrepositions(all: TextToken[], tokens: TextToken[], groups: QueryGroup[]) {
  const asked = all.findIndex((token) => groups[tokens.indexOf(token)]?.goods);
  const from = all.findIndex(
    (token, i) => i > asked && asked >= 0 && token.kind === 'word' && prepositions.has(token.text),
  );
  if (from < 0) return;
  for (const token of all.slice(from)) {
    const group = groups[tokens.indexOf(token)];
    if (group) group.goods = false;
  }
}

function wordAlternatives(word: Word, weight: number, lexicon: Lexicon): Alternative[] {
  const of = ({ token, parts }: Word, own: number, apart: number): Alternative[] => [
    { weight: weight * own, tokens: [token] },
    ...(parts.length ? [{ weight: weight * apart, tokens: parts.map((part) => part.token) }] : []),
  ];
  const narrower = word.narrower.flatMap((text, i) => {
    const own = Math.max(0.4, 0.75 - 0.05 * i);
    return of(lexicon.word(text), own, own * 0.8);
  });
  return [...of(word, 1, 0.9), ...narrower];
}

/** A barneregnfrakk is a regnfrakk, then a frakk. */
function headsOf({ parts, tail }: Word, lexicon: Lexicon): Word[] {
  if (!parts.length) return tail ? [lexicon.word(tail)] : [];
  return parts.slice(1).map((_, at) =>
    lexicon.word(
      parts
        .slice(at + 1)
        .map(({ written }) => written)
        .join(''),
    ),
  );
}

/** "jakke vinter" and "vinter jakke" also ask for the vinterjakke, in both groups; "dag tur sekk" in all three. */
function joinNeighbours(tokens: TextToken[], groups: QueryGroup[], lexicon: Lexicon) {
  for (let i = 0; i + 1 < tokens.length; i++) {
    const [a, b, c] = [tokens[i], tokens[i + 1], tokens[i + 2]];
    if (a?.kind !== 'word' || b?.kind !== 'word') continue;
    const [first, second] = [lexicon.word(a.text), lexicon.word(b.text)];
    const links = ['s', 'e'].map((link): [string, number] => [lexicon.word(a.text + link + b.text).token, 0.85]);
    join(groups.slice(i, i + 2), [
      [second.token + joint + first.token, 0.8],
      [lexicon.word(b.text + a.text).token, 0.8],
      ...links,
      [first.token + joint + second.token, 0.9],
      [lexicon.word(a.text + b.text).token, 0.9],
    ]);
    if (c?.kind === 'word') join(groups.slice(i, i + 3), [[lexicon.word(a.text + b.text + c.text).token, 0.9]]);
  }
}

function join(groups: QueryGroup[], joined: [token: string, weight: number][]) {
  for (const [token, weight] of new Map(joined)) {
    for (const { alternatives } of groups) alternatives.push({ weight, tokens: [token] });
  }
}
