import { isOfKind } from '@/lib/lists/size-kinds';
import { sizeToken } from '@/lib/search/article-tokens';
import type { QueryGroup, QueryTree } from '@/lib/search/query-tree';
import { isQuoted } from '@/lib/search/search-text';
import { sizesOf } from '@/lib/search/tokens';
import type { Understood } from '@/server/ports/search-engine';
import { type Ask, askOf, givenUp, insteadOf, levelsOf, type Met, type Plan } from './relaxation-levels';

export type { Ask, Plan, Reach } from './relaxation-levels';

/** `counts`: articles per ask, last the count of `within` itself. `first`: the place of the first plan with results, or -1. */
export type Question = { counts: Ask[]; within?: Plan } | { first: Plan[] };

export interface Words {
  query(text: string): QueryTree;
  /** Returns a better spelling, as it is to be shown. */
  correct(group: QueryGroup): string | undefined;
}

export interface TextAbout {
  corrected?: string;
  relaxed?: string[];
  partly?: string[];
  understood?: Understood[];
}

export interface TextOutcome extends TextAbout {
  tree: QueryTree;
  plan?: Plan;
}

type Steps<Result> = Generator<Question, Result, number[]>;

/** Relaxes a search (rule 14.4) for any engine. Filters play no part, so that their zero is not blamed on the words. */
export function* relaxation(text: string, words: Words): Steps<TextOutcome> {
  const tree = words.query(text);
  if (!tree.groups.length) return { tree };
  const met = yield* meetGroups(tree);
  const lost = met.filter(({ ask }) => !ask);
  if (!lost.length) {
    const plan = yield* first(levelsOf(met, tree));
    if (plan) return { tree, plan, ...understood(tree) };
  }
  const better = isQuoted(text) ? undefined : correctedText(tree, lost, words);
  if (!better) return { tree, ...understood(tree), ...(yield* relax(met, tree)) };
  const again = words.query(better);
  const metAgain = yield* meetGroups(again);
  const about = { tree: again, corrected: better, ...understood(again) };
  const allNamed = metAgain.every(({ ask, optional }) => ask && !optional);
  const plan = allNamed ? yield* first(levelsOf(metAgain, again).slice(0, 1)) : undefined;
  if (plan) return { ...about, plan };
  // "Viking gummistøvler": a better spelling that does not fit the other words was another, unknown word.
  const fewer = met.some(({ ask, group }) => ask && !group.soft) ? yield* relax(met, tree) : {};
  if (fewer.plan && metAgain.every(({ ask }) => ask)) return { tree, ...understood(tree), ...fewer };
  const found = metAgain.every(({ ask }) => ask) ? yield* first(levelsOf(metAgain, again)) : undefined;
  return { ...about, ...(found ? { plan: found } : yield* relax(metAgain, again)) };
}

function understood({ groups }: QueryTree): Pick<TextOutcome, 'understood'> {
  const found = groups.flatMap(({ soft, written, label }) => (soft && label ? [{ kind: soft, written, label }] : []));
  return found.length ? { understood: found } : {};
}

function correctedText(tree: QueryTree, lost: Met[], words: Words): string | undefined {
  const better = new Map<string, string>();
  for (const { group } of lost) {
    const word = group.word && words.correct(group);
    if (word && word !== group.word) better.set(group.word as string, word);
  }
  if (!better.size) return undefined;
  return tree.text.replace(/[\p{L}\d]+(?:-[\p{L}\d]+)*/gu, (word) => better.get(word) ?? word);
}

function* count(asks: Ask[], within?: Plan): Steps<number[]> {
  return asks.length || within ? yield { counts: asks, within } : [];
}

function* first(plans: Plan[]): Steps<Plan | undefined> {
  if (!plans.length) return undefined;
  const [place = -1] = yield { first: plans };
  return plans[place];
}

