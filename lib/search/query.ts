import { brandToken, quantityToken, sizeToken } from './article-tokens';
import { joint, type Lexicon } from './lexicon';
import { fold, normalise } from './normalise';
import { priceWords } from './price-words';
import type { Alternative, QueryGroup, QueryTree } from './query-tree';
import type { SoftWords } from './soft-words';
import { stopwords } from './stopwords';
import { type TextToken, tokenise } from './tokens';

export interface QueryOptions {
  /** The last word is still being typed. */
  typing?: boolean;
}

// More than anyone means, and the bound of what one request may cost.
const longestQuery = 200;
const mostWords = 16;

/** The query side of the analyser. */
export function queryTree(text: string, lexicon: Lexicon, soft: SoftWords, options: QueryOptions = {}): QueryTree {
  const plain = normalise(text.slice(0, longestQuery)).trim();
  const price = priceWords(plain);
  const words = price ? plain.replace(price.written, ' ') : plain;
  const all = tokenise(words);
  const telling = all.filter((token) => token.kind !== 'word' || !stopwords.has(token.text));
  const tokens = (telling.length || price ? telling : all).slice(0, mostWords);

  const groups = tokens.map((token) => groupOf(token, lexicon, soft, tokens.length === 1));
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
  const code = plain.replace(/[^\p{L}\d]/gu, '');
  return { text: plain, groups, ...(/\d{3}/.test(code) && code.length <= 24 ? { code } : {}) };
}

function groupOf(token: TextToken, lexicon: Lexicon, soft: SoftWords, alone: boolean): QueryGroup {
  const { written } = token;
  const code: Alternative[] =
    alone || token.kind === 'code' ? [{ weight: 1, code: fold(written).replace(/[^\p{L}\d]/gu, '') }] : [];
  switch (token.kind) {
    case 'size': {
      const sizes = token.sizes.map((size): Alternative => ({ weight: 1, tokens: [sizeToken(size)] }));
      const label = `Str. ${(token.sizes.at(-1) as string).toUpperCase()}`;
      return {
        written,
        soft: 'size',
        label,
        alternatives: token.bare ? [...sizes, { weight: 1, tokens: [fold(written)] }] : sizes,
      };
    }
    case 'quantity': {
      const [first, ...more] = token.quantities;
      const either = [first as string, ...more].map(
        (one): Alternative => ({ weight: 1, tokens: [quantityToken(one)] }),
      );
      return { written, soft: 'quantity', label: written, alternatives: either };
    }
    case 'number': {
      const asText: Alternative = { weight: 1, tokens: [token.text] };
      if (!/^\d{1,3}(\.5)?$/.test(token.text)) return { written, alternatives: [asText, ...code] };
      const asSize: Alternative = { weight: 1, tokens: [sizeToken(token.text)] };
      return { written, soft: 'size', label: `Str. ${token.text}`, alternatives: [asSize, asText] };
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
  const alternatives: Alternative[] = [
    { weight: 1, tokens: [word.token] },
    { weight: 1, tokens: [brandToken(folded.replaceAll('-', ''))] },
  ];
  if (word.parts.length) alternatives.push({ weight: 0.9, tokens: word.parts.map((part) => part.token) });
  word.narrower.forEach((narrower, i) => {
    const { token, parts } = lexicon.word(narrower);
    const weight = Math.max(0.4, 0.75 - 0.05 * i);
    alternatives.push({ weight, tokens: [token] });
    if (parts.length) alternatives.push({ weight: weight * 0.8, tokens: parts.map((part) => part.token) });
  });
  const group: QueryGroup = { written, word: text, alternatives };
  const head = word.parts.at(-1)?.token ?? word.tail;
  if (head) group.head = { weight: 0.5, tokens: [head] };
  if (word.parts.length) group.compound = true;
  if (lexicon.isGoods(word)) group.goods = true;
  const kind = soft.get(word.token);
  if (kind) Object.assign(group, { soft: kind, label: text.charAt(0).toUpperCase() + text.slice(1) });
  return group;
}

/** "jakke vinter" and "vinter jakke" also ask for the vinterjakke, in both groups. */
function joinNeighbours(tokens: TextToken[], groups: QueryGroup[], lexicon: Lexicon) {
  for (let i = 0; i + 1 < tokens.length; i++) {
    const [a, b] = [tokens[i], tokens[i + 1]];
    if (a?.kind !== 'word' || b?.kind !== 'word') continue;
    const [first, second] = [lexicon.word(a.text), lexicon.word(b.text)];
    const joined = new Map([
      [second.token + joint + first.token, 0.8],
      [lexicon.word(b.text + a.text).token, 0.8],
      [first.token + joint + second.token, 0.9],
      [lexicon.word(a.text + b.text).token, 0.9],
    ]);
    for (const [token, weight] of joined) {
      groups[i]?.alternatives.push({ weight, tokens: [token] });
      groups[i + 1]?.alternatives.push({ weight, tokens: [token] });
    }
  }
}
