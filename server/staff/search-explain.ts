import type { Alternative } from '@/lib/search/query-tree';
import { searchText } from '@/lib/search/search-text';
import type {
  ExplainedAlternative,
  ExplainedAsk,
  ExplainedHit,
  ExplainedTry,
  Explanation,
} from '@/server/ports/search-explanation';
import { plain, type StaffDesk } from './topic';

const HITS = 5;
const MOST_TRIES = 12;
const MOST_UNKNOWN = 4;

const REACH = { thing: 'is one', named: 'is called so', anywhere: 'says so anywhere' };

function shown(alternative: Alternative): string {
  const { weight, ...sought } = alternative;
  const what = Object.entries(sought)
    .map(([name, value]) =>
      name === 'tokens' ? (value as string[]).join(' and ') : `${name} ${JSON.stringify(value)}`,
    )
    .join(', ');
  return weight === 1 ? what : `${what} (${weight.toFixed(2)})`;
}

const few = (all: string[]) =>
  [...all.slice(0, MOST_UNKNOWN), ...(all.length > MOST_UNKNOWN ? [`${all.length - MOST_UNKNOWN} more`] : [])].join(
    ' · ',
  );

function counted({ alternative, thing, named, anywhere }: ExplainedAlternative, goods?: boolean): string {
  const counts = [
    ...(goods ? [`${thing} are one`] : []),
    `${named} called so`,
    ...(anywhere > named ? [`${anywhere} with descriptions`] : []),
  ];
  return `  ${shown(alternative)}: ${counts.join(', ')}`;
}

function reading({ text, groups }: Explanation['readings'][number], at: number): string[] {
  return [
    at === 0 ? 'How it is read:' : `How "${text}" is read, a better spelling that was tried:`,
    ...groups.flatMap(({ written, soft, goods, brand, compound, met }) => {
      const kinds = [
        ...(soft ? [`${soft}, may be given up`] : []),
        ...(goods ? ['goods'] : []),
        ...(brand ? ['brand'] : []),
        ...(compound ? ['compound'] : []),
      ];
      const known = met.filter(({ anywhere }) => anywhere > 0);
      const unknown = met.filter(({ anywhere }) => anywhere === 0).map(({ alternative }) => shown(alternative));
      return [
        `${written}${kinds.length > 0 ? ` (${kinds.join('; ')})` : ''}:`,
        ...known.map((one) => counted(one, goods)),
        ...(unknown.length > 0 ? [`  no article has ${few(unknown)}`] : []),
      ];
    }),
  ];
}

const many = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;

const wordOf = ({ written, less }: ExplainedAsk) =>
  written === undefined
    ? 'the category of that name'
    : `${written}${less ? ` as ${less.map(shown).join(' or ')}` : ''}`;

const asked = (one: ExplainedAsk) => `${wordOf(one)} ${REACH[one.reach]} (${one.articles})`;

function tried({ required, least, any, ranking, articles, answered }: ExplainedTry): string {
  const all = required.map(asked).join(' + ');
  const what = least < required.length ? `any ${least} of: ${all}` : all;
  const also = any ? `, and one of: ${any.map(asked).join(' + ')}` : '';
  const ranks = ranking.length > 0 ? `; ${ranking.map(wordOf).join(', ')} ranks only` : '';
  return `${what}${also}${ranks}: ${many(articles, 'article')}${answered ? ', which is the answer' : ''}`;
}

function levels(tries: ExplainedTry[]): string[] {
  const lines = [...new Set(tries.map(tried))].map((line, at) => `  ${at + 1}. ${line}`);
  const left = Math.max(0, lines.length - MOST_TRIES);
  return [
    ...(lines.length > 0 ? ['What was asked for in turn:'] : []),
    ...(left > 0 ? [`  ${left} more before these`] : []),
    ...lines.slice(left),
  ];
}

const outcome = ({ total, code, corrected, relaxed, partly }: Explanation['result']): string[] => [
  ...(code ? ['It is a whole EAN or article number.'] : []),
  ...(corrected ? [`Searched as "${corrected}" instead.`] : []),
  ...(relaxed ? [`Given up: ${relaxed.join(', ')}.`] : []),
  ...(partly ? [`Met by some of them: ${partly.join(', ')}.`] : []),
  `${many(total, 'hit')}.`,
];

function hit({ article, score, pinned, parts, boost, wanted }: ExplainedHit, at: number): string[] {
  const factors = [
    `${boost.toFixed(2)} for stock and rank`,
    ...(wanted === 1 ? [] : [`${wanted} as a rule wants it rather`]),
  ];
  return [
    `${at + 1}. ${article.articleNo}  ${plain(article.name)}  ${score.toFixed(2)}${pinned ? '  put first by a rule' : ''}`,
    ...parts.map((part) => {
      const { reach } = part.ask;
      return `     ${part.score.toFixed(2)}  ${wordOf(part.ask)} (${REACH[reach]}): ${shown(part.by)}`;
    }),
    ...(score > 0 && parts.length > 0 ? [`     times ${factors.join(', times ')}`] : []),
    ...(score === 0 ? ['     the words do not find it'] : []),
  ];
}

/** Explains a search's reading, its relaxation level (rule 14.4) and the order of the first hits, by indexing the catalogue. */
export const explained = (text: string) => async (desk: StaffDesk) => {
  const { searchWords: words, explainer } = await desk.search();
  await words.load();
  const path = words.redirect(text);
  const wishes = words.wishes(text);
  const explain = await explainer(words.synonyms, (await desk.catalogue()).indexed);
  const explanation = explain({ text: searchText(text), ...wishes, take: HITS });
  return [
    `Read anew into memory and searched there: ${many(explanation.indexed, 'article')} of the database, without a brand's choice or filters.`,
    ...explanation.readings.flatMap(reading),
    ...levels(explanation.tried),
    ...outcome(explanation.result),
    ...(wishes.pinned ? [`A rule puts first the articles ${wishes.pinned.join(', ')}.`] : []),
    ...(wishes.boosts ?? []).map((boost) => `A rule wants rather ${JSON.stringify(boost)}.`),
    ...(path ? [`A rule leads to ${path} instead.`] : []),
    ...explanation.hits.flatMap(hit),
  ].join('\n');
};
