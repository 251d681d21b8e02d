import { hiddenIds } from './article-row';
import { articles, type DemoArticle } from './articles';
import { type Random, randomFor } from './random';
import type { Family } from './words/families';
import {
  bad,
  closings,
  firstNames,
  good,
  initials,
  openings,
  places,
  type ReviewTopic,
  replies,
  whiles,
} from './words/reviews';

const topics: [ReviewTopic, Family[]][] = [
  ['shoes', ['boot', 'trailShoe', 'rubberBoot', 'winterBoot', 'leisureShoe']],
  ['camp', ['tent', 'tarp', 'lavvo', 'bag', 'mat', 'sitMat', 'stove']],
  ['carry', ['rucksack', 'daypack', 'duffel']],
  ['ski', ['alpineSki', 'xcSki', 'skiBoot', 'xcBoot', 'helmet', 'goggles', 'skiPoles', 'poles', 'sledge', 'pulk']],
  ['bike', ['bike', 'childBike', 'bikeHelmet']],
  [
    'small',
    [
      'hat',
      'gloves',
      'mittens',
      'bikeGloves',
      'socks',
      'bottle',
      'thermos',
      'torch',
      'sunglasses',
      'ball',
      'lifevest',
      'exerciseMat',
    ],
  ],
  ['food', ['food', 'bar', 'drink']],
  ['dog', ['dog']],
];
const topicOf = (family: Family): ReviewTopic => topics.find(([, list]) => list.includes(family))?.[0] ?? 'clothes';

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
  const parts = [random.pick(openings[rating])];
  if (rating >= 3) parts.push(...random.sample(good[topic], rating === 5 ? random.int(1, 2) : 1));
  if (rating <= 3 || random.chance(rating === 4 ? 0.5 : 0.05)) parts.push(random.pick(bad[topic]));
  const closing = random.pick(closings);
  if (rating >= 4 && closing) parts.push(closing);
  return parts.join(' ').replaceAll('{sted}', random.pick(places)).replaceAll('{tid}', random.pick(whiles));
}

function reviewOf(article: DemoArticle, serial: number, now: Date): Review {
  const random = randomFor(`review:${serial}`);
  const rating = rate(random);
  const variant = random.pick(article.variants);
  const sized = article.variants.some(({ size }) => size !== 'One size');
  const anonymous = random.chance(0.14);
  const replied = rating <= 2 ? random.chance(0.6) : random.chance(0.08);
  const coloured = article.kind.art ? `, ${variant.shade.color.name.toLowerCase()}` : '';
  return {
    id: serial + 1,
    articleId: article.id,
    customerName: anonymous ? '' : `${random.pick(firstNames)} ${random.pick(initials)}.`,
    content: words(rating, topicOf(article.kind.family), random),
    reply: replied ? random.pick(rating <= 3 ? replies.bad : replies.good) : undefined,
    rating,
    approved: !random.chance(0.05),
    verifiedPurchase: random.chance(0.78),
    trueToSize: sized && random.chance(0.7) ? random.pick([-1, 0, 0, 0, 0, 1]) : undefined,
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
