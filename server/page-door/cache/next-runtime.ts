// Loaded before Next, by tools/shop/server-process.ts.
import { registerHooks } from 'node:module';

/** Next's own answer stays in force where its text is another (tests/server/page-door/cache/next-runtime.test.ts). */
const RUNTIME = /\/next\/dist\/compiled\/next-server\/app-page-turbo\.runtime\.prod\.js$/;

/** Names are of Next's minifier. */
const MEASURED = /JSON\.stringify\((\w+)\)\.length;if\((\w+)\.fetchCache&&/;

/**
 * Spares Next writing all of a page that it renders as JSON, every byte a number, to learn a length that only data of `fetch` is asked
 * for (docs/decisions/0065-cold-pages.md).
 * @param source of Next's renderer of pages
 */
export const spareWork = (source: string): string =>
  source.replace(MEASURED, '($2.fetchCache?JSON.stringify($1).length:0);if($2.fetchCache&&');

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    return RUNTIME.test(url) && loaded.source ? { ...loaded, source: spareWork(String(loaded.source)) } : loaded;
  },
});
