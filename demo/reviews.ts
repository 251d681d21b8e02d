import type { Family } from '@/demo/words/families';
import { contexts, eaten, fits, measured, wholePair } from '@/demo/words/review-context';
import {
  closings,
  firstNames,
  initials,
  openings,
  places,
  type ReviewTopic,
  replies,
  topics,
  whiles,
} from '@/demo/words/reviews';
import { hiddenIds } from './article-row';
import { articles, type DemoArticle } from './articles';
import { type Random, randomFor } from './random';
import { sizeRuns } from './sizes';

const families: Partial<Record<ReviewTopic, Family[]>> = {
  weather: ['shell', 'rain', 'shellTrousers', 'softshell'],
  wool: ['wool', 'sweater', 'socks'],
  down: ['down'],
  children: ['overall'],
  shoes: ['boot', 'trailShoe', 'leisureShoe'],
  boots: ['rubberBoot', 'winterBoot'],
  tents: ['tent', 'tarp', 'lavvo'],
  sleep: ['bag', 'mat'],
  stove: ['stove'],
  bigPack: ['rucksack'],
  dayPack: ['daypack'],
  bag: ['duffel'],
  skis: ['alpineSki', 'xcSki'],
  skiBoots: ['skiBoot', 'xcBoot'],
  head: ['helmet', 'bikeHelmet'],
  eyes: ['goggles', 'sunglasses'],
  poles: ['poles', 'skiPoles'],
  sleds: ['sledge', 'pulk'],
  bikes: ['bike', 'childBike'],
  knit: ['hat'],
  hands: ['gloves', 'mittens', 'bikeGloves'],
  bottles: ['bottle', 'thermos'],
  lights: ['torch'],
  sport: ['ball', 'exerciseMat', 'sitMat'],
  vests: ['lifevest'],
  food: ['food'],
  snacks: ['bar'],
  drinks: ['drink'],
  dog: ['dog'],
};
const topicByFamily = new Map(
  Object.entries(families).flatMap(([topic, list]) => list.map((family) => [family, topic as ReviewTopic] as const)),
);
const topicOf = (family: Family): ReviewTopic => topicByFamily.get(family) ?? 'clothes';

const COUNT = 2500;
const ARTICLES = 700;
const DAY = 86_400_000;

type Review = {
  id: number;
  articleId: number;
  customerName: string;
  content: string;
  reply: string | undefined;
  rating: number;
  approved: boolean;
  verifiedPurchase: boolean;
  trueToSize: number | undefined;
  sizeColor: string | undefined;
  anonymous: boolean;
  createdAt: string;
};

/** Most are content; the rest say why not. */
function rate(random: Random): 1 | 2 | 3 | 4 | 5 {
  const x = random.next();
  return x < 0.5 ? 5 : x < 0.82 ? 4 : x < 0.92 ? 3 : x < 0.97 ? 2 : 1;
}

type Opinion = { rating: 1 | 2 | 3 | 4 | 5; topic: ReviewTopic; fit: -1 | 0 | 1 | undefined; size: string | undefined };

const pairs: ReadonlySet<ReviewTopic> = new Set<ReviewTopic>([
  'shoes',
  'boots',
  'skis',
  'skiBoots',
  'poles',
  'hands',
  'eyes',
]);
const meals: ReadonlySet<ReviewTopic> = new Set<ReviewTopic>(['food', 'snacks', 'drinks']);
const contextOf = (topic: ReviewTopic) => (meals.has(topic) ? eaten : pairs.has(topic) ? wholePair : contexts);
const fitWords = { '-1': 'small', '0': 'true', '1': 'large' } as const;

/** Sentences about what the article's own table says. */
const measuredOf = (article: DemoArticle) =>
  article.techDescription.split('\n').flatMap((line) => {
    const [label = '', value = ''] = line.split(': ');
    return (measured[label] ?? []).map((sentence) => sentence.replaceAll('{v}', value));
  });

/**
 * From one sentence to six, in an order of the writer's own. `said` is what stands on the article's page already: nobody
 * there writes what another has written.
 */
