import { describe, expect, it } from 'vitest';
import type { Alternative, QueryGroup, QueryTree } from '@/lib/search/query-tree';
import {
  type Ask,
  askOf,
  givenUp,
  insteadOf,
  levelsOf,
  type Met,
  type Plan,
  type Reach,
} from '@/server/search/engines/relaxation-levels';

const alternatives = (word: string): Alternative[] => [{ weight: 1, tokens: [word] }];
const group = (written: string, more: Partial<QueryGroup> = {}): QueryGroup => ({
  written,
  alternatives: alternatives(written),
  ...more,
});
/** Words in their order, each met so near to the thing itself. */
const met = (...words: [reach: Reach | undefined, more?: Partial<QueryGroup> & { optional?: boolean }][]): Met[] =>
  words.map(([reach, { optional, ...more } = {}], i) => {
    const of = group(`ord${i}`, more);
    return {
      group: of,
      at: String(i),
      ...(reach && { ask: askOf(String(i), of, reach) }),
      ...(optional && { optional }),
    };
  });
const tree = (shelf?: Alternative): QueryTree => ({ text: '', groups: [], ...(shelf && { shelf }) });

const keys = (asks: Ask[]) => asks.map(({ key }) => key).join(' ');
/** "0:thing 1:named" with what relevance is the sum of where that is something else, and what one of has to be met. */
const line = ({ required, scored, any }: Plan) =>
  [
    keys(required),
    ...(keys(scored) === keys(required) ? [] : [`by ${keys(scored)}`]),
    ...(any ? [`any ${keys(any)}`] : []),
  ].join(', ');
const lines = (words: Met[], shelf?: Alternative) => levelsOf(words, tree(shelf)).map(line);

describe('rule 14.4: the relaxation levels', () => {
  it.each<[string, Met[], string[]]>([
    ['no words', met(), []],
    ['words that nothing meets', met([undefined], [undefined]), []],
    ['one word', met(['thing']), ['0:thing']],
    [
      'goods and what is said of them: then also in descriptions',
      met(['thing'], ['named']),
      ['0:thing 1:named', '0:thing 1:anywhere'],
    ],
    [
      'several goods: then some by what they are for, one of them the thing itself',
      met(['thing'], ['thing']),
      [
        '0:thing 1:thing',
        '0:thing 1:thing',
        '0:named 1:named, any 0:thing 1:thing',
        '0:anywhere 1:anywhere, any 0:thing 1:thing',
      ],
    ],
    [
      'several goods and what is said of them',
      met(['thing'], ['thing'], ['named']),
      [
        '0:thing 1:thing 2:named',
        '0:thing 1:thing 2:anywhere',
        '0:named 1:named 2:named, any 0:thing 1:thing',
        '0:anywhere 1:anywhere 2:anywhere, any 0:thing 1:thing',
      ],
    ],
    [
      'no goods: then in descriptions, where one of the words is a name',
      met(['named'], ['named']),
      ['0:named 1:named', '0:anywhere 1:anywhere, any 0:named 1:named'],
    ],
    [
      'a word and a wish: the wish is no name',
      met(['named'], ['named', { soft: 'color' }]),
      ['0:named 1:named', '0:anywhere 1:anywhere, any 0:named'],
    ],
    ['wishes alone', met(['named', { soft: 'size' }], ['named', { soft: 'color' }]), ['0:named 1:named']],
    [
      'what only descriptions say ranks, and leaves nothing out',
      met(['named'], ['anywhere', { optional: true }]),
      ['0:named, by 0:named 1:anywhere', '0:anywhere 1:anywhere, any 0:named'],
    ],
    [
      'unless it is all there is beside a wish',
      met(['named', { soft: 'size' }], ['anywhere', { optional: true }]),
      ['0:named 1:anywhere'],
    ],
    [
      'a quality of goods: called so, then only put first',
      met(['thing'], ['anywhere', { quality: true }]),
      ['0:thing 1:named', '0:thing, by 0:thing 1:anywhere', '0:thing, by 0:thing 1:anywhere'],
    ],
    [
      'a quality, of goods and what is said of them',
      met(['thing'], ['anywhere', { quality: true }], ['named']),
      [
        '0:thing 1:named 2:named',
        '0:thing 2:named, by 0:thing 1:anywhere 2:named',
        '0:thing 2:anywhere, by 0:thing 1:anywhere 2:anywhere',
      ],
    ],
    [
      'goods that are called as a quality is',
      met(['thing', { quality: true }], ['named', { soft: 'gender' }]),
      ['0:thing 1:named', '0:thing 1:anywhere'],
    ],
    [
      'goods that are called as a quality is, and a quality',
      met(['anywhere', { quality: true }], ['thing', { quality: true }]),
      ['0:anywhere 1:thing', '0:anywhere 1:thing'],
    ],
    [
      'a quality without goods is a word as any other',
      met(['named'], ['named', { quality: true }]),
      ['0:named 1:named', '0:anywhere 1:anywhere, any 0:named 1:named'],
    ],
  ])('%s', (_what, words, plans) => expect(lines(words)).toEqual(plans));

  it('all required words are asked for', () => {
    for (const plan of levelsOf(met(['thing'], ['named'], ['named']), tree())) expect(plan.least).toBe(3);
    const [plan] = levelsOf(met(['named'], ['anywhere', { optional: true }]), tree());
    expect(plan?.least).toBe(1);
  });

  it('the shelf that is called so ranks, but not where names are no longer asked for', () => {
    const shelf = { weight: 1, tokens: ['hylle'] };
    const plans = levelsOf(met(['named'], ['named']), tree(shelf));
    expect(plans.map(line)).toEqual([
      '0:named 1:named, by 0:named 1:named shelf',
      '0:anywhere 1:anywhere, any 0:named 1:named',
    ]);
    expect(plans[0]?.scored[2]).toEqual({ key: 'shelf', alternatives: [shelf], reach: 'named' });
    expect(lines(met(['thing']), shelf)).toEqual(['0:thing, by 0:thing shelf']);
  });

  it('what was met by something else than its word is asked for in no other way', () => {
    const words = met(['thing'], ['named'], ['anywhere', { quality: true }]);
    const [, word, quality] = words as [Met, Met, Met];
    word.ask = { key: '1:head0:named', alternatives: alternatives('slutt'), reach: 'named' };
    quality.ask = { key: '2i:named', alternatives: alternatives('annet'), reach: 'named' };
    expect(lines(words)).toEqual([
      '0:thing 1:head0:named 2i:named',
      '0:thing 1:head0:named, by 0:thing 1:head0:named 2i:named',
      '0:thing 1:head0:named, by 0:thing 1:head0:named 2i:named',
    ]);
    const names = met(['named'], ['named']);
    (names[1] as Met).ask = { key: '1:beginning', alternatives: alternatives('beg'), reach: 'named' };
    expect(lines(names)).toEqual(['0:named 1:beginning', '0:anywhere 1:beginning, any 0:named 1:beginning']);
  });

  it('an ask is of its word and where that may stand', () => {
    const word = group('sko');
    expect(askOf('3', word, 'anywhere')).toEqual({
      key: '3:anywhere',
      alternatives: word.alternatives,
      reach: 'anywhere',
    });
    expect(askOf('3', word, 'anywhere').alternatives).toBe(word.alternatives);
  });
});

