import type { Fact } from '@/demo/tech/fact';
import { type Family, grammars } from '@/demo/words/families';
import { type Told, toldFacts } from '@/demo/words/told-facts';
import { at, type Random, randomFor } from './random';

/** What is said of Heldre's goods only. */
const expedition = [
  'Kolleksjonen er prøvd gjennom en vinter på Jan Mayen, der vinden sjelden tar fri.',
  'Detaljene er valgt av folk som har overvintret: store dragere, få glidelåser, ingenting som fryser fast.',
  'Serien er laget for uker ute, ikke timer.',
  'Signalfargen på fôr og dragere er lett å finne igjen i fokk.',
  'Alle deler som slites, kan repareres på verkstedet vårt.',
];

export type TextOf = {
  family: Family;
  /** 'Rimfjell Storr' */
  title: string;
  line: string;
  forChildren: boolean;
  groupId: number;
  /** Place among the group's articles: neighbours start and end differently. */
  index: number;
  id: number;
  facts: readonly Fact[];
};

/** Words that keep their capital within a sentence: 'EN 1078', 'UV 400', 'USB-C', 'S 155–168'. */
const withinSentence = (value: string) =>
  /^\p{Lu}\p{Ll}/u.test(value) ? value.charAt(0).toLowerCase() + value.slice(1) : value;

/** What may be said of a fact: the sentences whose pattern its value fits. */
function sentencesOf([label, value]: Fact): string[] {
  const told: Told = toldFacts[label] ?? [];
  return told
    .flatMap((one) => {
      if (typeof one === 'string') return [one];
      const [when, ...sentences] = one;
      return when.test(value) ? sentences : [];
    })
    .map((sentence) => sentence.replaceAll('{v}', value).replaceAll('{l}', withinSentence(value)));
}

/** Two facts of the model, told as a seller would; brothers and sisters of a model tell of others. */
function told(facts: readonly Fact[], random: Random): [string, string] {
  const telling = random.shuffle(facts.filter((fact) => sentencesOf(fact).length > 0));
  const [first = '', second = ''] = telling.slice(0, 2).map((fact) => random.pick(sentencesOf(fact)));
  return [first, second];
}

const stems = (text: string) => (text.toLowerCase().match(/[\p{L}\d]{5,}/gu) ?? []).map((word) => word.slice(0, 5));

/** Whether a sentence is about what another has told: they share the beginning of a long word. */
function speaksOf(sentence: string, told: string): boolean {
  const said = new Set(stems(told));
  return stems(sentence).some((stem) => said.has(stem));
}

/** Five sentences in two short paragraphs; no two neighbours in a group open or close alike. */
export function describe({ family, title, line, forChildren, groupId, index, id, facts }: TextOf, attempt = 0): string {
  const grammar = grammars[family];
  const turn = randomFor(`turn:${groupId}:${family}`);
  const [openings, closings] = [turn.shuffle(grammar.open), turn.shuffle(grammar.close)];
  const random = randomFor(`text:${id}:${attempt}`);
  const [first, second] = told(facts, random);
  const [detail = '', other = ''] = random
    .shuffle(grammar.body)
    .filter((sentence) => !speaksOf(sentence, `${first} ${second}`));
  const closing = closings.slice(index % closings.length).find((one) => !speaksOf(one, `${first} ${second} ${detail}`));
  const ours = line === 'Heldre' ? random.pick(expedition) : other;
  const last = forChildren && grammar.kids ? random.pick(grammar.kids) : ours;
  return [
    [at(openings, index), first, detail],
    [second, forChildren || random.chance(0.5) ? last : (closing ?? last)],
  ]
    .map((sentences) => sentences.filter(Boolean).join(' '))
    .join('\n\n')
    .replaceAll('{navn}', title);
}
