import { addDays } from '@/lib/dates/dates';
import { hiddenIds, isNew } from './article-row';
import { articles, type DemoArticle, shopPrice } from './articles';
import { type Campaign, campaigns, ofFamily } from './campaigns';
import { randomFor } from './random';
import { spreadOf } from './stock';

export type Offer = { campaignId: number; article: DemoArticle; price: number };

const offered = (price: number, off: number): number => shopPrice((price / 100) * (1 - off));

function offersOf(campaign: Campaign): Offer[] {
  const random = randomFor(`campaign:${campaign.slug}`);
  const fitting = articles.filter(
    (a) =>
      campaign.fits(a) &&
      !hiddenIds.has(a.id) &&
      spreadOf(a) !== 'none' &&
      !ofFamily('food', 'bar', 'drink')(a) &&
      a.price > 6000,
  );
  return random.sample(fitting, campaign.count).flatMap((article) => {
    const price = offered(article.price, campaign.off[0] + random.next() * (campaign.off[1] - campaign.off[0]));
    return price < article.price ? [{ campaignId: campaign.id, article, price }] : [];
  });
}

const planned = campaigns.flatMap(offersOf);
const week = planned.filter((offer) => offer.campaignId === 1);
const wool = planned.filter((offer) => offer.campaignId === 3);

/**
 * The weekend of campaign 10, within thirty days of campaign 1: the first fifteen were cheaper then than now, so nothing
 * may be struck through; the others were a little dearer than now, so that is what the struck price must be.
 */
const weekend = week
  .filter((offer) => !isNew(offer.article))
  .slice(0, 30)
  .map(({ article, price }, i) => {
    const other = i < 15 ? offered(price, 0.15) : Math.round((price + article.price) / 2 / 1000) * 1000 - 100;
    return { campaignId: 10, article, price: other };
  });

/** Stepwise cuts: half of campaign 3 was in campaign 7 the day before, at a price between. */
const stepwise = wool
  .filter((_, i) => i % 2 === 0)
  .map(({ article, price }) => ({
    campaignId: 7,
    article,
    price: Math.round((price + article.price) / 2 / 1000) * 1000 - 100,
  }));

export const offers: Offer[] = [...planned.filter((offer) => offer.campaignId !== 7), ...stepwise, ...weekend].filter(
  ({ article, price }) => price > 0 && price < article.price,
);

/** Ten of campaign 2 cost no more than the offer until two weeks before it: nothing may be claimed for them. */
export const raised: Offer[] = offers
  .filter(({ campaignId, article }) => campaignId === 2 && !isNew(article))
  .slice(0, 10);

/** Ordinary prices of old: the ten above, and some raised long ago, which changes nothing. */
export function priceHistoryRows(now: Date) {
  const day = (days: number) => addDays(now, days).toISOString();
  const recent = raised.map(({ article, price }) => ({ article, price, from: -120, to: -24 }));
  const old = articles
    .filter((article) => !isNew(article) && article.id % 12 === 5 && !raised.some((offer) => offer.article === article))
    .map((article) => ({ article, price: offered(article.price, 0.08), from: -145, to: -95 }));
  return [...recent, ...old].map(({ article, price, from, to }) => ({
    articleNo: article.articleNo,
    price,
    kind: 'normal',
    from: day(from),
    to: day(to),
  }));
}

export const campaignArticleRows = () =>
  offers.map(({ campaignId, article, price }) => ({ campaignId, articleId: article.id, price }));
