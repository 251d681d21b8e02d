import { addDays, formatDate, parseDate } from '@/lib/dates/dates';
import type { Said, SearchRule, Target } from '@/server/search/words/types';
import { StaffError } from './errors';
import { explained } from './search-explain';
import type { Action, StaffDesk, Topic } from './topic';

const LARGEST_ID = 2_147_483_647;
const PERIOD = '[--from 2026-12-01] [--until 2026-12-24]';

/** Nothing in a word may move the cursor of whoever lists it. */
const plain = (text: string) => text.replace(/\p{C}/gu, '');
const none = 'Every shop finds it so within seconds.';

function taken(said: Said, what: string): string {
  if ('refused' in said) throw new StaffError(plain(said.refused));
  return `${what} ${said.id} is kept. ${none}`;
}

/** '<word> <terms, with commas between>' */
const synonyms = (relation: 'same' | 'narrower', usage: string, what: string): Action => ({
  usage,
  what,
  read: ([first, ...words]) =>
    first !== relation || words.length === 0
      ? undefined
      : async (desk) =>
          taken(await (await desk.search()).words.addSynonym(relation, words.join(' ').split(',')), 'Synonym'),
});

interface Asked {
  query: string;
  wanted: string;
  startsAt: Date | null;
  endsAt: Date | null;
}

/** '<search> = <what is wanted> [--from <day>] [--until <day>]': both days included. */
function asked(words: string[]): Asked | undefined {
  const days: Record<string, Date> = {};
  const rest = [...words];
  while (rest.length > 2 && /^--(from|until)$/.test(rest.at(-2) ?? '')) {
    const [option = '', day = ''] = rest.splice(-2);
    const date = parseDate(day);
    if (!date || option in days) return undefined;
    days[option] = date;
  }
  const [query = '', wanted = '', ...more] = rest
    .join(' ')
    .split('=')
    .map((part) => plain(part).trim());
  if (query === '' || wanted === '' || more.length > 0) return undefined;
  const until = days['--until'];
  return { query, wanted, startsAt: days['--from'] ?? null, endsAt: until ? addDays(until, 1) : null };
}

const rule = (
  effect: SearchRule['effect'],
  usage: string,
  what: string,
  targetOf: (wanted: string) => Target | string | undefined,
): Action => ({
  usage: `${effect} <search> = ${usage} ${PERIOD}`,
  what,
  read([first, ...words]) {
    const said = first === effect ? asked(words) : undefined;
    const target = said && targetOf(said.wanted);
    if (!said || target === undefined) return undefined;
    const { query, startsAt, endsAt } = said;
    return async (desk) =>
      taken(await (await desk.search()).words.addRule({ query, effect, startsAt, endsAt, target }), 'Rule');
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
  return `The ${what} ${id} is gone. ${none}`;
};

/** The actions of `npm run staff -- search`. */
export const search: Topic = [
  synonyms('same', 'same <word>, <word>, …', "words that mean the same, the shop's own first; a word may be several"),
  synonyms('narrower', 'narrower <wide>, <word>, …', 'what a wide word finds as well, never the other way round'),
  rule('pin', '<article> <article> …', 'these articles first, in this order', articles),
  rule('boost', 'brand|category|article <name>', 'these before others that the words find', goods),
  rule('redirect', '/path', 'leads to a page of this site', (wanted) => wanted),
  {
    usage: 'list',
    what: 'what staff have said',
    read: (words) => (words.join(' ') === 'list' ? list : undefined),
  },
  {
    usage: 'remove synonym|rule <id>',
    what: 'take it back',
    read([first, what, number = '', ...rest]) {
      const id = /^\d{1,10}$/.test(number) ? Number(number) : 0;
      const isOne = first === 'remove' && (what === 'synonym' || what === 'rule') && rest.length === 0;
      return isOne && id > 0 && id <= LARGEST_ID ? remove(what, id) : undefined;
    },
  },
  {
    usage: 'explain <search>',
    what: 'how a search is read and answered, and why its first hits come first; reads the whole catalogue for it',
    read: ([first, ...words]) =>
      first === 'explain' && words.length > 0 ? explained(plain(words.join(' '))) : undefined,
  },
];
