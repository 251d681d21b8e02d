import type { Alternative } from '@/lib/search/query-tree';
import { Bitset } from './bitset';
import type { CatalogueIndex } from './catalogue-index';
import { priced } from './filters';
import type { Posting } from './postings';

/** The living documents that meet one group, and how well. */
export interface Match {
  docs: Int32Array;
  scores: Float64Array;
}

const mostPrefixTokens = 40;
const exactCode = 40;
const codePrefix = 20;

/** Scores one group: the best of its alternatives. */
export function matchGroup(index: CatalogueIndex, alternatives: Alternative[]): Match {
  const count = index.articles.length;
  const { best } = index.scratch.fit(count);
  const offer = (doc: number, score: number) => {
    if (score > (best[doc] as number)) best[doc] = score;
  };
  for (const alternative of alternatives) {
    if ('tokens' in alternative) {
      if (alternative.tokens.length === 1) oneToken(index, alternative.tokens[0] as string, alternative.weight, offer);
      else allTokens(index, alternative.tokens, alternative.weight, offer);
    } else if ('prefix' in alternative) {
      for (const token of index.vocabulary.startingWith(alternative.prefix, mostPrefixTokens)) {
        oneToken(index, token, alternative.weight, offer);
      }
    } else if ('code' in alternative) {
      for (const doc of index.codes.startingWith(alternative.code)) offer(doc, codePrefix);
      for (const doc of index.codes.exact(alternative.code).docs) offer(doc, exactCode);
    } else {
      priced(index, index.alive, alternative.price).forEach((doc) => {
        offer(doc, 0.01);
      });
    }
  }
  const found: number[] = [];
  for (let doc = 0; doc < count; doc++) if (best[doc] && index.alive.has(doc)) found.push(doc);
  const docs = Int32Array.from(found);
  const scores = new Float64Array(docs.length);
  for (let i = 0; i < docs.length; i++) scores[i] = best[docs[i] as number] as number;
  best.fill(0, 0, count);
  return { docs, scores };
}

type Offer = (doc: number, score: number) => void;

/** How telling a token is: rare ones more. */
function rarity(index: CatalogueIndex, posting: Posting | undefined): number {
  const count = posting?.length ?? 0;
  return Math.log(1 + (Math.max(index.size, count) - count + 0.5) / (count + 0.5)) + 0.3;
}

function oneToken(index: CatalogueIndex, token: string, weight: number, offer: Offer) {
  const strong = index.postings.strong.get(token);
  const weak = index.postings.weak.get(token);
  if (strong && weak) return allTokens(index, [token], weight, offer);
  const posting = strong ?? weak;
  if (!posting) return;
  const factor = weight * rarity(index, posting);
  const { docs, weights, length } = posting;
  for (let i = 0; i < length; i++) offer(docs[i] as number, factor * (weights[i] as number));
}

/** Documents with every token; the mean of the tokens' scores. */
function allTokens(index: CatalogueIndex, tokens: string[], weight: number, offer: Offer) {
  const count = index.articles.length;
  // `had`: how many of the tokens a document has had so far.
  const { sums, had } = index.scratch.fit(count);
  sums.fill(0, 0, count);
  had.fill(0, 0, count);
  for (const [turn, token] of tokens.entries()) {
    for (const postings of [index.postings.strong, index.postings.weak]) {
      const posting = postings.get(token);
      if (!posting) continue;
      const factor = rarity(index, posting);
      for (let i = 0; i < posting.length; i++) {
        const doc = posting.docs[i] as number;
        const seen = had[doc] as number;
        // A document that missed an earlier token is out; one that has this token in a name may have it in a text too.
        if (seen !== turn && seen !== turn + 1) continue;
        had[doc] = turn + 1;
        sums[doc] = (sums[doc] as number) + factor * (posting.weights[i] as number);
      }
    }
  }
  for (let doc = 0; doc < count; doc++) {
    if (had[doc] === tokens.length) offer(doc, (weight * (sums[doc] as number)) / tokens.length);
  }
}

/** What meets every group, with the sum of the scores. */
export function meetAll(index: CatalogueIndex, matches: Match[]): { docs: Bitset; scores: Float64Array } {
  return combine(index, matches, matches.length);
}

/** What meets `least` of the groups or more. */
export function combine(
  index: CatalogueIndex,
  matches: Match[],
  least: number,
): { docs: Bitset; scores: Float64Array } {
  const scores = new Float64Array(index.articles.length);
  const met = new Uint8Array(index.articles.length);
  for (const match of matches) {
    for (let i = 0; i < match.docs.length; i++) {
      const doc = match.docs[i] as number;
      met[doc] = (met[doc] as number) + 1;
      scores[doc] = (scores[doc] as number) + (match.scores[i] as number);
    }
  }
  const docs = new Bitset(index.articles.length);
  const { boosts } = index.columns;
  for (const match of matches) {
    for (const doc of match.docs) {
      if ((met[doc] as number) < least) continue;
      docs.add(doc);
      scores[doc] = (scores[doc] as number) * (boosts[doc] as number);
      // Once is enough.
      met[doc] = 0;
    }
  }
  return { docs, scores };
}
