import type { Family } from './families';

/**
 * What has to be so of an article for a sentence to be true of it: a fact of its table by its label ('Passform'), or one
 * of `About`'s own, and how its value looks. A fact that the article does not have is an empty text.
 */
export type Needs = Readonly<Record<string, RegExp>>;
/** True of a whole family, or of the articles that have what it needs. */
export type Sentence = string | readonly [needs: Needs, ...sentences: string[]];

/** An article's facts by label, and with them Navn, Familie, Materiale, Vask, Hvem ('voksen', 'barn') and Farger. */
export type About = ReadonlyMap<string, string>;

export const holds = (needs: Needs, about: About): boolean =>
  Object.entries(needs).every(([label, pattern]) => pattern.test(about.get(label) ?? ''));

export const trueOf = (sentences: readonly Sentence[], about: About): string[] =>
  sentences.flatMap((one) => {
    if (typeof one === 'string') return [one];
    const [needs, ...said] = one;
    return holds(needs, about) ? said : [];
  });

export type Pronoun = 'den' | 'det' | 'de';

const pairs: ReadonlySet<Family> = new Set<Family>([
  ...(['boot', 'trailShoe', 'leisureShoe', 'rubberBoot', 'winterBoot', 'xcBoot', 'skiBoot', 'skates'] as const),
  ...(['gloves', 'mittens', 'bikeGloves', 'socks', 'poles', 'skiPoles', 'alpineSki', 'xcSki', 'sunglasses'] as const),
]);

/** What goods are called when they are not named: a tent is 'det', and what one wears two of is 'de'. */
export function pronounOf(family: Family, name: string): Pronoun {
  if (pairs.has(family)) return 'de';
  return /(?:telt|underlag|brett|kjøkken|sett)\b/.test(name) ? 'det' : 'den';
}

/** '{den|det|dem}', '{Varm|Varmt|Varme}': the form that agrees with what the goods are called. */
export const agree = (text: string, pronoun: Pronoun): string =>
  text.replace(/\{([^{}|]*)\|([^{}|]*)\|([^{}|]*)\}/g, (_, den: string, det: string, de: string) => {
    if (pronoun === 'den') return den;
    return pronoun === 'det' ? det : de;
  });

const stems = (text: string) => (text.toLowerCase().match(/[\p{L}\d]{5,}/gu) ?? []).map((word) => word.slice(0, 5));

/** Whether a sentence is about what another has told: they share the beginning of a long word. */
export function speaksOf(sentence: string, told: string): boolean {
  const said = new Set(stems(told));
  return stems(sentence).some((stem) => said.has(stem));
}
