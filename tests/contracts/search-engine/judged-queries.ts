import type { Facts, FixtureArticle } from './fixture';
import type { Judged as JudgedQuery } from './judge';

type Judged = JudgedQuery<Facts, FixtureArticle>;

/** Kinds by grade: those of the first list 3, of the second 2, of the third 1. */
const kinds =
  (...lists: string[]) =>
  ({ kind }: Facts) => {
    const at = lists.findIndex((list) => list.split(' ').includes(kind));
    return at < 0 ? 0 : 3 - at;
  };

/** Halves the grade of what is not for `gender`; unisex is nearly as good. */
const forGender =
  (gender: number, grade: Judged['grade']): Judged['grade'] =>
  (facts, article) => {
    const full = grade(facts, article);
    if (article.genders.includes(gender)) return full;
    return gender < 4 && article.genders.includes(10) ? Math.max(0, full - 1) : 0;
  };

const inSize =
  (size: string, grade: Judged['grade']): Judged['grade'] =>
  (facts, article) =>
    article.sizes.includes(size) ? grade(facts, article) : 0;

const inColor =
  (color: string, grade: Judged['grade']): Judged['grade'] =>
  (facts, article) =>
    facts.color === color ? grade(facts, article) : 0;

const withDetail =
  (pattern: RegExp, grade: Judged['grade']): Judged['grade'] =>
  (facts, article) =>
    pattern.test(facts.detail) ? grade(facts, article) : 0;

const allJackets = 'skalljakke vinterjakke dunjakke regnjakke softshelljakke fleecejakke';

export const judgedQueries: Judged[] = [
  { query: 'vinterjakke dame', grade: forGender(2, kinds('vinterjakke', 'dunjakke')) },
  { query: 'jakke vinter', grade: kinds('vinterjakke', 'dunjakke') },
  { query: 'vinterjakker', grade: kinds('vinterjakke', 'dunjakke') },
  { query: 'regnbukse barn', grade: forGender(4, kinds('regnbukse')) },
  { query: 'ullundertøy', grade: kinds('ulltrøye ullongs', 'superundertøy') },
  { query: 'fjellsko str 43', grade: inSize('43', kinds('fjellsko', 'tursko')) },
  { query: 'fjellsko 42 2/3', grade: inSize('42 2/3', kinds('fjellsko', 'tursko')) },
  { query: 'skihjelm', grade: kinds('skihjelm') },
  { query: 'sykkelhjelm', grade: kinds('sykkelhjelm') },
  { query: 'turryggsekk 50l', grade: withDetail(/^50/, kinds('turryggsekk')) },
  { query: 'ryggsekk 50 liter', grade: withDetail(/^50/, kinds('turryggsekk', '', 'pakksekk')) },
  { query: 'bikkjesele', grade: kinds('hundesele') },
  { query: 'regnbuske', grade: kinds('regnbukse') },
  { query: 'ulltroye', grade: kinds('ulltrøye') },
  { query: 'ulltroeye herre', grade: forGender(1, kinds('ulltrøye')) },
  { query: 'hodelyckt', grade: kinds('hodelykt') },
  { query: 'headlamp', grade: kinds('hodelykt') },
  { query: 'skor', grade: kinds('fjellsko tursko løpesko klatresko', 'sandaler gummistøvler vinterstøvler') },
  { query: 'støvlar', grade: kinds('gummistøvler vinterstøvler fjellsko') },
  { query: 'gummistøvel barn', grade: forGender(4, kinds('gummistøvler')) },
  {
    query: 'goretex jakke',
    grade: (facts, { name }) => (facts.kind === 'skalljakke' && /gore|gtx/i.test(name) ? 3 : 0),
  },
  { query: '3-mannstelt', grade: withDetail(/^3/, kinds('tunneltelt kuppeltelt')) },
  { query: 'telt 3 personer', grade: withDetail(/^3/, kinds('tunneltelt kuppeltelt')) },
  { query: 'telt', grade: kinds('tunneltelt kuppeltelt', 'teltplugger') },
  { query: 'svart lue', grade: inColor('Svart', kinds('lue', 'pannebånd')) },
  { query: 'raud jakke', grade: inColor('Rød', kinds(allJackets)) },
  { query: 'grøn lua', grade: inColor('Grønn', kinds('lue')) },
  { query: 'kvit genser', grade: inColor('Hvit', kinds('genser')) },
  { query: 'tskjorte herre', grade: forGender(1, kinds('tskjorte')) },
  { query: 't-skjorter', grade: kinds('tskjorte') },
  { query: 'soveposar', grade: kinds('sovepose') },
  { query: 'sekk', grade: kinds('turryggsekk dagstursekk', 'pakksekk') },
  { query: 'dagstursekken', grade: kinds('dagstursekk') },
  { query: 'softshell', grade: kinds('softshelljakke') },
  { query: 'hundesele str m', grade: inSize('M', kinds('hundesele')) },
  { query: 'kvinne skalljakke', grade: forGender(2, kinds('skalljakke')) },
  { query: 'liggjeunderlag', grade: kinds('liggeunderlag') },
  { query: 'langrennski', grade: kinds('langrennsski', 'fjellski') },
  { query: 'skibrille', grade: kinds('skibriller') },
  { query: 'fleece jakke barn', grade: forGender(4, kinds('fleecejakke')) },
  { query: 'fiskestenger', grade: kinds('fiskestang') },
  { query: 'stormkjøken', grade: kinds('stormkjøkken') },
  { query: 'redningsvest', grade: kinds('flytevest') },
  { query: 'vanntett bukse', grade: kinds('regnbukse skibukse', '', 'turbukse') },
  { query: 'varm sovepose', grade: kinds('sovepose') },
  { query: 'hodelykt 1000 lumen', grade: withDetail(/^1000/, kinds('hodelykt')) },
  { query: 'jakke med hette', grade: kinds('skalljakke vinterjakke', '', allJackets) },
  { query: 'lykt', grade: kinds('hodelykt lommelykt') },
  { query: 'langrenn ski', grade: kinds('langrennsski', 'skistaver', 'fjellski') },
  { query: 'sykkel', grade: kinds('terrengsykkel', 'sykkelhjelm sykkelbukse sykkellås') },
  { query: 'hansker', grade: kinds('skihansker', 'votter') },
  { query: 'dametrøye ull', grade: forGender(2, kinds('ulltrøye')) },
  { query: 'sko i skinn pleie', grade: kinds('skosmøring') },
  {
    query: 'herresko str 45',
    grade: inSize('45', forGender(1, kinds('fjellsko tursko løpesko klatresko', 'sandaler'))),
  },
  { query: 'bobelejakke', grade: kinds('dunjakke') },
  { query: 'primus', grade: kinds('stormkjøkken') },
  { query: 'blå skalljakke dame xl', grade: inSize('XL', inColor('Blå', forGender(2, kinds('skalljakke')))) },
  { query: 'fiskestong', grade: kinds('fiskestang') },
  { query: 'regntøy barn', grade: forGender(4, kinds('regndress regnbukse regnjakke')) },
];
