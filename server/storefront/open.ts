import type { BrandId } from '@/lib/brands/brand';
import { readFront } from '@/lib/preview/front';
import type { CatalogueFacade } from '@/server/catalogue/open';
import type { Sql } from '@/server/platform/db/connection';
import type { Clock } from '@/server/ports/clock';
import type { Signatures } from '@/server/ports/signatures';
import type { SearchFacade } from '@/server/search/open';
import { createPreviews } from '@/server/storefront/previews/service';
import { createStorefronts } from './storefront';
import { createStorefrontsAtTimes } from './storefronts-at-times';

interface StorefrontRoom {
  sql: Sql;
  clock: Clock;
  signatures: Signatures;
  urlOf(brand: BrandId): string;
  catalogue: CatalogueFacade;
  search: Pick<SearchFacade, 'engine' | 'searchWords' | 'at'>;
  log(message: string, error?: unknown): void;
}

export function openStorefronts({ sql, clock, signatures, urlOf, catalogue: goods, search, log }: StorefrontRoom) {
  const { catalogue, campaigns, content, shops, blog, polls, social } = goods;
  const { engine, searchWords } = search;
  const storefronts = createStorefronts({
    ...{ catalogue, campaigns, content, shops, blog, polls, social, engine, searchWords, urlOf },
  });
  const atTimes = createStorefrontsAtTimes({
    ...{ urlOf, engine, shops, polls, social, size: catalogue.size, log },
    ...{ catalogueAt: goods.at, searchAt: search.at },
  });
  return {
    ...{ storefronts, atTimes },
    previews: createPreviews({ sql, clock, signatures }),
    /** Opens a brand, or a preview of it (lib/preview/front.ts). */
    storefront(front: string) {
      const { brand, preview } = readFront(front) ?? { brand: { id: front } };
      return (preview?.at ? atTimes.at(preview.at) : storefronts).of(brand.id);
    },
  };
}

export const openStorefrontDesk = ({
  urlOf,
  ...room
}: Pick<StorefrontRoom, 'sql' | 'clock' | 'signatures' | 'urlOf'>) => ({
  previews: createPreviews(room),
  urlOf,
});
