import type { DemoArticle } from 'demo-chain/articles';

export const formClasses = [
  'as is',
  'plural',
  'definite',
  'definite plural',
  'nynorsk',
  'hyphen',
  'apart',
  'linked',
  'ascii',
  'slip',
] as const;
export type FormClass = (typeof formClasses)[number];

export interface NameForm {
  /** What the catalogue calls the kind. */
  kind: string;
  class: FormClass;
  written: string;
}

/** The heads that the kinds of the demo shop end in, with their forms. Written by hand from a dictionary: no stemmer is asked. */
const heads: Record<string, [plural: string, definite: string, definitePlural: string, nynorsk: string[]]> = {
  jakke: ['jakker', 'jakken', 'jakkene', ['jakka', 'jakkene']],
  bukse: ['bukser', 'buksen', 'buksene', ['buksa', 'buksene']],
  sekk: ['sekker', 'sekken', 'sekkene', ['sekkar', 'sekkane']],
  sko: ['sko', 'skoen', 'skoene', ['skor', 'skoa']],
  støvel: ['støvler', 'støvelen', 'støvlene', ['støvlar', 'støvlane']],
  genser: ['gensere', 'genseren', 'genserne', ['genserar', 'genserane']],
  trøye: ['trøyer', 'trøyen', 'trøyene', ['trøya', 'trøyene']],
  lue: ['luer', 'luen', 'luene', ['lua', 'luene']],
  vott: ['votter', 'votten', 'vottene', ['vottar', 'vottane']],
  hanske: ['hansker', 'hansken', 'hanskene', ['hanskar', 'hanskane']],
  sokk: ['sokker', 'sokken', 'sokkene', ['sokkar', 'sokkane']],
  dress: ['dresser', 'dressen', 'dressene', ['dressar', 'dressane']],
  telt: ['telt', 'teltet', 'teltene', ['telta']],
  pose: ['poser', 'posen', 'posene', ['posar', 'posane']],
  underlag: ['underlag', 'underlaget', 'underlagene', ['underlaga']],
  bag: ['bager', 'bagen', 'bagene', ['bagar', 'bagane']],
  kjøkken: ['kjøkken', 'kjøkkenet', 'kjøkkenene', ['kjøkkena']],
  brenner: ['brennere', 'brenneren', 'brennerne', ['brennarar', 'brennaren']],
  flaske: ['flasker', 'flasken', 'flaskene', ['flaska', 'flaskene']],
  lykt: ['lykter', 'lykten', 'lyktene', ['lykta', 'lyktene']],
  sele: ['seler', 'selen', 'selene', ['selar', 'selane']],
  vest: ['vester', 'vesten', 'vestene', ['vestar', 'vestane']],
  tights: ['tightser', 'tightsen', 'tightsene', ['tightsar']],
  ball: ['baller', 'ballen', 'ballene', ['ballar', 'ballane']],
  matte: ['matter', 'matten', 'mattene', ['matta', 'mattene']],
  stav: ['staver', 'staven', 'stavene', ['stavar', 'stavane']],
  brille: ['briller', 'brillen', 'brillene', ['brilla', 'brillene']],
  drakt: ['drakter', 'drakten', 'draktene', ['drakta', 'draktene']],
  sykkel: ['sykler', 'sykkelen', 'syklene', ['syklar', 'syklane']],
  hjelm: ['hjelmer', 'hjelmen', 'hjelmene', ['hjelmar', 'hjelmane']],
  veske: ['vesker', 'vesken', 'veskene', ['veska', 'veskene']],
  ski: ['ski', 'skien', 'skiene', ['skia']],
  kjelke: ['kjelker', 'kjelken', 'kjelkene', ['kjelkar', 'kjelkane']],
  brett: ['brett', 'brettet', 'brettene', ['bretta']],
  sett: ['sett', 'settet', 'settene', ['setta']],
  skøyte: ['skøyter', 'skøyten', 'skøytene', ['skøyta', 'skøytene']],
  pulk: ['pulker', 'pulken', 'pulkene', ['pulkar', 'pulkane']],
  kåpe: ['kåper', 'kåpen', 'kåpene', ['kåpa', 'kåpene']],
  skjorte: ['skjorter', 'skjorten', 'skjortene', ['skjorta', 'skjortene']],
  anorakk: ['anorakker', 'anorakken', 'anorakkene', ['anorakkar', 'anorakkane']],
  termos: ['termoser', 'termosen', 'termosene', ['termosar', 'termosane']],
  lavvo: ['lavvoer', 'lavvoen', 'lavvoene', ['lavvoar', 'lavvoane']],
  tarp: ['tarper', 'tarpen', 'tarpene', ['tarpar', 'tarpane']],
};
const byLength = Object.keys(heads).toSorted((a, b) => b.length - a.length);

