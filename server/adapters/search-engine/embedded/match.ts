import { Bitset } from '@/lib/lists/bitset';
import { priced } from '@/lib/lists/filter-sets';
import type { Alternative } from '@/lib/search/query-tree';
import type { CatalogueIndex } from './catalogue-index';

/** The living documents that meet one group, and how well. */
export interface Match {
  docs: Int32Array;
  scores: Float64Array;
  /** Something is called that. Otherwise it stands in descriptions only: good for ranking, no reason to leave out. */
  called: boolean;
}

const mostPrefixTokens = 40;
const exactCode = 40;
const codePrefix = 20;

/**
 * Scores one group: the best of its alternatives. Words for goods are not sought in descriptions, unless `anywhere`, or
 * when nothing is called that.
 */
export function matchGroup(index: CatalogueIndex, alternatives: Alternative[], anywhere = false): Match {
  const found = scored(index, alternatives, anywhere);
  return found.docs.length || anywhere ? found : scored(index, alternatives, true);
}

function scored(index: CatalogueIndex, alternatives: Alternative[], anywhere: boolean): Match {
  const count = index.articles.length;
  const { best } = index.scratch.fit(count);
  const offer = (doc: number, score: number) => {
    if (score > (best[doc] as number)) best[doc] = score;
  };
  for (const alternative of alternatives) {
    if ('tokens' in alternative) {
      // The parts of a compound here and there in a description say nothing of it.
      meetTokens(index, alternative.tokens, alternative.weight, anywhere && alternative.tokens.length === 1, offer);
    } else if ('prefix' in alternative) {
      meetPrefix(index, alternative.prefix, alternative.weight, offer);
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
  return { docs, scores, called: alternatives.some((one) => isCalled(index, one)) };
}

function isCalled(index: CatalogueIndex, alternative: Alternative): boolean {
  return !('tokens' in alternative) || alternative.tokens.every((token) => index.postings.of(token, false)[0]);
}

type Offer = (doc: number, score: number) => void;

/** How telling a token is that so many articles have. */
function rarity(index: CatalogueIndex, count: number): number {
  return Math.log(1 + (Math.max(index.size, count) - count + 0.5) / (count + 0.5)) + 0.3;
}

/** What begins so. The words count alike: that one of them is rare does not make it likelier to be meant. */
function meetPrefix(index: CatalogueIndex, prefix: string, weight: number, offer: Offer) {
  const tokens = index.vocabulary.startingWith(prefix, mostPrefixTokens);
  const postings = tokens.flatMap((token) => index.postings.of(token, false)[0] ?? []);
  const articles = postings.reduce((sum, { length }) => sum + length, 0);
  const factor = weight * rarity(index, articles);
  for (const { docs, weights, length } of postings) {
    for (let i = 0; i < length; i++) offer(docs[i] as number, factor * (weights[i] as number));
  }
}

/** Documents with every token; the mean of the tokens' scores. */
function meetTokens(index: CatalogueIndex, tokens: string[], weight: number, anywhere: boolean, offer: Offer) {
  const postings = tokens.map((token) => index.postings.of(token, anywhere));
  if (postings.some(([strong, weak]) => !strong && !weak)) return;
  const [strong, weak] = postings[0] ?? [];
  const only = weak ? (strong ? undefined : weak) : strong;
  if (postings.length === 1 && only) {
    const factor = weight * rarity(index, only.length);
    for (let i = 0; i < only.length; i++) offer(only.docs[i] as number, factor * (only.weights[i] as number));
    return;
  }
  const count = index.articles.length;
  // `had`: how many of the tokens a document has had so far.
  const { sums, had } = index.scratch;
  sums.fill(0, 0, count);
  had.fill(0, 0, count);
  for (const [turn, both] of postings.entries()) {
    for (const posting of both) {
      if (!posting) continue;
      const factor = rarity(index, posting.length);
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

export interface Combined {
  docs: Bitset;
  scores: Float64Array;
}

/** What meets every group that something is called by, with the sum of all scores. */
export function meetAll(index: CatalogueIndex, matches: Match[]): Combined {
  const required = matches.filter((match) => match.called || !match.docs.length);
  return required.length ? combine(index, required, required.length, matches) : combine(index, matches, matches.length);
}

/** What meets `least` of the required groups or more, scored by `all`. */
export function combine(index: CatalogueIndex, required: Match[], least: number, all = required): Combined {
  const scores = new Float64Array(index.articles.length);
  const met = new Uint8Array(index.articles.length);
  for (const { docs } of required) for (const doc of docs) met[doc] = (met[doc] as number) + 1;
  for (const match of all) {
    for (let i = 0; i < match.docs.length; i++) {
      const doc = match.docs[i] as number;
      scores[doc] = (scores[doc] as number) + (match.scores[i] as number);
    }
  }
  const docs = new Bitset(index.articles.length);
  const { boosts } = index.columns;
  for (const match of required) {
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
