import { factRows } from './fact-rows';

type Fact = ReturnType<typeof factRows>[number];

/** What a shopper asks of goods first, in this order; where a word helps to read the figure, its key says so. */
const WORTH = [
  [/^vannsøyle/i, 'water'],
  [/^pustevne/i, 'breath'],
  [/^komforttemperatur/i, 'comfort'],
  [/^(isolasjon|fyllkraft|fyll)\b/i, 'warmth'],
  [/^r-verdi/i, 'ground'],
  [/^(volum|kapasitet)\b/i, undefined],
  [/^(personer|soveplasser|makslast)/i, undefined],
  [/^(motor|dreiemoment)/i, undefined],
  [/^batteri/i, 'battery'],
  [/^rekkevidde/i, undefined],
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

/**
 * The few facts that are worth a panel of their own (rule 2.71): figures a shopper chooses by, what it weighs, and the season it is
 * made for. Of too few there are none.
 */
export function featuresOf(article: { techDescription: string; season: string }, seasonLabel: string): Feature[] {
  const facts = factRows(article.techDescription).filter(fits);
  const first = (pattern: RegExp) => facts.find(({ label }) => pattern.test(label));
  const worth = WORTH.flatMap(([pattern, help]) => {
    const fact = first(pattern);
    return fact ? [{ ...fact, help }] : [];
  });
  const weight = first(WEIGHT);
  const season = { label: seasonLabel, value: article.season.trim() };
  const last: Feature[] = [...(weight ? [weight] : []), ...(fits(season) ? [season] : [])];
  const features = [...worth.slice(0, Math.max(MOST - last.length, FEWEST)), ...last].slice(0, MOST);
  return features.length < FEWEST ? [] : features;
}
