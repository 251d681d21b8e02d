import { createCatalogue } from '@/server/catalogue/service';
import { catalogueStore } from '@/server/catalogue/store';
import { contentStore } from '@/server/content/store';
import { openDatabase } from '@/server/db/connection';
import { env } from '@/server/env';
import { createEmbeddedSearchEngine } from './adapters/search-engine/embedded/engine';
import { shopStore } from './shops/store';

/**
 * The shop behind the counter: env → adapters → domains, opened once per process. It lives on globalThis because
 * instrumentation, middleware, pages and route handlers each get their own instance of a module.
 */
function open() {
  const url = env.DATABASE_URL;
  if (!url) throw new Error('DATABASE_URL is not set: start with "npm start", which brings a database of its own.');
  const database = openDatabase(url, { poolSize: env.DATABASE_POOL });
  const engine = createEmbeddedSearchEngine();
  const catalogue = createCatalogue({ store: catalogueStore(database.sql), engine });
  const content = contentStore(database.sql);
  const shops = shopStore(database.sql);
  return { database, engine, catalogue, content, shops };
}

const holder = globalThis as { nordviddaShop?: ReturnType<typeof open> };

export function openShop() {
  holder.nordviddaShop ??= open();
  return holder.nordviddaShop;
}

export type Shop = ReturnType<typeof openShop>;
