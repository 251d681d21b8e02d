import { describe, expect, it } from 'vitest';
import type { Alternative, QueryGroup, QueryTree } from '@/lib/search/query-tree';
import { type Ask, type Plan, type Question, relaxation, type TextOutcome } from '@/server/search/engines/relaxation';

/** What an article is, what stands in its name, and what only its description says. */
interface Article {
  thing?: string;
  named?: string;
  described?: string;
}
type Shop = Record<string, Article>;

const tokens = (word: string): Alternative => ({ weight: 1, tokens: [word] });
const goods = { goods: true };
const words: Record<string, Partial<QueryGroup>> = {
  jakke: goods,
  sko: goods,
  telt: goods,
  stang: goods,
  kompass: goods,
  vinterkåpe: { ...goods, heads: [[tokens('vinterplagg')], [tokens('kåpe')]] },
  regnhatt: { heads: [[tokens('hatt')]] },
  viking: { brand: true },
  turutstyr: { shelf: true },
  lett: { quality: true },
  varme: { ...goods, quality: true },
  dame: { soft: 'gender', label: 'Dame', word: undefined },
  '43': { soft: 'size', label: 'Str. 43', word: undefined },
  '15': { soft: 'size', bare: true, word: undefined },
  '4år': { soft: 'size', instead: [tokens('barn')], word: undefined },
  rød: { soft: 'color', label: 'Rød' },
  ja: { beginning: { weight: 1, prefix: 'ja' } },
};
const spelling: Record<string, string> = {
  jakek: 'jakke',
  vikng: 'viking',
  tlt: 'telt',
  regnht: 'regnhatt',
  samme: 'samme',
};

/** Reads a text word by word, as staff of a small shop would. */
function query(text: string): QueryTree {
  const groups = text
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean)
    .map((word): QueryGroup => ({ written: word, word, alternatives: [tokens(word)], ...words[word] }));
  return { text, groups };
}

const said = (text = '') => text.split(' ').filter(Boolean);
/** Looks at every article of the shop. */
function meets({ alternatives, reach }: Ask, { thing, named, described }: Article): boolean {
  const all = [
    ...said(thing),
    ...(reach === 'thing' ? [] : said(named)),
    ...(reach === 'anywhere' ? said(described) : []),
  ];
  return alternatives.some((one) =>
    'tokens' in one
      ? one.tokens.every((token) => all.includes(token))
      : 'prefix' in one && all.some((token) => token.startsWith(one.prefix)),
  );
}
const finds = (shop: Shop, { required, least, any }: Plan) =>
  Object.entries(shop).flatMap(([name, article]) =>
    required.filter((ask) => meets(ask, article)).length >= least && (!any || any.some((ask) => meets(ask, article)))
      ? [name]
      : [],
  );

function answer(shop: Shop, question: Question): number[] {
  if ('first' in question) return [question.first.findIndex((plan) => finds(shop, plan).length > 0)];
  const among = question.within ? finds(shop, question.within) : Object.keys(shop);
  const counts = question.counts.map((ask) => among.filter((name) => meets(ask, shop[name] as Article)).length);
  return question.within ? [...counts, among.length] : counts;
}

function search(text: string, shop: Shop) {
  const asked: Question[] = [];
  const steps = relaxation(text, { query, correct: ({ word }) => (word ? spelling[word] : undefined) });
  let step = steps.next();
  while (!step.done) {
    asked.push(step.value);
    step = steps.next(answer(shop, step.value));
  }
  const { plan, tree, ...more }: TextOutcome = step.value;
  return { found: plan ? finds(shop, plan) : [], plan, read: tree.text, more, asked };
}

