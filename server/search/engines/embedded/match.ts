import { Bitset } from '@/lib/lists/bitset';
import { priced } from '@/lib/lists/filter-sets';
import { isBrandToken } from '@/lib/search/article-tokens';
import type { Ask, Reach } from '@/server/search/engines/relaxation';
import { rarity } from '@/server/search/engines/weights';
import type { CatalogueIndex } from './catalogue-index';
import type { Posting } from './postings';

export interface Match {
  docs: Int32Array;
  scores: Float64Array;
}

const mostPrefixTokens = 40;
const exactCode = 40;
const codePrefix = 20;

export function matchAsk(index: CatalogueIndex, { alternatives, reach }: Ask): Match {
  const { best, touched } = index.scratch.fit(index.articles.length);
  let reached = 0;
  const offer = (doc: number, score: number) => {
    const before = best[doc] as number;
    if (score <= before) return;
    if (before === 0) touched[reached++] = doc;
    best[doc] = score;
  };
  for (const alternative of alternatives) {
    if ('tokens' in alternative) {
      meetTokens(index, alternative.tokens, alternative.weight, reach, offer);
    } else if ('prefix' in alternative) {
      meetPrefix(index, alternative.prefix, alternative.weight, reach, offer);
    } else if ('code' in alternative) {
      for (const doc of index.codes.startingWith(alternative.code)) offer(doc, codePrefix);
      for (const doc of index.codes.exact(alternative.code).docs) offer(doc, exactCode);
    } else {
      priced(index, index.alive, alternative.price).forEach((doc) => {
        offer(doc, 0.01);
      });
    }
  }
  const docs = new Int32Array(reached);
  const scores = new Float64Array(reached);
  let found = 0;
  for (let i = 0; i < reached; i++) {
    const doc = touched[i] as number;
    if (index.alive.has(doc)) {
      docs[found] = doc;
      scores[found++] = best[doc] as number;
    }
    best[doc] = 0;
  }
  return { docs: docs.subarray(0, found), scores: scores.subarray(0, found) };
}

type Offer = (doc: number, score: number) => void;

/** The words count alike: a rare one is not likelier to be meant. */
function meetPrefix(index: CatalogueIndex, prefix: string, weight: number, reach: Reach, offer: Offer) {
  const tokens = index.vocabulary.startingWith(prefix, mostPrefixTokens);
  const postings = tokens.flatMap((token) => index.postings.named(token) ?? []);
  const articles = postings.reduce((sum, { length }) => sum + length, 0);
  const factor = weight * rarity(index.size, articles);
  for (const posting of postings) meetPosting(posting, factor, reach === 'thing', offer);
}

function meetPosting({ docs, weights, things, length }: Posting, factor: number, thing: boolean, offer: Offer) {
  for (let i = 0; i < length; i++) {
    if (!thing || things[i]) offer(docs[i] as number, factor * (weights[i] as number));
  }
}

/** Requires every token and scores their mean. The last token names the thing. */
function meetTokens(index: CatalogueIndex, tokens: string[], weight: number, reach: Reach, offer: Offer) {
  // Parts of a compound spread over a description say nothing.
  const described = reach === 'anywhere' && tokens.length === 1;
  const postings = tokens.map((token) => [
    index.postings.named(token),
    described ? index.postings.described(token) : undefined,
  ]);
  if (postings.some(([named, weak]) => !named && !weak)) return;
  const isThing = (turn: number) =>
    reach === 'thing' && turn === tokens.length - 1 && !isBrandToken(tokens[turn] as string);
  const [named, weak] = postings[0] ?? [];
  const only = weak ? (named ? undefined : weak) : named;
  if (postings.length === 1 && only)
    return meetPosting(only, weight * rarity(index.size, only.length), isThing(0), offer);
  // `had`: tokens that a document has had so far; `begun`: documents with the first.
  const { sums, had, begun } = index.scratch;
  let some = 0;
  for (const [turn, both] of postings.entries()) {
    for (const posting of both) {
      if (!posting) continue;
      const factor = rarity(index.size, posting.length);
      for (let i = 0; i < posting.length; i++) {
        const doc = posting.docs[i] as number;
        const seen = had[doc] as number;
        // A document that missed an earlier token is out; one with this token in its name may have it in its description too.
        if (seen !== turn && seen !== turn + 1) continue;
        if (isThing(turn) && !posting.things[i]) continue;
        if (seen === 0) begun[some++] = doc;
        had[doc] = turn + 1;
        sums[doc] = (sums[doc] as number) + factor * (posting.weights[i] as number);
      }
    }
  }
  for (let i = 0; i < some; i++) {
    const doc = begun[i] as number;
    if (had[doc] === tokens.length) offer(doc, (weight * (sums[doc] as number)) / tokens.length);
    had[doc] = 0;
    sums[doc] = 0;
  }
}

export interface Combined {
  docs: Bitset;
  scores: Float64Array;
}

/** Finds documents that meet `least` of `required`, and one of `any`; the scores hold until the scratch is taken back. */
export function combine(
  index: CatalogueIndex,
  required: Match[],
  least: number,
  scored: Match[],
  any?: Match[],
): Combined {
  const { met } = index.scratch.fit(index.articles.length);
  const scores = index.scratch.lend(scored.map((match) => match.docs));
  for (const { docs } of required) for (const doc of docs) met[doc] = (met[doc] as number) + 1;
  for (const match of scored) {
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
      met[doc] = 0;
    }
  }
  for (const match of required) for (const doc of match.docs) met[doc] = 0;
  return { docs: any ? docs.keep(joined(index, any)) : docs, scores };
}

function joined(index: CatalogueIndex, matches: Match[]): Bitset {
  const all = new Bitset(index.articles.length);
  for (const { docs } of matches) for (const doc of docs) all.add(doc);
  return all;
}
