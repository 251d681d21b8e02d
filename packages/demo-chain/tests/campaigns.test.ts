import { ageInDays, isNew } from 'demo-chain/article-row';
import type { DemoArticle } from 'demo-chain/articles';
import { campaignRows, campaigns } from 'demo-chain/campaigns';
import { offers, priceHistoryRows, raised } from 'demo-chain/offers';
import { describe, expect, it } from 'vitest';
import { addDays } from '@/lib/dates/dates';
import { originalPrice, type PriceRow } from '@/lib/prices/price-rules';

const now = new Date('2026-10-14T22:00:00Z');
const history = priceHistoryRows(now);
const periods = new Map(campaignRows(now).map((row) => [row.id, { from: new Date(row.start), to: new Date(row.end) }]));

/** What the database knows of an article once the feed is in: old prices, today's, and every campaign's. */
function pricesOf(article: DemoArticle): PriceRow[] {
  const old = history
    .filter(({ articleNo }) => articleNo === article.articleNo)
    .map(({ price, from, to }) => ({ price, kind: 'normal' as const, from: new Date(from), to: new Date(to) }));
  const today = {
    price: article.price,
    kind: 'normal' as const,
    from: old[0]?.to ?? addDays(now, -ageInDays(article)),
    to: null,
  };
  const campaign = offers
    .filter((offer) => offer.article === article)
    .flatMap(({ campaignId, price }) => {
      const period = periods.get(campaignId);
      return period ? [{ price, kind: 'campaign' as const, ...period }] : [];
    });
  return [...old, today, ...campaign];
}

const claim = (campaignId: number, article: DemoArticle, price: number) =>
  originalPrice(pricesOf(article), periods.get(campaignId)?.from ?? now, price);
const inCampaign = (id: number) => offers.filter((offer) => offer.campaignId === id);

describe('the campaigns of the demo', () => {
  it('run, ran and will run', () => {
    const running = campaigns.filter(({ from, to }) => from <= 0 && to > 0);
    expect(running.map(({ slug }) => slug)).toEqual(['ukens-annonse', 'vinterklar', 'ullukene', 'jan-mayen-dagene']);
    expect(campaigns.filter(({ to }) => to <= 0).length).toBeGreaterThanOrEqual(3);
    expect(campaigns.filter(({ from }) => from > 0).map(({ slug }) => slug)).toContain('black-week');
    for (const { id, name } of campaigns) {
      expect(inCampaign(id).length, name).toBeGreaterThanOrEqual(30);
      expect(inCampaign(id).length, name).toBeLessThanOrEqual(120);
    }
  });

  it('may strike through the ordinary price of most goods', () => {
    const claims = inCampaign(2).map(({ article, price }) => claim(2, article, price));
    expect(claims.filter((was) => was !== undefined).length).toBeGreaterThan(80);
  });

  it('may not claim anything where the ordinary price was raised shortly before', () => {
    expect(raised.length).toBe(10);
    for (const { article, price } of raised) expect(claim(2, article, price), article.name).toBeUndefined();
  });

  it('may not claim anything where a weekend was cheaper, and must claim the weekend price where it was not', () => {
    const weekend = new Map(inCampaign(10).map(({ article, price }) => [article.id, price]));
    const both = inCampaign(1).filter(({ article }) => weekend.has(article.id));
    const cheaper = both.filter(({ article, price }) => (weekend.get(article.id) ?? 0) <= price);
    const dearer = both.filter(({ article, price }) => (weekend.get(article.id) ?? 0) > price);
    expect(Math.min(cheaper.length, dearer.length)).toBeGreaterThanOrEqual(10);
    for (const { article, price } of cheaper) expect(claim(1, article, price), article.name).toBeUndefined();
    for (const { article, price } of dearer) expect(claim(1, article, price) ?? 0).toBeLessThan(article.price);
  });

  it('claims the price before the first cut where the cuts come in steps', () => {
    const before = new Map(inCampaign(7).map(({ article }) => [article.id, article]));
    const steps = inCampaign(3).filter(({ article }) => before.has(article.id) && !isNew(article));
    expect(steps.length).toBeGreaterThanOrEqual(20);
    const whole = steps.filter(({ article, price }) => claim(3, article, price) === article.price);
    expect(whole.length).toBeGreaterThan(steps.length / 2);
  });

  it('may not claim anything of goods that are new', () => {
    const fresh = offers.filter(({ campaignId, article }) => campaignId <= 4 && isNew(article));
    expect(fresh.length).toBeGreaterThan(0);
    for (const { campaignId, article, price } of fresh) expect(claim(campaignId, article, price)).toBeUndefined();
  });
});
