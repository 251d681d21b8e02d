import { fold } from './normalise';

const vowel = /[aeiouyæøå]/;
/** Bokmål and nynorsk, nouns and adjectives, longest first. The stem left must have a vowel and two letters. */
const endings = ['erne', 'arne', 'orne', 'ene', 'ane', 'ete', 'ere', 'en', 'et', 'er', 'ar', 'a', 'e'];

/** Step 3: the key of all inflected forms (jakke, jakka, jakken → jakk). The word must be normalised, not folded. */
export function stem(word: string): string {
  if (word.length < 3 || /\d/.test(word) || unstemmed.has(word)) return word;
  const lemma = irregularLemma(word);
  if (lemma !== undefined) return lemma;
  const bare = withoutS(word);
  const ending = endings.find((candidate) => bare.endsWith(candidate) && canLose(bare, candidate.length));
  let result = ending ? withoutS(bare.slice(0, -ending.length)) : bare;
  // genseren → genser → gens, as genser itself; nynorsk fiskaren → fiskar → fisk
  if (ending && !ending.startsWith('er') && /[ea]r$/.test(result) && canLose(result, 2)) result = result.slice(0, -2);
  return contracted(result);
}

const canLose = (word: string, length: number) => word.length - length >= 2 && vowel.test(word.slice(0, -length));

/** Genitive and English plural: barnas, damens, tights. Words in -ss and short ones (lys, hals) keep their s. */
function withoutS(word: string): string {
  if (!word.endsWith('s') || word.length < 5) return word;
  const before = word.at(-2) as string;
  if (before === 's' || 'iouyøå'.includes(before)) return word;
  return word.slice(0, -1);
}

/** støvel/støvler, sykkel/sykler, finger/fingrer, rom/rommet, kald/kaldt: one stem for both. */
function contracted(word: string): string {
  const syllables = word.match(/[aeiouyæøå]+/g)?.length ?? 0;
  let result = word;
  if (syllables >= 2 && /[^aeiouyæøå]el$/.test(word)) result = `${word.slice(0, -2)}l`;
  else if (/[bdfgkmpstv]r$/.test(word) && word.length > 3) result = word.slice(0, -1);
  if (result.endsWith('dt')) return result.slice(0, -1);
  return result.replace(/([bdfgklmnpstv])\1(l?)$/, (all, letter: string, l: string) =>
    l || letter === 'm' ? letter + l : all,
  );
}

function irregularLemma(word: string): string | undefined {
  const whole = irregular.get(word);
  if (whole !== undefined) return stem(whole);
  for (let start = 2; start <= word.length - 4; start++) {
    const lemma = irregularEnds.get(word.slice(start));
    if (lemma !== undefined) return word.slice(0, start) + stem(lemma);
  }
  return undefined;
}

/** Irregular forms by lemma; from four letters on also at the end of compounds. */
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

/** Whole words only: "rene" also ends fingrene. */
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

export const unstemmed: ReadonlySet<string> = new Set(
  'lilla rosa oransje beige sko ski hals vest regn barn vann ull lin mer alle ute inne goretex softshell hardshell khaki hundre'.split(
    ' ',
  ),
);

// Whose fold is another word: klær/klar, tær/tar, trær/trar.
const notFolded = new Set(['klær', 'tå', 'tre', 'kne']);

const byForm = (lemmas: Record<string, string>): [string, string][] =>
  Object.entries(lemmas).flatMap(([lemma, list]) =>
    list
      .split(' ')
      .flatMap((form) => (notFolded.has(lemma) ? [form] : [form, fold(form)]))
      .filter((form) => form !== lemma)
      .map((form): [string, string] => [form, lemma]),
  );

export const irregularEnds: ReadonlyMap<string, string> = new Map(byForm(nounsAndColors));
export const irregular: ReadonlyMap<string, string> = new Map([...irregularEnds, ...byForm(adjectives)]);
