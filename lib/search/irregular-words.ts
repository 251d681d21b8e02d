import { fold } from './normalise';

/** Forms the rules would miss, by lemma. Also found at the end of compounds, when they are four letters or more. */
const nounsAndColors: Record<string, string> = {
  sko: 'skor skorne skoen skoene skoa',
  ski: 'skien skiene skia skiane skis',
  mann: 'menn mennene mennenes',
  barn: 'barna barnas barnet barnets born borna',
  klær: 'klærne klede kleder kleda',
  fot: 'føtter føttene',
  hånd: 'hender hendene hand handa hånda hånden',
  tå: 'tær tærne',
  tre: 'trær trærne treet',
  kne: 'knær knærne kneet',
  håndkle: 'håndklær håndklærne håndkleet håndkleer håndklede',
  bok: 'bøker bøkene',
  ku: 'kyr kyrne',
  strand: 'strender strendene',
  stang: 'stenger stengene stenger stengar',
  tang: 'tenger tengene',
  laken: 'lakenet lakener laknene lakenene',
  hvit: 'hvitt hvite kvit kvitt kvite',
  blå: 'blått blåe',
  grå: 'grått gråe',
  grønn: 'grønt grønne grøn grøne',
  gul: 'gult gule',
  brun: 'brunt brune',
  lys: 'lyst lyse lysere lyset lysene lysa',
  nøkkel: 'nøkler nøklene nøklar',
};

/** Only as whole words: "rene" also ends fingrene. */
const adjectives: Record<string, string> = {
  tynn: 'tynt tynne',
  tykk: 'tykt tykke tjukk tjukke tjukt',
  varm: 'varmt varme varmere varmest',
  lett: 'lette lettere lettest',
  liten: 'lita lite små lille',
  våt: 'vått våte',
  flat: 'flatt flate',
  ny: 'nytt nye nyere',
  myk: 'mykt myke mjuk mjukt mjuke',
  hel: 'helt hele heil heilt heile',
  smal: 'smalt smale',
  stor: 'stort store større størst',
  høy: 'høyt høye høyere høg høgt høge',
  lav: 'lavt lave lavere låg lågt låge lågare',
  lang: 'langt lange lengre lengst',
  tørr: 'tørt tørre',
  ren: 'rent rene',
  bred: 'bredt brede brei breitt breie',
  sterk: 'sterkt sterke',
  blank: 'blankt blanke',
  mørk: 'mørkt mørke mørkere',
};

const adjectiveForms = new Set(Object.entries(adjectives).flatMap(([lemma, forms]) => [lemma, ...forms.split(' ')]));
export const isAdjective = (word: string) => adjectiveForms.has(word);

/** Words that only look inflected. */
export const unstemmed: ReadonlySet<string> = new Set(
  'lilla rosa oransje beige sko ski hals vest regn barn vann ull lin mer alle ute inne goretex softshell hardshell khaki hundre'.split(
    ' ',
  ),
);

// A fold that is another word: klær/klar, tær/tar, trær/trar.
const notFolded = new Set(['klær', 'tå', 'tre', 'kne']);

const byForm = (lemmas: Record<string, string>): [string, string][] =>
  Object.entries(lemmas).flatMap(([lemma, list]) =>
    list
      .split(' ')
      .flatMap((form) => (notFolded.has(lemma) ? [form] : [form, fold(form)]))
      .filter((form) => form !== lemma)
      .map((form): [string, string] => [form, lemma]),
  );

/** Form to lemma, for the ends of compounds. */
export const irregularEnds: ReadonlyMap<string, string> = new Map(byForm(nounsAndColors));
/** Form to lemma, for whole words. */
export const irregular: ReadonlyMap<string, string> = new Map([...irregularEnds, ...byForm(adjectives)]);
