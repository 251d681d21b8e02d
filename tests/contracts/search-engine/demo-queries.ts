import type { DemoArticle } from '@/demo/articles';
import type { Judged } from './judge';

type Query = Judged<DemoArticle>;
type Grade = Query['grade'];

/** By what the article was made as: kinds that match the first pattern 3, the second 2, the third 1. */
const made =
  (...patterns: RegExp[]): Grade =>
  ({ kind }) => {
    const at = patterns.findIndex((pattern) => pattern.test(kind.name));
    return at < 0 ? 0 : 3 - at;
  };

/** What is made for others is not it; what fits all is nearly as good, where the kind is made for some at all. */
const whose =
  (who: string, grade: Grade): Grade =>
  (article, listed) => {
    const full = grade(article, listed);
    if (who.includes(article.who)) return full;
    return article.who === 'u' && 'hd'.includes(who) ? Math.max(0, full - 1) : 0;
  };
const herre = (grade: Grade) => whose('h', grade);
const dame = (grade: Grade) => whose('d', grade);
const barn = (grade: Grade): Grade => {
  const children = whose('bk', grade);
  return (article, listed) =>
    article.who === 'j' ? Math.max(0, grade(article, listed) - 1) : children(article, listed);
};
const junior = (grade: Grade) => whose('jk', grade);

const only =
  (fits: (article: DemoArticle, colors: string[]) => boolean) =>
  (grade: Grade): Grade =>
  (article, listed) =>
    fits(
      article,
      listed.colorGroups.map((group) => group.name),
    )
      ? grade(article, listed)
      : 0;
const color = (name: string) => only((_, colors) => colors.includes(name));
const size = (label: string) => only(({ variants }) => variants.some((variant) => variant.size === label));
const called = (pattern: RegExp) => only(({ name }) => pattern.test(name));
const from = (line: string) => only((article) => article.line.name === line);
const under = (kroner: number) => only(({ price }) => price <= kroner * 100);
const anything: Grade = () => 3;

const jackets = /jakke$|anorakk|regnkåpe/;
const rucksacks = /(ryggsekk|turs|ekspedisjonss|toppturs|sykkels|barnes)ekk|ryggsekk/;