describe('rule 14.4: what a search finds, and what is said of it', () => {
  it.each<[string, string, Shop, string[], Omit<TextOutcome, 'tree' | 'plan'>]>([
    ['all words', 'sko tur', { a: { thing: 'sko', named: 'tur' }, b: { thing: 'sko' } }, ['a'], {}],
    ['nothing said', '', { a: { thing: 'sko' } }, [], {}],
    [
      'wishes are said to be understood',
      'sko dame 43',
      { a: { thing: 'sko', named: 'dame 43' } },
      ['a'],
      {
        understood: [
          { kind: 'gender', written: 'dame', label: 'Dame' },
          { kind: 'size', written: '43', label: 'Str. 43' },
        ],
      },
    ],
    ['a wish without a label is none', 'sko 15', { a: { thing: 'sko', named: '15' } }, ['a'], {}],
  ])('%s', (_what, text, shop, found, more) => expect(search(text, shop)).toMatchObject({ found, more }));

  it.each<[string, string, Shop, string[]]>([
    ['the thing itself', 'sko', { hjelm: { named: 'sko' }, sko: { thing: 'sko' } }, ['sko']],
    ['what is for it where nothing is it', 'sko', { krem: { named: 'sko' }, bok: { described: 'sko' } }, ['krem']],
    ['nothing of which only a description speaks', 'kompass', { bukse: { described: 'kompass' } }, []],
    [
      'beside what something is called, it ranks',
      'kompass jakke',
      { a: { thing: 'jakke', described: 'kompass' }, b: { thing: 'jakke' } },
      ['a', 'b'],
    ],
    [
      'what is said of goods, in names first',
      'jakke tur',
      { a: { thing: 'jakke', named: 'tur' }, b: { thing: 'jakke', described: 'tur' } },
      ['a', 'b'],
    ],
    ['in descriptions alone', 'tur', { a: { described: 'tur' } }, ['a']],
    [
      'a shelf only by its name',
      'turutstyr jakke',
      { a: { thing: 'jakke', described: 'turutstyr' }, b: { thing: 'jakke', named: 'turutstyr' } },
      ['b'],
    ],
    [
      'a wish only by its name',
      'jakke dame',
      { a: { thing: 'jakke', described: 'dame' }, b: { thing: 'jakke', named: 'dame' } },
      ['b'],
    ],
    ['a word that begins so, the last one', 'ja', { a: { named: 'jakke' }, b: { named: 'sko' } }, ['a']],
    ['but not where something is called so', 'ja', { a: { named: 'jakke' }, b: { named: 'ja' } }, ['b']],
    [
      'a quality where none is called so',
      'lett jakke',
      { a: { thing: 'jakke', described: 'lett' }, b: { thing: 'jakke' } },
      ['a', 'b'],
    ],
    ['a quality where some are', 'lett jakke', { a: { thing: 'jakke', named: 'lett' }, b: { thing: 'jakke' } }, ['a']],
  ])('%s: nothing is given up', (_what, text, shop, found) => {
    const { found: all, more } = search(text, shop);
    expect([all, more.relaxed, more.corrected]).toEqual([found, undefined, undefined]);
  });

  it('only the last word may be a beginning', () =>
    expect(search('ja sko', { a: { thing: 'sko', named: 'jakke' } }).more.relaxed).toEqual(['ja']));
});

describe('rule 14.4: a better spelling', () => {
  it.each<[string, string, Shop, string[], string | undefined]>([
    ['of a word that nothing meets', 'jakek tur', { a: { thing: 'jakke', named: 'tur' } }, ['a'], 'jakke tur'],
    [
      'and what stands between the words stays',
      'jakek, (tlt)!',
      { a: { thing: 'jakke', named: 'telt' } },
      ['a'],
      'jakke, (telt)!',
    ],
    ['of several', 'jakek tlt', { a: { thing: 'jakke', named: 'telt' } }, ['a'], 'jakke telt'],
    ['but not of what stands in quotes', '"jakek"', { a: { thing: 'jakke' } }, [], undefined],
    ['nor of what is met', 'samme', { a: { named: 'samme' } }, ['a'], undefined],
    ['nor the same word', 'samme', { a: { thing: 'sko' } }, [], undefined],
    ['nor what is found no more', 'tlt', { a: { thing: 'sko' } }, [], 'telt'],
  ])('%s', (_what, text, shop, found, corrected) => {
    const all = search(text, shop);
    expect([all.found, all.more.corrected]).toEqual([found, corrected]);
    if (corrected) expect(all.read).toBe(corrected);
  });

  it('that does not fit the other words was another word, which nobody knows', () => {
    const shop = { a: { thing: 'sko' }, b: { named: 'viking' } };
    const { found, more, read } = search('vikng sko', shop);
    expect([found, more, read]).toEqual([['a'], { relaxed: ['vikng'] }, 'vikng sko']);
  });

  it('beside a wish alone is the better one', () => {
    const { found, more } = search('vikng dame', { a: { named: 'dame' }, b: { named: 'viking' } });
    expect([found, more.corrected, more.relaxed]).toEqual([['b'], 'viking dame', ['dame']]);
  });

  it('of which a description speaks counts when nothing else does', () => {
    const { found, more } = search('tur vikng', { a: { named: 'tur', described: 'viking' }, b: { named: 'tur' } });
    expect([found, more]).toEqual([['a', 'b'], { relaxed: ['vikng'] }]);
  });

  it('that nothing meets either: its own last resort', () => {
    const { found, more } = search('regnht', { a: { named: 'hatt' } });
    expect([found, more]).toEqual([['a'], { corrected: 'regnhatt', relaxed: ['regnhatt'] }]);
  });
});

