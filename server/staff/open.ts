import type { Sql } from '@/server/platform/db/connection';
import type { Clock } from '@/server/ports/clock';
import type { StaffDesk } from './topic';

/** What the commands of staff work with. What few of them need is loaded when it is. */
export const openStaffDesk = (sql: Sql, clock: Clock): StaffDesk => ({
  sql,
  clock,

  async openExplainer(synonyms) {
    const { createEmbeddedSearchEngine } = await import('@/server/search/engines/embedded/engine');
    const { createCatalogue } = await import('@/server/catalogue/service');
    const { createReviews } = await import('@/server/catalogue/reviews/service');
    const engine = createEmbeddedSearchEngine({ synonyms });
    const catalogue = createCatalogue({ sql, engine, reviews: createReviews({ sql, clock }) });
    await engine.index(catalogue.indexed());
    return engine.explain;
  },

  async openPreviews() {
    const { brandUrls } = await import('@/server/env');
    const { signatures } = await import('@/server/api/secret');
    const { createPreviews } = await import('@/server/storefront/previews/service');
    return { previews: createPreviews({ sql, clock, signatures }), urls: brandUrls };
  },
});
