import { type Family, grammars } from '@/demo/words/families';
import { at, randomFor } from './random';

const waterproof: ReadonlySet<Family> = new Set<Family>(['shell', 'shellTrousers']);

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
};

/** Three short paragraphs; no two neighbours in a group open or close alike. */
export function describe({ family, title, line, forChildren, groupId, index, id }: TextOf, attempt = 0): string {
  const grammar = grammars[family];
  const turn = randomFor(`turn:${groupId}:${family}`);
  const [openings, closings] = [turn.shuffle(grammar.open), turn.shuffle(grammar.close)];
  const random = randomFor(`text:${id}:${attempt}`);
  const body = random.sample(grammar.body, Math.min(grammar.body.length, random.int(3, 4)));
  if (forChildren && grammar.kids) body[body.length - 1] = random.pick(grammar.kids);
  if (line === 'Heldre') body[1] = random.pick(expedition);
  if (line === 'Heldre' && waterproof.has(family))
    body[2] = 'Vannsøylen er 15 000 mm, så du kan knele i våt snø så lenge arbeidet krever det.';
  const split = Math.ceil(body.length / 2);
  return [
    [at(openings, index), ...body.slice(0, split)].join(' '),
    [...body.slice(split), at(closings, index)].join(' '),
  ]
    .join('\n\n')
    .replaceAll('{navn}', title);
}