/** Finds the nearest ask with results for each group. */
function* meetGroups({ groups }: QueryTree): Steps<Met[]> {
  const met = groups.map((group, i): Met => ({ group, at: String(i) }));
  const left = () => met.filter(({ ask }) => !ask);

  const nearest = met.map(({ group, at }) => askOf(at, group, group.goods ? 'thing' : 'named'));
  yield* offer(met, nearest);
  yield* offer(
    left().filter(({ group }) => group.goods),
    left().flatMap(({ group, at }) => (group.goods ? [askOf(at, group, 'named')] : [])),
  );
  for (const one of met) {
    const { goods, shelf, soft } = one.group;
    if (one.ask && !goods && !shelf && !soft) one.ask = askOf(one.at, one.group, 'anywhere');
  }

  const unnamed = left();
  yield* offer(
    unnamed,
    unnamed.map(({ group, at }) => askOf(at, group, 'anywhere')),
  );
  const someNamed = met.some(({ ask, group }) => ask && !group.soft && !unnamed.some((one) => one.group === group));
  for (const one of unnamed) {
    one.optional = one.ask !== undefined;
    // Trousers with a pocket for a compass are no answer to "kompass".
    if (one.group.goods && !someNamed) one.ask = undefined;
  }

  const last = met.at(-1);
  if (last && !last.ask && last.group.beginning) {
    const { beginning } = last.group;
    yield* offer([last], [{ key: `${last.at}:beginning`, alternatives: [beginning], reach: 'named' }]);
  }
  return met;
}

function* offer(unmet: Met[], asks: Ask[]): Steps<void> {
  const counts = yield* count(asks);
  unmet.forEach((one, i) => {
    if (counts[i]) one.ask = asks[i];
  });
}

const written = (some: Met[]) => some.map(({ group }) => group.written);

/** Gives up words without results, then wishes, then as few words as possible. */
function* relax(met: Met[], tree: QueryTree): Steps<Pick<TextOutcome, 'plan' | 'relaxed' | 'partly'>> {
  const lost = met.filter(({ ask }) => !ask);
  for (const one of lost) {
    for (const [i, head] of (one.group.heads ?? []).entries()) {
      for (const reach of ['thing', 'named'] as const) {
        if (!one.ask) yield* offer([one], [{ key: `${one.at}:head${i}:${reach}`, alternatives: head, reach }]);
      }
    }
  }
  const kept = met.filter(({ ask }) => ask);
  // "15" beside an unknown word is its number, no size.
  const known = kept.some(({ group }) => !group.bare) || !lost.length ? kept : [];
  for (const dropped of givenUp(known)) {
    const left = known.flatMap((one) => (dropped.includes(one) ? (insteadOf(one) ?? []) : one));
    const plan = left.length && (dropped.length || lost.length) ? yield* first(levelsOf(left, tree)) : undefined;
    if (plan) return { plan, relaxed: written([...lost, ...dropped]) };
  }
  return yield* anyWord(met, known);
}

function* anyWord(met: Met[], known: Met[]): Steps<Pick<TextOutcome, 'plan' | 'relaxed' | 'partly'>> {
  // A wish alone ("dame", "43") says nothing of what is looked for.
  const kept = [({ group }: Met) => group.goods || group.brand, ({ group }: Met) => !group.soft, () => true]
    .map((isSuch) => known.filter(isSuch))
    .find((some) => some.length);
  if (!kept) return {};
  const [required, scored] = [kept, known].map((some) => some.flatMap(({ ask }) => ask ?? [])) as [Ask[], Ask[]];
  const plans = required.map((_, i): Plan => ({ required, least: required.length - i, scored }));
  const plan = yield* first(plans);
  if (!plan) return {};
  const counts = yield* count(scored, plan);
  const all = counts.at(-1);
  const shared = new Set(known.filter((_, i) => counts[i] === all));
  const relaxed = met.filter((one) => !shared.has(one));
  const partly = relaxed.filter((one) => counts[known.indexOf(one)]);
  return { plan, relaxed: written(relaxed), ...(partly.length > 0 && { partly: written(partly) }) };
}

/** Returns which of these sizes a text says, unless they were given up (rule 4.36). */
export function sizesSaid(
  { tree, relaxed = [] }: Pick<TextOutcome, 'tree' | 'relaxed'>,
  sizes: Iterable<string>,
): string[] {
  const said = tree.groups.filter(({ soft, written }) => soft === 'size' && !relaxed.includes(written));
  if (!said.length) return [];
  const tokens = new Set(
    said.flatMap(({ alternatives }) => alternatives.flatMap((one) => ('tokens' in one ? one.tokens : []))),
  );
  return [...sizes].filter((size) => !isOfKind(size) && sizesOf(size).some((one) => tokens.has(sizeToken(one))));
}
