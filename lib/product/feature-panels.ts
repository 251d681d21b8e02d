import { factRows } from './fact-rows';

type Fact = ReturnType<typeof factRows>[number];

/** In the order shown. Where a figure needs a word, its key names it. */
const WORTH = [
  [/^vannsøyle/i, 'water'],
  [/^pustevne/i, 'breath'],
  [/^komforttemperatur/i, 'comfort'],
  [/^(isolasjon|fyllkraft|fyll)\b/i, 'warmth'],
  [/^r-verdi/i, 'ground'],
  [/^(volum|kapasitet)\b/i, undefined],
  [/^(personer|soveplasser)/i, undefined],
  [/^batteri/i, 'battery'],
  [/^rekkevidde/i, undefined],
  [/^(motor|dreiemoment)/i, undefined],
  [/^makslast/i, undefined],
  [/^lysstyrke/i, undefined],
  [/^lystid/i, undefined],
  [/^holder varmt/i, undefined],
  [/^effekt/i, undefined],
  [/^koketid/i, undefined],
  [/^oppdrift/i, 'lift'],
  [/^(stoffvekt|tykkelse)/i, undefined],
  [/^fibertykkelse/i, 'fibre'],
  [/^(midjebredde|flex|dropp|lengde)\b/i, undefined],
  [/^(standard|upf|solfaktor)/i, undefined],
  [/^membran/i, undefined],
  [/^gir\b/i, undefined],
  [/^hjulstørrelse/i, undefined],
  [/^skafthøyde/i, undefined],
] as const;

const WEIGHT = /^(vekt|nettovekt)\b/i;
const LONGEST_VALUE = 22;
const FEWEST = 2;
const MOST = 4;

export type FeatureHelp = NonNullable<(typeof WORTH)[number][1]>;
export interface Feature extends Fact {
  help?: FeatureHelp | undefined;
}

const fits = ({ label, value }: Fact) => label !== '' && value !== '' && value.length <= LONGEST_VALUE;

/** Returns the facts for panels (rule 2.71): figures, then weight, then season if there is room; none when they are too few. */
export function featuresOf(article: { techDescription: string; season: string }, seasonLabel: string): Feature[] {
  const facts = factRows(article.techDescription).filter(fits);
  const first = (pattern: RegExp) => facts.find(({ label }) => pattern.test(label));
  const worth = WORTH.flatMap(([pattern, help]) => {
    const fact = first(pattern);
    return fact ? [{ ...fact, help }] : [];
  });
  const weight = first(WEIGHT);
  const season = { label: seasonLabel, value: article.season.trim() };
  const figures: Feature[] = weight ? [...worth.slice(0, MOST - 1), weight] : worth.slice(0, MOST);
  const features = fits(season) ? [...figures, season].slice(0, MOST) : figures;
  return features.length < FEWEST ? [] : features;
}
