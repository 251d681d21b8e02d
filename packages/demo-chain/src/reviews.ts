import { type About, agree, pronounOf, speaksOf, trueOf } from 'demo-chain/words/claims';
import { contexts, fits, measured, opposites } from 'demo-chain/words/review-context';
import { topics } from 'demo-chain/words/review-topics';
import { closings, initials, men, openings, places, replies, whiles, women } from 'demo-chain/words/reviews';
import { hiddenIds } from './article-row';
import { sentencesOf } from './article-text';
import { articles, type DemoArticle } from './articles';
import { type Random, randomFor } from './random';
import { sizeRuns } from './sizes';

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

type Opinion = { rating: 1 | 2 | 3 | 4 | 5; fit: -1 | 0 | 1 | undefined; size: string | undefined };

const felt = { '-1': 'liten', '0': 'rett', '1': 'stor' } as const;
const goTogether = (one: string, other: string) =>
  one !== other &&
  !speaksOf(one, other) &&
  !opposites.some(([a, b]) => (a.test(one) && b.test(other)) || (b.test(one) && a.test(other)));

/** Words that promise a reservation. */
const reserved = /lite men|feilfri|Nesten|delt i|mindre bra/;

/** Sentences about what the article's own table says. */
const measuredOf = (article: DemoArticle, about: About) =>
  article.techDescription.split('\n').flatMap((line) => {
    const [label = '', value = ''] = line.split(/: (.*)/);
    return sentencesOf([label, value], measured, about);
  });

/**
 * From one sentence to six, in an order of the writer's own, and never two on one subject. `said` is what stands on the
 * article's page already: nobody there writes what another has written. Who gives two stars or one praises nothing, who
 * gives five finds no fault, and who gives three says what is missing.
 */
function words(
  article: DemoArticle,
  { rating, fit, size }: Opinion,
  said: ReadonlySet<string>,
  random: Random,
): string {
  const about: About = new Map([...article.about, ['Følt', fit === undefined ? '' : felt[`${fit}`]]]);
  const pronoun = pronounOf(article.kind.family, article.name);
  const topic = topics[article.kind.family];
  const content: string[] = [];
  // One writer has been to one place and had it for one while.
  const told = new Set<string>();
  const say = (list: readonly string[]) => {
    const [sentence, template = ''] = random
      .shuffle(list)
      .filter((one) => !['{sted}', '{tid}'].some((word) => told.has(word) && one.includes(word)))
      .map((one) => [filled(one), one] as const)
      .find(([one]) => !said.has(one) && content.every((other) => goTogether(one, other))) ?? ['', ''];
    if (!sentence) return;
    content.push(sentence);
    for (const word of ['{sted}', '{tid}']) if (template.includes(word)) told.add(word);
  };
  const filled = (template: string) => {
    const text = agree(template, pronoun)
      .replaceAll('{str}', size ?? '')
      .replaceAll('{sted}', random.pick(places))
      .replaceAll('{tid}', random.pick(whiles));
    return text.charAt(0).toUpperCase() + text.slice(1);
  };
  const length = random.pick([1, 2, 2, 3, 3, 4, 6]);
  const [praise, fault] = [topic.good, topic.bad].map((list) => () => say(trueOf(list, about))) as [
    () => void,
    () => void,
  ];
  const good = rating >= 3 ? praise : fault;
  const fitted = () => {
    if (fit !== undefined && size) say(trueOf(fits, about));
  };
  const where = () => say(trueOf(contexts, about));
  const open = () => say(trueOf(openings[rating], about));
  // Alone, words of praise are worth four stars or five, and words of blame two or one.
  const parts = random.shuffle([
    ...(length > 1 || rating !== 3 ? [good] : []),
    ...(length > 2 ? [fitted, where] : []),
    ...(length > 3 && rating > 3 ? [() => say(measuredOf(article, about)), good] : []),
  ]);
  const order = rating < 4 && length > 1 ? [open, ...parts] : random.shuffle([open, ...parts]);
  for (const part of order.slice(0, length)) part();
  if ((rating < 5 && reserved.test(content.join(' '))) || (rating === 3 && length > 1)) fault();
  if (length > 2 && rating >= 4 && random.chance(0.35)) say(trueOf(closings, about));
  if (content.length === 0) open();
  if (content.length === 0) good();
  if (content.length === 0) where();
  return content.join(' ');
}

/** What stands on an article's page, sentence by sentence, and all reviews of the shop. */
type Said = { page: Set<string>; feed: Set<string> };

/** Words that no other review in the shop consists of, as long as there are any left. */
function ownWords(article: DemoArticle, opinion: Opinion, serial: number, { page, feed }: Said): string {
  let content = '';
  for (let attempt = 0; attempt < 40; attempt += 1) {
    content = words(article, opinion, page, randomFor(`words:${serial}:${attempt}`));
    if (content && !feed.has(content)) break;
  }
  feed.add(content);
  for (const sentence of content.split(/(?<=[.!?])\s+/)) page.add(sentence);
  return content;
}

/** Mostly women write of women's goods and men of men's. */
function nameOf(article: DemoArticle, random: Random): string {
  const share = article.who === 'd' ? 0.92 : article.who === 'h' ? 0.12 : 0.5;
  return `${random.pick(random.chance(share) ? women : men)} ${random.pick(initials)}.`;
}

function reviewOf(article: DemoArticle, serial: number, now: Date, said: Said): Review {
  const random = randomFor(`review:${serial}`);
  const rating = rate(random);
  const variant = random.pick(article.variants);
  const sized = article.variants.some(({ size }) => size !== sizeRuns.one[0]);
  const anonymous = random.chance(0.14);
  const replied = rating <= 2 ? random.chance(0.6) : random.chance(0.08);
  const leaning = ['true', 'true', 'small', 'large', 'true'][article.id % 5];
  const sure = random.next();
  const lean = leaning === 'small' ? -1 : leaning === 'large' ? 1 : 0;
  const asked = sure < 0.55 ? lean : random.pick([0, 0, 0, -1, 1] as const);
  const fit = sized && random.chance(0.7) ? asked : undefined;
  const content = ownWords(article, { rating, fit, size: sized ? variant.size : undefined }, serial, said);
  const coloured = variant.shade.color.name ? `, ${variant.shade.color.name.toLowerCase()}` : '';
  const answer = random.pick(trueOf(rating <= 3 ? replies.bad : replies.good, article.about));
  return {
    id: serial + 1,
    articleId: article.id,
    customerName: anonymous ? '' : nameOf(article, random),
    content,
    reply: replied ? agree(answer, pronounOf(article.kind.family, article.name)) : undefined,
    rating,
    approved: !random.chance(0.05),
    verifiedPurchase: random.chance(0.78),
    trueToSize: fit,
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
  const feed = new Set<string>();
  const of = (article: DemoArticle, serial: number) =>
    reviewOf(article, serial, now, { page: said.get(article.id) ?? new Set(), feed });
  const rows = talked.map(of);
  for (let serial = rows.length; serial < COUNT; serial += 1) {
    const article = talked[Math.floor(talked.length * random.next() ** 1.9)];
    if (article) rows.push(of(article, serial));
  }
  return rows;
}