/** Asked by somebody sceptical: as people type on a phone, in both written languages, in sizes, prices and slips. */
export const demoQueries: Query[] = [
  { query: 'vinterdress barn', grade: made(/vinterdress/, /parkdress/) },
  { query: 'parkdress', grade: made(/parkdress/, /vinterdress/) },
  { query: 'regntøy barn', grade: barn(made(/regnjakke|regnbukse/)) },
  { query: 'regnjakke dame', grade: dame(made(/regnjakke/, /regnkåpe/)) },
  { query: 'regnfrakk dame', grade: dame(made(/regnkåpe/, /regnjakke/)) },
  { query: 'regnbukser junior', grade: junior(made(/regnbukse/)) },
  { query: 'ullundertøy barn', grade: barn(made(/ullundertøy|ulltrøye/)) },
  { query: 'ullundertøy herre', grade: herre(made(/ullundertøy|ulltrøye|ullunderbukse/)) },
  { query: 'ullstillongs dame', grade: dame(made(/ullunderbukse/, /ullundertøy/)) },
  { query: 'ulltrøyer', grade: made(/ulltrøye/) },
  { query: 'ullsokkar', grade: made(/ullsokk/, /tursokk|skisokk/) },
  { query: 'høye fjellsko dame', grade: dame(made(/fjellsko/, /tursko|anmarsjsko/)) },
  { query: 'fjellstøvler herre', grade: herre(made(/fjellsko/, /vinterstøvel|gummistøvel/, /tursko/)) },
  { query: 'tursko barn', grade: barn(made(/tursko/)) },
  { query: 'joggesko herre str 44', grade: size('44')(herre(made(/løpesko/))) },
  { query: 'terrengløpesko', grade: made(/terrengløpesko/, /^løpesko/) },
  { query: 'gummistøvler barn str 28', grade: size('28')(barn(made(/gummistøvel/))) },
  { query: 'fôrede gummistøvler', grade: made(/fôret gummistøvel/, /gummistøvel/) },
  { query: 'vinterstøvlar', grade: made(/vinterstøvel/) },
  { query: 'vintersko barn', grade: barn(made(/vinterstøvel/, /fritidssko|tursko/)) },
  { query: 'slalåmstøvler', grade: made(/alpinstøvel/) },
  { query: 'slalomski', grade: made(/alpinski/, /toppturski/) },
  { query: 'toppturski', grade: made(/toppturski/) },
  { query: 'langrenski', grade: made(/langrennski/) },
  { query: 'langrennsski junior', grade: junior(made(/langrennski/)) },
  { query: 'skisko', grade: made(/langrennssko/, /alpinstøvel/) },
  { query: 'skistaver', grade: made(/(alpin|langrenns|fjellski)stav/) },
  { query: 'fjellski', grade: made(/^fjellski /, /fjellskistav/) },
  { query: 'skihjelm barn', grade: barn(made(/skihjelm/)) },
  { query: 'slalåmhjelm', grade: made(/skihjelm/) },
  { query: 'goggles', grade: made(/skibrille/) },
  { query: 'skibukse dame', grade: dame(made(/skibukse/, /skallbukse|langrennsbukse/)) },
  { query: 'akebrett', grade: made(/akebrett/, /kjelke/) },
  { query: 'kjelke', grade: made(/kjelke/, /akebrett/) },
  { query: 'sykkelhjelm barn', grade: barn(made(/sykkelhjelm/)) },
  { query: 'hjelm', grade: made(/hjelm$/, /hjelmlykt/) },
  { query: 'elsykkel', grade: made(/elsykkel/) },
  { query: 'el-sykler', grade: made(/elsykkel/) },
  { query: 'mtb', grade: made(/terrengsykkel/) },
  { query: 'gravel', grade: made(/grussykkel/) },
  { query: 'barnesykkel 16 tommer', grade: called(/16 tommer/)(made(/barnesykkel/)) },
  { query: 'hybridsykkel dame', grade: dame(made(/hybridsykkel/)) },
  { query: 'sykkeltrøye herre', grade: herre(made(/sykkeltrøye/)) },
  { query: 'sykelhjelm', grade: made(/sykkelhjelm/) },
  { query: '3 manns telt', grade: called(/3-mannstelt|telt 3 personer/)(made(/telt/)) },
  { query: 'lavvo 6 personer', grade: called(/ 6 /)(made(/lavvo/)) },
  { query: 'telt', grade: made(/telt/) },
  { query: 'sovepose barn', grade: made(/barnesovepose/, /sovepose/) },
  { query: 'soveposer', grade: made(/sovepose/) },
  { query: 'liggeunderlag', grade: made(/liggeunderlag/) },
  { query: 'sovemadrass', grade: made(/liggeunderlag/) },
  { query: 'ryggsekk 60 liter', grade: called(/ 60 L/)(made(/ryggsekk/)) },
  { query: 'ryggsekk dame', grade: dame(made(/turryggsekk/, rucksacks)) },
  { query: 'dagstursekk 22l', grade: called(/ 22 L/)(made(/dagstursekk/)) },
  { query: 'barnesekk', grade: made(/barnesekk/) },
  { query: 'duffelbag 90 liter', grade: called(/ 90 L/)(made(/duffelbag|ekspedisjonsbag/)) },
  { query: 'primus', grade: made(/stormkjøkken|brenner/) },
  { query: 'gasbrenner', grade: made(/gassbrenner/, /multifuel/) },
  { query: 'termos 1 liter', grade: called(/1,0 l/)(made(/termos/)) },
  { query: 'drikkeflaske barn', grade: made(/barneflaske/, /drikkeflaske|treningsflaske|sykkelflaske/) },
  { query: 'turmat', grade: ({ kind }) => (kind.family === 'food' ? 3 : 0) },
  { query: 'energibar', grade: made(/energibar/) },
  { query: 'hodelykt', grade: made(/hodelykt/, /løpelykt|barnelykt/) },
  { query: 'pannelampe', grade: made(/hodelykt/, /løpelykt|barnelykt/) },
  { query: 'hundesele', grade: made(/hundesele|bikkjesele/, /trekksele/) },
  { query: 'trekksele hund', grade: made(/trekksele/, /hundesele|bikkjesele/) },
  { query: 'flytevest barn', grade: barn(made(/redningsvest barn/)) },
  { query: 'votter barn', grade: made(/barnevott/, /vott/) },
  { query: 'vanter', grade: made(/vott|hanske/) },
  { query: 'svart lue', grade: color('Svart')(made(/lue/)) },
  { query: 'raud dunjakke', grade: color('Rød')(made(/dunjakke/)) },
  { query: 'boblejakke dame', grade: dame(made(/dunjakke/)) },
  { query: 'dunjakke herre xl', grade: size('XL')(herre(made(/dunjakke/))) },
  { query: 'blå skalljakke herre', grade: color('Blå')(herre(made(/skalljakke/))) },
  { query: 'skaljakke', grade: made(/skalljakke/) },
  { query: 'vinterjakke barn', grade: barn(made(/vinterjakke/)) },
  { query: 'jakke under 1000 kr', grade: under(1000)(made(jackets)) },
  { query: 'fleecejakke barn', grade: barn(made(/fleecejakke/)) },
  { query: 'hettegensar dame', grade: dame(made(/hettegenser/)) },
  { query: 'ullgenser', grade: made(/ullgenser/) },
  { query: 'turbukse dame', grade: dame(made(/turbukse/)) },
  { query: 'tights dame', grade: dame(made(/tights/)) },
  { query: 'løpetights herre', grade: herre(made(/løpetights/, /treningstights/)) },
  { query: 't-skjorte dame', grade: dame(made(/T-skjorte/, /løpetrøye|sykkeltrøye/)) },
  { query: 'yogamatte', grade: made(/treningsmatte/) },
  { query: 'fotball', grade: made(/fotball/) },
  { query: 'solbriller barn', grade: barn(made(/barnesolbrille/)) },
  { query: 'padlevest', grade: made(/padlevest/, /redningsvest/) },
  { query: 'gåstaver', grade: made(/gåstav/) },
  { query: 'Tindra', grade: from('Tindra')(anything) },
  { query: 'tindra ryggsekk', grade: from('Tindra')(made(/ryggsekk/, rucksacks)) },
  { query: 'heldre jakke', grade: from('Heldre')(made(jackets)) },
];
