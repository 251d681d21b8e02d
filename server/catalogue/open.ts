import type { Postcode } from '@/lib/contracts/shops';
import type { Sql } from '@/server/platform/db/connection';
import type { Throttle } from '@/server/platform/throttle/types';
import type { AddressLookup } from '@/server/ports/address-lookup';
import type { Clock } from '@/server/ports/clock';
import type { Distance } from '@/server/ports/distance';
import type { SearchEngine } from '@/server/ports/search-engine';
import type { Signatures } from '@/server/ports/signatures';
import type { SocialFeed } from '@/server/ports/social-feed';
import { createBlog } from './blog/service';
import { createCampaigns } from './campaigns/service';
import { createContent } from './content/service';
import { pollsPart } from './polls/part';
import { createPolls } from './polls/service';
import { createPriceReports } from './prices/service';
import { createReviews } from './reviews/service';
import { createCatalogue } from './service';
import { createShops } from './shops/service';
import type { Shops } from './shops/types';
import { socialPart } from './social/part';
import { createSocial } from './social/service';
import { createStock, shelves } from './stock/service';
import { stockAlertsPart } from './stock-alerts/part';
import { createStockAlerts } from './stock-alerts/service';
import type { StockAlertMail } from './stock-alerts/types';

export type { Catalogue } from './service';

interface CatalogueRoom {
  sql: Sql;
  clock: Clock;
  /** Finds and orders what the catalogue lists. */
  engine: SearchEngine;
  throttle: Throttle;
  signatures: Signatures;
  distance: Distance;
  /** Distances as the crow flies. */
  estimate: Distance;
  addresses: (postcode: (code: string) => Promise<Postcode | undefined>) => AddressLookup;
  socialFeed: SocialFeed;
  stockAlertMail: StockAlertMail;
}

/** The goods and everything said of them: articles, prices, stock, shops, campaigns, banners, blog, polls, reviews. */
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
  const stockAlerts = createStockAlerts({ sql, clock, throttle, signatures, mail: room.stockAlertMail });
  return {
    ...{ catalogue, reviews, shops, shelves, polls, social, stockAlerts },
    jobs: [...stockAlertsPart.jobs(stockAlerts), ...pollsPart.jobs(polls), ...socialPart.jobs(social)],
    campaigns: createCampaigns({ sql }),
    content: createContent({ sql }),
    blog: createBlog({ sql, clock, catalogue }),
    stock: createStock({ sql }),
    /** What changes by the clock, as it is at another time: for previews (rule 2.91). */
    at(time: Date, found: SearchEngine) {
      const then = createCatalogue({ sql, engine: found, reviews, at: time });
      return {
        catalogue: then,
        campaigns: createCampaigns({ sql, at: time }),
        content: createContent({ sql, at: time }),
        blog: createBlog({ sql, clock: () => time, catalogue: then }),
      };
    },
  };
}

export type CatalogueFacade = ReturnType<typeof openCatalogue>;

/** What staff ask of the catalogue, without the running shop. */
export const openCatalogueDesk = ({ sql, clock }: { sql: Sql; clock: Clock }) => ({
  reviews: createReviews({ sql, clock }),
  content: createContent({ sql }),
  prices: createPriceReports({ sql }),
  /** The articles for an index that `engine` searches. */
  indexed: (engine: SearchEngine) => createCatalogue({ sql, engine, reviews: createReviews({ sql, clock }) }).indexed(),
});
