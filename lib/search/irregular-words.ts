import { fold } from './normalise';

/** Forms the rules would miss, by lemma. Also found at the end of compounds when they are four letters or more. */
const forms: Record<string, string> = {
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
  natt: 'netter nettene',
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
  sterk: 'sterkt sterke',
  blank: 'blankt blanke',
  mørk: 'mørkt mørke mørkere',
  lys: 'lyst lyse lysere lyset lysene lysa',
  nøkkel: 'nøkler nøklene nøklar',
};

/** Words that only look inflected. */
export const unstemmed: ReadonlySet<string> = new Set(
  'lilla rosa oransje beige sko ski hals vest regn barn vann ull lin mer alle ute inne goretex softshell hardshell khaki'.split(
    ' ',
  ),
);

// A fold that is another word: klær/klar, tær/tar, trær/trar.
const notFolded = new Set(['klær', 'tå', 'tre', 'kne']);

export const irregular: ReadonlyMap<string, string> = new Map(
  Object.entries(forms).flatMap(([lemma, list]) =>
    list
      .split(' ')
      .flatMap((form): [string, string][] => [
        [form, lemma],
        ...(notFolded.has(lemma) ? [] : ([[fold(form), lemma]] as [string, string][])),
      ])
      .filter(([form]) => form !== lemma),
  ),
);