describe('rule 14.4: what is given up is said', () => {
  it.each<[string, string, Shop, string[], string[] | undefined]>([
    ['a word that nobody knows', 'jakke xyz', { a: { thing: 'jakke' }, b: { thing: 'sko' } }, ['a'], ['xyz']],
    [
      'the end of a compound nobody sells, the longest first',
      'vinterkåpe',
      { a: { thing: 'kåpe' }, b: { named: 'vinterplagg' } },
      ['b'],
      ['vinterkåpe'],
    ],
    [
      'the end of a compound: the thing before the name',
      'vinterkåpe',
      { a: { thing: 'kåpe' }, b: { named: 'kåpe' } },
      ['a'],
      ['vinterkåpe'],
    ],
    [
      'the end of a compound, with the other words',
      'vinterkåpe tur',
      { a: { thing: 'kåpe' }, b: { thing: 'kåpe', named: 'tur' } },
      ['b'],
      ['vinterkåpe'],
    ],
    ['a wish', 'sko dame', { a: { thing: 'sko' }, b: { thing: 'jakke', named: 'dame' } }, ['a'], ['dame']],
    [
      'the size before the gender',
      'sko dame 43',
      { a: { thing: 'sko', named: 'dame' }, b: { thing: 'sko', named: '43' } },
      ['a'],
      ['43'],
    ],
    [
      'both when none fits',
      'sko dame 43',
      { a: { thing: 'sko' }, b: { named: 'dame' }, c: { named: '43' } },
      ['a'],
      ['43', 'dame'],
    ],
    [
      'a word said of the goods',
      'sko tur dame',
      { a: { thing: 'sko', named: 'dame' }, b: { named: 'tur' } },
      ['a'],
      ['tur'],
    ],
    [
      'a size, for something at least',
      'sko 4år',
      { a: { thing: 'sko' }, b: { thing: 'sko', named: 'barn' }, c: { named: '4år' } },
      ['b'],
      ['4år'],
    ],
    [
      'as few words as can be',
      'telt stang',
      { a: { thing: 'telt' }, b: { thing: 'stang' } },
      ['a', 'b'],
      ['telt', 'stang'],
    ],
    [
      'as few words as can be: two of three',
      'telt stang kompass',
      { a: { thing: 'telt stang' }, b: { thing: 'stang' }, c: { thing: 'kompass' } },
      ['a'],
      ['kompass'],
    ],
    ['words for goods before others', 'telt tur', { a: { thing: 'telt' }, b: { named: 'tur' } }, ['a'], ['tur']],
    ['words before wishes', 'tur dame', { a: { named: 'tur' }, b: { named: 'dame' } }, ['a'], ['dame']],
    ['a brand as goods', 'viking tur', { a: { named: 'viking' }, b: { named: 'tur' } }, ['a'], ['tur']],
    ['wishes that do not fit each other', 'dame 43', { a: { named: 'dame' }, b: { named: '43' } }, ['a'], ['43']],
    ['a number beside a word nobody knows is nothing', '15 xyz', { a: { named: '15' } }, [], undefined],
    [
      'a number beside a known one is a size',
      '15 xyz sko',
      { a: { thing: 'sko', named: '15' }, b: { thing: 'sko' } },
      ['a'],
      ['xyz'],
    ],
    [
      'goods of which only descriptions speak, beside a wish',
      'kompass rød',
      { a: { named: 'rød', described: 'kompass' } },
      ['a'],
      ['kompass'],
    ],
    [
      'a wish beside goods that are called as a quality is',
      'varme dame',
      { a: { thing: 'varme' }, b: { named: 'dame' } },
      ['a'],
      ['dame'],
    ],
    ['what nobody has anything of', 'xyz', { a: { named: 'tur' } }, [], undefined],
  ])('%s', (_what, text, shop, found, relaxed) => {
    const all = search(text, shop);
    expect([all.found, all.more.relaxed]).toEqual([found, relaxed]);
  });

  it('what some of the found do not meet is named, what all meet is not', () => {
    const shop = { a: { thing: 'telt', named: 'dame' }, b: { thing: 'stang', named: 'dame' } };
    const { found, more, plan } = search('telt stang kompass dame', shop);
    expect([found, more.relaxed, more.partly]).toEqual([
      ['a', 'b'],
      ['telt', 'stang', 'kompass'],
      ['telt', 'stang'],
    ]);
    expect(plan?.scored.map(({ key }) => key)).toEqual(['0:thing', '1:thing', '3:named']);
    expect([plan?.required.length, plan?.least]).toEqual([2, 1]);
  });
});

it('nothing is asked that cannot be answered: no empty question', () => {
  for (const text of ['', 'sko', 'jakek', 'xyz', '15 xyz', 'telt stang', 'vinterkåpe'])
    for (const question of search(text, { a: { thing: 'sko' }, b: { thing: 'telt' }, c: { thing: 'stang' } }).asked)
      expect('first' in question ? question.first.length : question.counts.length).toBeGreaterThan(0);
});