/** First parts of compounds that people link with another letter than the catalogue, or with none. */
const links: [catalogue: RegExp, written: string[]][] = [
  [/^hunde(?=\p{L})/u, ['hund']],
  [/^barne(?=\p{L})/u, ['barn']],
  [/^langrenns(?=\p{L})/u, ['langrenn']],
  [/^langrenn(?=ski)/u, ['langrenns']],
  [/^ekspedisjons(?=\p{L})/u, ['ekspedisjon']],
  [/^trenings(?=\p{L})/u, ['trening']],
  [/^sports(?=\p{L})/u, ['sport']],
  [/^redningsvest/u, ['redningvest']],
  [/^topptur(?=\p{L})/u, ['toppturs']],
  [/^dagstur(?=\p{L})/u, ['dagtur']],
];

/** The word a shopper would use for the kind: without who it is for, how many it holds and what it weighs. */
export const nameOf = ({ kind }: DemoArticle): string =>
  kind.name
    .replace('{n}-mannstelt', 'telt')
    .replace(/−?\{n\}.*$/u, '')
    .replace(/ barn$/, '')
    .trim()
    .toLowerCase();

const oneThing = new Map([['bikkjesele', 'hundesele']]);
const thing = (name: string) => oneThing.get(name) ?? name;

/** A terrengløpesko is a løpesko; a bikkjesele is a hundesele by another name. */
export const isOf = (kind: string, article: DemoArticle): boolean => thing(nameOf(article)).endsWith(thing(kind));

/**
 * The forms people type of each kind of the shop: what nobody would write (a plural that is the singular) is left out.
 * Each is answered well when the ten first hits are of the kind.
 */
export function nameForms(articles: readonly DemoArticle[]): NameForm[] {
  const kinds = [...new Set(articles.map(nameOf).filter((name) => /^[\p{L} -]{3,}$/u.test(name)))];
  return kinds.flatMap((kind) => {
    const forms = new Map<string, FormClass>();
    const add = (name: FormClass, ...written: string[]) => {
      for (const one of written) if (!forms.has(one)) forms.set(one, name);
    };
    add('as is', kind);
    const head = byLength.find((one) => kind.endsWith(one));
    if (head) {
      const first = kind.slice(0, -head.length);
      const [plural, definite, definitePlural, nynorsk] = heads[head] as (typeof heads)[string];
      add('plural', first + plural);
      add('definite', first + definite);
      add('definite plural', first + definitePlural);
      add('nynorsk', ...nynorsk.map((form) => first + form));
      if (/\p{L}{2,}$/u.test(first)) {
        add('hyphen', `${first}-${head}`, `${first}-${plural}`);
        add('apart', `${first} ${head}`, `${first} ${plural}`);
      }
    }
    for (const [catalogue, written] of links) add('linked', ...written.map((one) => kind.replace(catalogue, one)));
    for (const form of [...forms.keys()])
      if (/[æøå]/.test(form)) add('ascii', ascii(form, 'ae', 'oe', 'aa'), ascii(form, 'a', 'o', 'a'));
    if (kind.length >= 7) add('slip', ...slips(kind));
    return [...forms].map(([written, name]) => ({ kind, class: name, written }));
  });
}

const ascii = (word: string, ae: string, oe: string, aa: string) =>
  word.replaceAll('æ', ae).replaceAll('ø', oe).replaceAll('å', aa);

/** A letter left out, doubled, and two that changed places; where, the word itself decides. */
function slips(word: string): string[] {
  const at = 2 + ([...word].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % (word.length - 4));
  const [before, letter, next, after] = [word.slice(0, at), word[at], word[at + 1], word.slice(at + 2)];
  const all = [
    `${before}${next}${after}`,
    `${before}${letter}${letter}${next}${after}`,
    `${before}${next}${letter}${after}`,
  ];
  return all.filter((one) => one !== word && !one.includes('  '));
}