describe('rule 14.4: what to do without, in turn', () => {
  const words = {
    sko: group('sko', { goods: true }),
    viking: group('viking', { brand: true }),
    tur: group('tur'),
    lett: group('lett'),
    str43: group('43', { soft: 'size' }),
    '2stk': group('2stk', { soft: 'quantity' }),
    billig: group('billig', { soft: 'price' }),
    dame: group('dame', { soft: 'gender' }),
    rød: group('rød', { soft: 'color' }),
  };
  const dropped = (...written: (keyof typeof words)[]) =>
    givenUp(written.map((word, i) => ({ group: words[word], at: String(i) }))).map((some) =>
      some.map((one) => one.group.written).join(' '),
    );

  it.each<[string, (keyof typeof words)[], string[]]>([
    ['nothing of nothing', [], ['']],
    ['nothing of the goods alone', ['sko'], ['']],
    ['a wish', ['sko', 'dame'], ['', 'dame']],
    [
      'wishes: size, quantity, price, gender, colour, then several',
      ['rød', 'dame', 'billig', '2stk', 'str43', 'sko'],
      [
        '',
        '43',
        '2stk',
        'billig',
        'dame',
        'rød',
        '43 2stk',
        '43 2stk billig',
        '43 2stk billig dame',
        '43 2stk billig dame rød',
      ],
    ],
    ['what is said of the goods: one, then all', ['sko', 'tur', 'lett'], ['', 'tur', 'lett', 'tur lett']],
    [
      'a wish, a word, wishes, all words, and wishes with them',
      ['tur', 'sko', 'dame', 'str43', 'lett'],
      ['', '43', 'dame', 'tur', 'lett', '43 dame', 'tur lett', 'tur lett 43', 'tur lett 43 dame'],
    ],
    ['no word where none is of goods', ['tur', 'lett', 'dame'], ['', 'dame']],
    ['never a brand', ['viking', 'sko', 'tur'], ['', 'tur', 'tur']],
  ])('%s', (_what, written, turns) => expect(dropped(...written)).toEqual(turns));
});

describe('rule 14.4: a size that is given up asks for something at least', () => {
  it('where there is such', () => {
    const instead = alternatives('barn');
    const wish = group('4 år', { soft: 'size', instead });
    const left = insteadOf({ group: wish, at: '2', ask: askOf('2', wish, 'named') });
    expect(left).toEqual({
      group: { ...wish, alternatives: instead },
      at: '2i',
      ask: { key: '2i:named', alternatives: instead, reach: 'named' },
    });
    expect(insteadOf({ group: group('43', { soft: 'size' }), at: '1' })).toBeUndefined();
  });
});
