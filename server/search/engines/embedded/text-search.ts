import { Bitset } from '@/lib/lists/bitset';
import type { QueryTree } from '@/lib/search/query-tree';
import {
  type Ask,
  type Plan,
  type Question,
  relaxation,
  sizesSaid,
  type TextAbout,
  type TextOutcome,
} from '@/server/search/engines/relaxation';
import { correctionOf } from '@/server/search/engines/vocabulary';
import type { CatalogueIndex } from './catalogue-index';
import { type Combined, combine, type Match, matchAsk } from './match';

export interface TextMatch extends Combined {
  about: TextAbout;
  ean?: string;
  code?: true;
  sizes?: string[];
}

/** Called by an explained search with each reading, each try and the answer. */
export type Watch = (step: { tree: QueryTree } | { plan: Plan; found: number } | { answered: TextOutcome }) => void;

const codeScore = 40;

/** Looks for whole EANs and article numbers, then words, level by level. The scores hold until the next call. */
export function findText(index: CatalogueIndex, text: string, typing: boolean, watch?: Watch): TextMatch {
  index.scratch.fit(index.articles.length).takeBack();
  const tree = index.analyser.query(text, { typing });
  const code = tree.code ? index.codes.exact(tree.code) : undefined;
  if (code?.docs.length) return codeMatch(index, code);

  const look = looker(index, watch);
  const steps = relaxation(text, {
    query(words) {
      const read = index.analyser.query(words, { typing });
      watch?.({ tree: read });
      return read;
    },
    correct: (group) => correctionOf(index.vocabulary, group),
  });
  let step = steps.next();
  while (!step.done) step = steps.next(look.answer(step.value));
  watch?.({ answered: step.value });
  const { plan, tree: _, ...about } = step.value;
  const sizes = sizesSaid(step.value, index.values('sizes').keys() as Iterable<string>);
  return { ...(plan ? look.plan(plan) : nothing(index)), about, ...(sizes.length ? { sizes } : {}) };
}

const nothing = (index: CatalogueIndex): Combined => ({
  docs: new Bitset(),
  scores: index.scratch.lend([]),
});

function codeMatch(index: CatalogueIndex, { docs, ean }: { docs: number[]; ean?: string }): TextMatch {
  const match = { docs: Int32Array.from(docs), scores: Float64Array.from(docs, () => codeScore) };
  return { ...combine(index, [match], 1, [match]), about: {}, code: true, ...(ean ? { ean } : {}) };
}

function looker(index: CatalogueIndex, watch?: Watch) {
  const matches = new Map<Ask['alternatives'], Map<string, Match>>();
  const plans = new Map<Plan, Combined>();

  const match = (ask: Ask): Match => {
    const known = matches.get(ask.alternatives) ?? new Map<string, Match>();
    matches.set(ask.alternatives, known);
    const found = known.get(ask.reach) ?? matchAsk(index, ask);
    known.set(ask.reach, found);
    return found;
  };
  const plan = (asked: Plan): Combined => {
    const [required, scored] = [asked.required.map(match), asked.scored.map(match)];
    const found = plans.get(asked) ?? combine(index, required, asked.least, scored, asked.any?.map(match));
    plans.set(asked, found);
    return found;
  };
  const answer = (question: Question): number[] => {
    if ('first' in question) {
      const finds = (one: Plan) => {
        const found = plan(one).docs.count;
        watch?.({ plan: one, found });
        return found > 0;
      };
      return [question.first.findIndex(finds)];
    }
    const { counts, within } = question;
    if (!within) return counts.map((ask) => match(ask).docs.length);
    const { docs } = plan(within);
    return [...counts.map((ask) => match(ask).docs.filter((doc) => docs.has(doc)).length), docs.count];
  };
  return { answer, plan };
}
