import type { Postcode } from '@/lib/contracts/shops';
import { createBlog } from '@/server/catalogue/blog/service';
import { createCampaigns, createContent } from '@/server/catalogue/content/service';
import { pollsPart } from '@/server/catalogue/polls/part';
import { createPolls } from '@/server/catalogue/polls/service';
import { priceWatchesPart } from '@/server/catalogue/price-watches/part';
import { createPriceWatches } from '@/server/catalogue/price-watches/service';
import { createPriceReports } from '@/server/catalogue/prices/service';
import type { ProductAlertMail } from '@/server/catalogue/product-alerts/types';
import { createReviews } from '@/server/catalogue/reviews/service';
import { createShops } from '@/server/catalogue/shops/service';
import type { Shops } from '@/server/catalogue/shops/types';
import { socialPart } from '@/server/catalogue/social/part';
import { createSocial } from '@/server/catalogue/social/service';
import { createStock, shelves } from '@/server/catalogue/stock/service';
import { stockAlertsPart } from '@/server/catalogue/stock-alerts/part';
import { createStockAlerts } from '@/server/catalogue/stock-alerts/service';
import type { StockAlertMail } from '@/server/catalogue/stock-alerts/types';
import type { Sql } from '@/server/platform/db/connection';
import type { Throttle } from '@/server/platform/throttle/types';
import type { AddressLookup } from '@/server/ports/address-lookup';
import type { Clock } from '@/server/ports/clock';
import type { Distance } from '@/server/ports/distance';
import type { SearchEngine } from '@/server/ports/search-engine';
import type { Signatures } from '@/server/ports/signatures';
import type { SocialFeed } from '@/server/ports/social-feed';
import { createCatalogue } from './service';

export type { Catalogue } from './service';

interface CatalogueRoom {
  sql: Sql;
  clock: Clock;
  engine: SearchEngine;
  throttle: Throttle;
  signatures: Signatures;
  distance: Distance;
  estimate: Distance;
  addresses: (postcode: (code: string) => Promise<Postcode | undefined>) => AddressLookup;
  socialFeed: SocialFeed;
  alertMail: StockAlertMail & ProductAlertMail;
}

export function openCatalogue(room: CatalogueRoom) {
  const { sql, clock, engine, throttle, signatures, distance, estimate } = room;
  const reviews = createReviews({ sql, clock });
  const catalogue = createCatalogue({ sql, engine, reviews });
  const shops: Shops = createShops({
    ...{ sql, distance, estimate },
    addresses: room.addresses((code) => shops.postcode(code)),
  });
  const polls = createPolls({ sql, clock, throttle });
  const social = createSocial({ sql, feed: room.socialFeed });
  const stockAlerts = createStockAlerts({ sql, clock, throttle, signatures, mail: room.alertMail });
  const priceWatches = createPriceWatches({ sql, clock, throttle, signatures, mail: room.alertMail });
  return {
    ...{ catalogue, reviews, shops, shelves, polls, social, stockAlerts, priceWatches },
    jobs: [
      ...stockAlertsPart.jobs(stockAlerts),
      ...priceWatchesPart.jobs(priceWatches),
      ...pollsPart.jobs(polls),
      ...socialPart.jobs(social),
    ],
    campaigns: createCampaigns(sql),
    content: createContent(sql),
    blog: createBlog({ sql, clock, catalogue }),
    stock: createStock({ sql }),
    /** Opens the catalogue at another time, for previews (rule 2.91). */
    at(time: Date, found: SearchEngine) {
      const then = createCatalogue({ sql, engine: found, reviews, at: time });
      return {
        catalogue: then,
        campaigns: createCampaigns(sql, time),
        content: createContent(sql, time),
        blog: createBlog({ sql, clock: () => time, catalogue: then }),
      };
    },
  };
}

export type CatalogueFacade = ReturnType<typeof openCatalogue>;

export const openCatalogueDesk = ({ sql, clock }: { sql: Sql; clock: Clock }) => ({
  reviews: createReviews({ sql, clock }),
  content: createContent(sql),
  prices: createPriceReports(sql),
  indexed: (engine: SearchEngine) => createCatalogue({ sql, engine, reviews: createReviews({ sql, clock }) }).indexed(),
});