function words(article: DemoArticle, { rating, topic, fit, size }: Opinion, said: Set<string>, random: Random): string {
  const content: string[] = [];
  const here = new Set<string>();
  const say = (list: readonly string[]) => {
    const [sentence, template] = random
      .shuffle(list)
      .filter((one) => one && !here.has(one))
      .sort((a, b) => Number(said.has(a)) - Number(said.has(b)))
      .map(
        (one) => [one.replaceAll('{sted}', random.pick(places)).replaceAll('{tid}', random.pick(whiles)), one] as const,
      )
      .find(([one]) => !said.has(one)) ?? ['', ''];
    if (!sentence) return;
    for (const set of [said, here]) set.add(sentence).add(template);
    content.push(sentence);
  };
  const length = random.pick([1, 2, 2, 3, 3, 4, 6]);
  const good = () => say(rating >= 3 ? topics[topic].good : topics[topic].bad);
  const bad = () => say(topics[topic].bad);
  const fitted = () => {
    if (fit !== undefined && size) say(fits[fitWords[`${fit}`]].map((one) => one.replaceAll('{str}', size)));
  };
  const parts = random.shuffle([
    () => say(openings[rating]),
    good,
    ...(length > 2 ? [fitted, () => say(contextOf(topic))] : []),
    ...(length > 3 && rating > 2 ? [() => say(measuredOf(article)), good] : []),
  ]);
  for (const part of parts.slice(0, length)) part();
  if (/lite men|feilfri|Nesten|delt i|mindre bra/.test(content.join(' ')) || (rating < 4 && length > 1)) bad();
  if (length > 2 && rating >= 4 && random.chance(0.5)) say(closings);
  if (content.length === 0) say(contextOf(topic));
  if (content.length === 0) say(places.map((place) => `${meals.has(topic) ? 'Spist' : 'Prøvd'} ${place}.`));
  return content.map((sentence) => sentence.charAt(0).toUpperCase() + sentence.slice(1)).join(' ');
}

function reviewOf(article: DemoArticle, serial: number, now: Date, said: Set<string>): Review {
  const random = randomFor(`review:${serial}`);
  const rating = rate(random);
  const variant = random.pick(article.variants);
  const sized = article.variants.some(({ size }) => size !== sizeRuns.one[0]);
  const anonymous = random.chance(0.14);
  const replied = rating <= 2 ? random.chance(0.6) : random.chance(0.08);
  const leaning = ['true', 'true', 'small', 'large', 'true'][article.id % 5];
  const felt = random.next();
  const lean = leaning === 'small' ? -1 : leaning === 'large' ? 1 : 0;
  const asked = felt < 0.55 ? lean : random.pick([0, 0, 0, -1, 1] as const);
  const told = sized && random.chance(0.7) ? asked : undefined;
  const topic = topicOf(article.kind.family);
  const content = words(article, { rating, topic, fit: told, size: sized ? variant.size : undefined }, said, random);
  const fit = /Liten i størrelsen|for små|[Tt]rang/.test(content)
    ? -1
    : /Stor i størrelsen|slakk/.test(content)
      ? 1
      : told;
  const coloured = variant.shade.color.name ? `, ${variant.shade.color.name.toLowerCase()}` : '';
  return {
    id: serial + 1,
    articleId: article.id,
    customerName: anonymous ? '' : `${random.pick(firstNames)} ${random.pick(initials)}.`,
    content,
    reply: replied ? random.pick(rating <= 3 ? replies.bad : replies.good) : undefined,
    rating,
    approved: !random.chance(0.05),
    verifiedPurchase: random.chance(0.78),
    trueToSize: sized ? fit : undefined,
    sizeColor: sized && random.chance(0.6) ? `${variant.size}${coloured}` : undefined,
    anonymous,
    createdAt: new Date(now.getTime() - random.int(1, 700) * DAY - random.int(0, 80_000) * 1000).toISOString(),
  };
}

/** Few articles have many reviews, most have one or two. */
export function reviewRows(now: Date): Review[] {
  const random = randomFor('reviews');
  const talked = [...articles]
    .filter((article) => !hiddenIds.has(article.id))
    .sort((a, b) => b.popularity - a.popularity || a.id - b.id)
    .slice(0, ARTICLES);
  const said = new Map(talked.map(({ id }) => [id, new Set<string>()]));
  const of = (article: DemoArticle, serial: number) =>
    reviewOf(article, serial, now, said.get(article.id) ?? new Set());
  const rows = talked.map(of);
  for (let serial = rows.length; serial < COUNT; serial += 1) {
    const article = talked[Math.floor(talked.length * random.next() ** 1.9)];
    if (article) rows.push(of(article, serial));
  }
  return rows;
}
