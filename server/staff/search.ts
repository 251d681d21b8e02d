import { addDays, formatDate, parseDate } from '@/lib/dates/dates';
import type { Said, SearchRule, Target } from '@/server/search/words/types';
import { explained } from './search-explain';
import { type Action, idOf, plain, type StaffDesk, StaffError, type Topic } from './topic';

const PERIOD = '[--from 2026-12-01] [--until 2026-12-24]';

const SOON = 'Every shop finds it so within seconds.';

function kept(said: Said, what: string): string {
  if ('refused' in said) throw new StaffError(plain(said.refused));
  return `${what} ${said.id} is kept. ${SOON}`;
}

/** '<word> <terms, with commas between>' */
const synonyms = (relation: 'same' | 'narrower', usage: string, what: string): Action => ({
  usage,
  what,
  read: ([first, ...words]) =>
    first !== relation || words.length === 0
      ? undefined
      : async (desk) =>
          kept(await (await desk.search()).words.addSynonym(relation, words.join(' ').split(',')), 'Synonym'),
});

interface Asked {
  query: string;
  target: string;
  startsAt: Date | null;
  endsAt: Date | null;
}

/** '<search> = <target> [--from <day>] [--until <day>]': both days included. */
function asked(words: string[]): Asked | undefined {
  const days: Record<string, Date> = {};
  const rest = [...words];
  while (rest.length > 2 && /^--(from|until)$/.test(rest.at(-2) ?? '')) {
    const [option = '', day = ''] = rest.splice(-2);
    const date = parseDate(day);
    if (!date || option in days) return undefined;
    days[option] = date;
  }
  const [query = '', target = '', ...more] = rest
    .join(' ')
    .split('=')
    .map((part) => plain(part).trim());
  if (query === '' || target === '' || more.length > 0) return undefined;
  const until = days['--until'];
  return { query, target, startsAt: days['--from'] ?? null, endsAt: until ? addDays(until, 1) : null };
}

const rule = (
  effect: SearchRule['effect'],
  usage: string,
  what: string,
  targetOf: (text: string) => Target | string | undefined,
): Action => ({
  usage: `${effect} <search> = ${usage} ${PERIOD}`,
  what,
  read([first, ...words]) {
    const said = first === effect ? asked(words) : undefined;
    const target = said && targetOf(said.target);
    if (!said || target === undefined) return undefined;
    const { query, startsAt, endsAt } = said;
    return async (desk) =>
      kept(await (await desk.search()).words.addRule({ query, effect, startsAt, endsAt, target }), 'Rule');
  },
});

const articles = (text: string): Target | undefined => {
  const named = text.split(/[\s,]+/).filter(Boolean);
  return named.every((one) => /^\w[\w-]{0,19}$/.test(one)) ? { field: 'ids', named } : undefined;
};

function goods(text: string): Target | undefined {
  const [, field, named = ''] = /^(brand|category|articles?) (.+)$/.exec(text) ?? [];
  if (field === undefined) return undefined;
  if (field === 'brand') return { field: 'brands', named };
  return field === 'category' ? { field: 'category', named } : articles(named);
}

const period = ({ startsAt, endsAt }: SearchRule) =>
  [startsAt && `from ${formatDate(startsAt)}`, endsAt && `until ${formatDate(addDays(endsAt, -1))}`]
    .filter(Boolean)
    .map((part) => `  ${part}`)
    .join('');

const line = (one: SearchRule) =>
  `rule ${one.id}  ${plain(one.query)}  ${one.effect} ${one.path ?? `${one.field} ${one.ids.join(' ')}`}${period(one)}`;

async function list(desk: StaffDesk): Promise<string> {
  const all = await (await desk.search()).words.all();
  const lines = [
    ...all.synonyms.map(({ id, relation, terms: [first = '', ...rest] }) =>
      plain(`synonym ${id}  ${first} ${relation === 'same' ? 'is also' : 'finds'} ${rest.join(', ')}`),
    ),
    ...all.rules.map(line),
  ];
  return lines.length > 0 ? lines.join('\n') : "Nothing beside the shop's own words.";
}

const remove = (what: 'synonym' | 'rule', id: number) => async (desk: StaffDesk) => {
  if (!(await (await desk.search()).words.remove(what, id))) throw new StaffError(`There is no ${what} ${id}.`);
  return `The ${what} ${id} is gone. ${SOON}`;
};

export const search: Topic = [
  synonyms('same', 'same <word>, <word>, …', "words that mean the same, the shop's own first; a word may be several"),
  synonyms('narrower', 'narrower <wide>, <word>, …', 'what a wide word finds as well, never the other way round'),
  rule('pin', '<article> <article> …', 'these articles first, in this order', articles),
  rule('boost', 'brand|category|article <name>', 'these before others that the words find', goods),
  rule('redirect', '/path', 'leads to a page of this site', (path) => path),
  {
    usage: 'list',
    what: 'what staff have said',
    read: (words) => (words.join(' ') === 'list' ? list : undefined),
  },
  {
    usage: 'remove synonym|rule <id>',
    what: 'take it back',
    read([first, what, ...words]) {
      const id = idOf(words);
      return first === 'remove' && (what === 'synonym' || what === 'rule') && id ? remove(what, id) : undefined;
    },
  },
  {
    usage: 'explain <search>',
    what: 'how a search is read and answered, and why its first hits come first; reads the whole catalogue for it',
    read: ([first, ...words]) =>
      first === 'explain' && words.length > 0 ? explained(plain(words.join(' '))) : undefined,
  },
];
