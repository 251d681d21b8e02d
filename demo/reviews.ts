import type { Family } from '@/demo/words/families';
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
import { isEdible } from './food';
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

function words(rating: 1 | 2 | 3 | 4 | 5, topic: ReviewTopic, random: Random): string {
  const opening = random.pick(openings[rating]);
  const parts = [opening];
  if (rating >= 3) parts.push(...random.sample(topics[topic].good, rating === 5 ? random.int(1, 2) : 1));
  const but = /lite men|feilfri|Nesten/.test(opening);
  if (rating <= 3 || but || random.chance(rating === 4 ? 0.4 : 0.02)) parts.push(random.pick(topics[topic].bad));
  const closing = random.pick(closings);
  if (rating >= 4 && closing) parts.push(closing);
  return parts.join(' ').replaceAll('{sted}', random.pick(places)).replaceAll('{tid}', random.pick(whiles));
}

function reviewOf(article: DemoArticle, serial: number, now: Date): Review {
  const random = randomFor(`review:${serial}`);
  const rating = rate(random);
  const variant = random.pick(article.variants);
  const sized = article.variants.some(({ size }) => size !== sizeRuns.one[0]);
  const anonymous = random.chance(0.14);
  const replied = rating <= 2 ? random.chance(0.6) : random.chance(0.08);
  const content = words(rating, topicOf(article.kind.family), random);
  const fit = /Liten i størrelsen|for små|[Tt]rang/.test(content)
    ? -1
    : /Stor i størrelsen|slakk/.test(content)
      ? 1
      : undefined;
  const coloured = !isEdible(article.kind.family) ? `, ${variant.shade.color.name.toLowerCase()}` : '';
  return {
    id: serial + 1,
    articleId: article.id,
    customerName: anonymous ? '' : `${random.pick(firstNames)} ${random.pick(initials)}.`,
    content,
    reply: replied ? random.pick(rating <= 3 ? replies.bad : replies.good) : undefined,
    rating,
    approved: !random.chance(0.05),
    verifiedPurchase: random.chance(0.78),
    trueToSize: sized && random.chance(0.7) ? (fit ?? random.pick([0, 0, 0, 0, 0, 0, -1, 1])) : undefined,
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
  const rows = talked.map((article, serial) => reviewOf(article, serial, now));
  for (let serial = rows.length; serial < COUNT; serial += 1) {
    const article = talked[Math.floor(talked.length * random.next() ** 1.9)];
    if (article) rows.push(reviewOf(article, serial, now));
  }
  return rows;
}
