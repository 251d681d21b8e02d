import { Bitset } from '@/lib/lists/bitset';
import { fold } from '@/lib/search/normalise';
import type { QueryGroup, QueryTree, SoftKind } from '@/lib/search/query-tree';
import { isQuoted } from '@/lib/search/quotes';
import type { Understood } from '@/server/ports/search-engine';
import type { CatalogueIndex } from './catalogue-index';
import { corrections } from './corrections';
import { combine, type Match, matchGroup, meetAll } from './match';

/** What a text finds before any filter, and what had to be given up for it. */
export interface TextMatch {
  docs: Bitset;
  scores: Float64Array;
  corrected?: string;
  relaxed?: string[];
  understood?: Understood[];
  ean?: string;
  code?: true;
}

const givenUpFirst: SoftKind[] = ['size', 'quantity', 'price', 'gender', 'color'];

/**
 * Never a dead end (rule 14.4): all words → also in descriptions → corrected spelling → without size, gender, colour →
 * the heads of compounds → any word. Filters play no part here, so that a filter's zero is not blamed on the words.
 */
export function findText(index: CatalogueIndex, text: string, typing: boolean): TextMatch {
  const tree = index.analyser.query(text, { typing });
  if (!tree.groups.length) return { docs: new Bitset(), scores: new Float64Array(index.articles.length) };
  const code = tree.code ? index.codes.exact(tree.code) : undefined;
  if (code?.docs.length) return codeMatch(index, code);

  const asWritten = climb(index, tree);
  if (asWritten.full) return asWritten;
  const words = isQuoted(text) ? undefined : corrections(index, tree.groups, asWritten.matches);
  if (!words) return asWritten.relax();
  const corrected = correct(tree, words);
  const again = climb(index, index.analyser.query(corrected, { typing }));
  return { ...(again.full ? again : again.relax()), corrected };
}

function codeMatch(index: CatalogueIndex, { docs, ean }: { docs: number[]; ean?: string }): TextMatch {
  const found = meetAll(index, [
    { docs: Int32Array.from(docs), scores: Float64Array.from(docs, () => 40), called: true },
  ]);
  return { ...found, code: true, ...(ean ? { ean } : {}) };
}

/** The first rung, with the rest ready. */
function climb(index: CatalogueIndex, tree: QueryTree) {
  const { groups } = tree;
  const matches = groups.map((group) => matchGroup(index, group.alternatives));
  const last = groups.at(-1);
  if (last?.word && !matches.at(-1)?.docs.length && last.word.length >= 3) {
    matches[groups.length - 1] = matchGroup(index, [{ weight: 0.7, prefix: fold(last.word) }]);
  }
  const strict = meetAll(index, matches);
  const found = strict.docs.count ? strict : inDescriptions(index, groups, matches);
  const understood = groups.flatMap(({ soft, written, label }) =>
    soft && label ? [{ kind: soft, written, label }] : [],
  );
  const about = understood.length ? { understood } : {};
  return {
    full: found.docs.count > 0,
    matches,
    ...found,
    ...about,
    relax: (): TextMatch => ({ ...relaxed(index, groups, matches), ...about }),
  };
}

/** "vanntett bukse" where "vanntett" stands in the description only: one of the words must still be what it is called. */
function inDescriptions(index: CatalogueIndex, groups: QueryGroup[], matches: Match[]) {
  const loose = groups.map((group, i) =>
    matches[i]?.docs.length ? matchGroup(index, group.alternatives, true) : (matches[i] as Match),
  );
  const called = new Bitset(index.articles.length);
  for (const [i, match] of matches.entries()) if (!groups[i]?.soft) for (const doc of match.docs) called.add(doc);
  const { docs, scores } = meetAll(index, loose);
  return { docs: docs.keep(called), scores };
}

function relaxed(index: CatalogueIndex, groups: QueryGroup[], matches: Match[]): TextMatch {
  const without = (dropped: QueryGroup[], from: Match[]) =>
    meetAll(
      index,
      from.filter((_, i) => !dropped.includes(groups[i] as QueryGroup)),
    );
  const written = (dropped: QueryGroup[]) => dropped.map((group) => group.written);

  const soft = givenUpFirst.flatMap((kind) => groups.filter((group) => group.soft === kind));
  const wishes = [...soft.map((group) => [group]), ...soft.map((_, i) => soft.slice(0, i + 1)).slice(1)];
  for (const dropped of wishes) {
    if (dropped.length === groups.length) continue;
    const found = without(dropped, matches);
    if (found.docs.count) return { ...found, relaxed: written(dropped) };
  }

  const headed = groups.map((group, i) =>
    group.head && !matches[i]?.docs.length ? matchGroup(index, [group.head]) : (matches[i] as Match),
  );
  const behead = groups.filter((_, i) => headed[i] !== matches[i]);
  for (const dropped of behead.length ? [[], ...wishes] : []) {
    if (dropped.length === groups.length) continue;
    const found = without(dropped, headed);
    if (found.docs.count) return { ...found, relaxed: written([...behead, ...dropped]) };
  }
  return anyWord(index, groups, headed);
}

/** As many of the words as any article meets, those for goods before others; what not all of them meet is named. */
function anyWord(index: CatalogueIndex, groups: QueryGroup[], matches: Match[]): TextMatch {
  // A wish alone ("dame", "43") says nothing of what is looked for.
  const wanted = [(group: QueryGroup) => group.goods, (group: QueryGroup) => !group.soft, () => true]
    .map((isWanted) => matches.filter((_, i) => isWanted(groups[i] as QueryGroup) && matches[i]?.docs.length))
    .find((some) => some.length);
  for (let least = wanted?.length ?? 0; wanted && least >= 1; least--) {
    const { docs, scores } = combine(index, wanted, least, matches);
    const { count } = docs;
    if (!count) continue;
    const lost = groups.filter((_, i) => (matches[i]?.docs.filter((doc) => docs.has(doc)).length ?? 0) < count);
    return { docs, scores, relaxed: lost.map((group) => group.written) };
  }
  return combine(index, [], 1);
}

function correct(tree: QueryTree, words: Map<string, string>): string {
  return tree.text.replace(/[\p{L}\d]+(?:-[\p{L}\d]+)*/gu, (word) => words.get(word) ?? word);
}
