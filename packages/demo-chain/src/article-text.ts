import type { Fact } from 'demo-chain/tech/fact';
import { type About, agree, holds, pronounOf, speaksOf, trueOf } from 'demo-chain/words/claims';
import { type Family, grammars } from 'demo-chain/words/families';
import { type Told, toldFacts } from 'demo-chain/words/told-facts';
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
  name: string;
  line: string;
  forChildren: boolean;
  groupId: number;
  /** Place among the group's articles: neighbours start and end differently. */
  index: number;
  id: number;
  facts: readonly Fact[];
  about: About;
};

const SENTENCES = 5;
/** What every model can be told by; where it has something of its own to tell, mostly that is told. */
const ordinary = new Set(['Vekt', 'Vekt per par', 'Bruk']);

/** Words that keep their capital within a sentence: 'EN 1078', 'UV 400', 'USB-C', 'S 155–168'. */
const withinSentence = (value: string) =>
  /^\p{Lu}\p{Ll}/u.test(value) ? value.charAt(0).toLowerCase() + value.slice(1) : value;

/** What may be said of a fact: the sentences that fit its value and the rest of the article. */
export function sentencesOf([label, value]: Fact, table: Record<string, Told>, about: About): string[] {
  return (table[label] ?? []).flatMap((one) => {
    const [when, ...said] = typeof one === 'string' ? [{}, one] : one;
    const part = when instanceof RegExp ? when.exec(value) : undefined;
    if (when instanceof RegExp ? !part : !holds(when, about)) return [];
    return said.map((sentence) =>
      sentence
        .replaceAll('{v}', value)
        .replaceAll('{l}', withinSentence(value))
        .replaceAll('{1}', part?.[1] ?? ''),
    );
  });
}

/** Two facts of the model, told as a seller would; brothers and sisters of a model tell of others. */
function told(facts: readonly Fact[], about: About, random: Random): [string, string] {
  const ways = random
    .shuffle(facts)
    .map((fact) => [fact, sentencesOf(fact, toldFacts, about)] as const)
    .filter(([, sentences]) => sentences.length > 0);
  const [own, others] = [true, false].map((is) => ways.filter(([[label]]) => is !== ordinary.has(label))) as [
    typeof ways,
    typeof ways,
  ];
  const list = random.chance(0.25) ? ways : [...own, ...others];
  const [, sentences = []] = list[0] ?? [];
  const first = sentences.length ? random.pick(sentences) : '';
  const rest = list.slice(1).map(([, said]) => said.filter((one) => !speaksOf(one, first)));
  const [next = []] = rest.filter((said) => said.length > 0);
  return [first, next.length ? random.pick(next) : ''];
}

const lengthOf = (...texts: string[]) =>
  texts.filter(Boolean).reduce((sum, text) => sum + text.split(/(?<=[.!?])\s+/).length, 0);

/** Five sentences in two short paragraphs; no two neighbours in a group open or close alike. */
export function describe(text: TextOf, attempt = 0): string {
  const { family, title, name, line, forChildren, groupId, index, id, facts, about } = text;
  const grammar = grammars[family];
  const turn = randomFor(`turn:${groupId}:${family}`);
  const [openings, closings] = [grammar.open, grammar.close].map((list) => turn.shuffle(trueOf(list, about))) as [
    string[],
    string[],
  ];
  const random = randomFor(`text:${id}:${attempt}`);
  const opening = at(openings, index);
  const [first, second] = told(facts, about, random);
  const left = SENTENCES - lengthOf(opening, first, second);
  const fits = (one: string) => lengthOf(one) <= left && !speaksOf(one, `${first} ${second}`);
  const details = random.shuffle(trueOf(grammar.body, about)).sort((a, b) => Number(fits(b)) - Number(fits(a)));
  const endings = closings.map((_, i) => at(closings, index + i));
  const kids = forChildren ? random.shuffle(trueOf(grammar.kids ?? [], about)) : [];
  const ours = line === 'Heldre' ? random.shuffle(expedition) : [];
  const last =
    (random.chance(0.5) ? [...kids, ...ours, ...endings] : [...kids, ...endings, ...ours]).find(fits) ??
    details.find((one) => lengthOf(one) === 1) ??
    '';
  const detail: string[] = [];
  for (const one of details)
    if (one !== last && lengthOf(one) === 1 && lengthOf(last, ...detail, one) <= left && !speaksOf(one, last))
      detail.push(one);
  for (const one of details)
    if (one !== last && !detail.includes(one) && lengthOf(last, ...detail, one) <= left) detail.push(one);
  const [near = '', ...far] = detail;
  const paragraphs = [
    [opening, first, near],
    [second, ...far, last],
  ].map((sentences) => sentences.filter(Boolean).join(' '));
  return agree(paragraphs.join('\n\n').replaceAll('{navn}', title), pronounOf(family, name));
}
