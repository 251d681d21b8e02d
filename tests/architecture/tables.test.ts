import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Source, tablesOf, tablesOfKinds, type Write, writesOf, writesOfFunctions } from './table-writers';

/** Who writes which table: one domain each. What only a retailer's data fills is the feed's, what triggers keep is `db`'s. */
const OWNERS: Record<string, readonly string[]> = {
  'customers/email-tokens': ['customer_tokens'],
  'platform/throttle': ['attempts'],
  'customers/consents': ['consents', 'consent_choices'],
  customers: ['customers'],
  'customers/favourites': ['favourites'],
  mail: ['mails'],
  orders: ['orders', 'order_lines', 'order_events', 'order_documents'],
  'platform/idempotency': ['idempotency_keys'],
  'catalogue/polls': ['poll_answers'],
  'catalogue/reviews': ['reviews'],
  'search/log': ['search_log'],
  'search/words': ['search_synonyms', 'search_rules'],
  'customers/sessions': ['sessions', 'customer_devices'],
  'catalogue/social': ['social_posts'],
  'catalogue/stock': ['stock'],
  'catalogue/stock-alerts': ['stock_alerts'],
  'mail/requested': ['wanted_letters'],
  'orders/withdrawals': ['withdrawals', 'withdrawal_lines'],
  'storefront/previews': ['preview_endings'],
  'orders/purchases': ['purchases'],
  'orders/payments': ['payments', 'payment_acts'],
  'orders/payment-alarms': ['payment_alarms'],
  'orders/fulfilments': ['fulfilments', 'fulfilment_lines'],
  'orders/accounting': ['document_series', 'sales_documents'],
  'orders/counter': ['counter_staff', 'counter_sessions', 'counter_acts', 'shop_keys'],
  'platform/webhooks': ['webhook_targets', 'webhook_messages'],
  'orders/complaints': ['complaints', 'complaint_settlements', 'complaint_settlement_lines'],
  'orders/sandbox': ['sandbox_payments'],
  'platform/db': ['order_statuses', 'price_history', 'changes'],
  feed: [
    ...['product_lines', 'color_groups', 'colors', 'sizes', 'genders', 'categories', 'subcategories', 'groups'],
    ...['articles', 'article_genders', 'article_groups', 'variants', 'bestsellers', 'campaigns', 'campaign_articles'],
    ...['blog_categories', 'blog_posts', 'blog_post_categories', 'blog_post_articles', 'banners', 'promo_codes'],
    ...['polls', 'poll_questions', 'poll_options', 'shops', 'shop_exceptions', 'shipping_methods', 'postcodes'],
    ...['settings', 'feed_runs'],
  ],
};
/** Filled by a retailer's data as well (docs/feed.md): deliveries, old reviews and prices, posts, and word that all changed. */
const FED_TOO = ['stock', 'reviews', 'price_history', 'social_posts', 'changes'];
/** Kept by triggers, and forgotten by who reads it. */
const FORGOTTEN_BY: Record<string, string> = { changes: 'platform/change-feed' };
/** Kept by triggers alone. */
const BY_TRIGGER = ['former_slugs', 'marketing_consents'];
/** Where the feed's code chooses the table of a statement; tablesOfKinds tells which. */
const CHOOSING = [
  'server/feed/kinds/table-kind.ts',
  'server/feed/kinds/nested-kind.ts',
  'server/feed/articles/write-articles.ts',
];

/** As a statement's text holds it. */
const CHOSEN = '$'.concat('{sql(table)}');

const ownerOf = new Map(Object.entries(OWNERS).flatMap(([owner, tables]) => tables.map((table) => [table, owner])));

function breach({ path, writer, table }: Write): string[] {
  if (table === undefined) return CHOOSING.includes(path) ? [] : [`${path} chooses a table as it runs`];
  const owner = ownerOf.get(table);
  if (owner === undefined) return [`${path} writes ${table}, which nobody owns`];
  if (owner === writer || FORGOTTEN_BY[table] === writer || (writer === 'feed' && FED_TOO.includes(table))) return [];
  return [`${path} writes ${table}, which ${owner} owns`];
}

const paths = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((path) => path && existsSync(path));
const read = (path: string): Source => ({ path, text: readFileSync(path, 'utf8') });
const sources = paths.filter((path) => /^(app|lib|server|middleware|instrumentation).*\.tsx?$/.test(path)).map(read);
const migrations = paths.filter((path) => /^server\/platform\/db\/migrations\/\w+\.sql$/.test(path)).map(read);
const schema = await Promise.all(
  readdirSync('server/platform/db/schema').map(
    (name): Promise<Record<string, unknown>> => import(join(process.cwd(), 'server/platform/db/schema', name)),
  ),
);
const tables = tablesOf(schema);
const kinds = sources.filter(({ path }) => path.startsWith('server/feed/'));
const writes: Write[] = [
  ...sources.flatMap(writesOf),
  ...kinds.flatMap((kind) =>
    tablesOfKinds(kind, tables).map((table) => ({ path: kind.path, writer: 'feed', table: table ?? '?' })),
  ),
];

describe('architecture: a domain writes its own tables and no others', () => {
  it('every table has one owner, and every owner is a part of the server', () => {
    const owned = [...Object.values(OWNERS).flat(), ...BY_TRIGGER].sort();
    expect(owned).toEqual([...new Set(tables.values())].sort());
    expect(Object.keys(OWNERS).filter((owner) => !existsSync(join('server', owner)))).toEqual([]);
  });

  it('nobody writes what another owns', () => {
    expect(writes.flatMap(breach)).toEqual([]);
  });

  it('every table is written by who owns it, or this list is out of date', () => {
    const written = new Set(
      [...writes, ...migrations.flatMap(writesOf)].map((write) => `${write.writer} ${write.table}`),
    );
    const missing = [...ownerOf].filter(([table, owner]) => !written.has(`${owner} ${table}`));
    expect(missing).toEqual([]);
  });

  it('triggers write what is `platform/db`’s or theirs alone', () => {
    const kept = [...(OWNERS['platform/db'] ?? []), ...BY_TRIGGER];
    expect(migrations.flatMap(writesOfFunctions).filter(({ table }) => !kept.includes(table ?? ''))).toEqual([]);
  });

  it('a transaction is opened by `transact` only, so that every one is tried again and waits within bounds', () => {
    const opening = sources.filter(({ text }) => /\.begin\s*\(|\bbegin\s*\(/.test(text)).map(({ path }) => path);
    expect(opening).toEqual(['server/platform/db/transaction-guard.ts']);
    const guarding = sources.filter(({ text }) => text.includes('/transaction-guard')).map(({ path }) => path);
    expect(guarding).toEqual(['server/platform/db/transact.ts']);
  });

  it('a column needs no second name: the connection gives it the one code has (`article_id` is `articleId`)', () => {
    const renamed = sources.flatMap(({ path, text }) =>
      [...text.matchAll(/\bas "[a-z]+(?:[A-Z][a-z0-9]+)+"/g)].map(([alias]) => `${path}: ${alias}`),
    );
    expect(renamed).toEqual([]);
  });

  it('drizzle is opened for migrations only, so that every write is SQL that is read here', () => {
    expect(sources.filter(({ text }) => text.includes('drizzle-orm/postgres-js')).map(({ path }) => path)).toEqual([
      'server/platform/db/migrate.ts',
    ]);
  });

  it.each([
    ['another’s table', 'await tx`update orders set total = 0`', 'writes orders, which orders owns'],
    [
      'another’s table under an alias',
      'sql`update\n  orders as o\n set total = 0`',
      'writes orders, which orders owns',
    ],
    [
      'another’s table in a second statement',
      'sql`with a as (select 1) insert into mails (key) values (1)`',
      'writes mails',
    ],
    ['another’s table in capitals', 'sql`DELETE FROM "orders"`', 'writes orders, which orders owns'],
    ['a table nobody owns', 'sql`insert into gift_cards (id) values (1)`', 'writes gift_cards, which nobody owns'],
    ['a table chosen as it runs', `insert into ${CHOSEN} (id) values (1)`, 'chooses a table as it runs'],
    ['a table chosen in an update', `update ${CHOSEN} set a = 1`, 'chooses a table as it runs'],
    ['a table emptied', 'sql`truncate sessions`', 'writes sessions, which customers/sessions owns'],
  ])('a planted breach is found: %s', (_, text, words) => {
    const found = writesOf({ path: 'server/gifts/gift-cards/store.ts', text }).flatMap(breach);
    expect(found).toEqual([expect.stringContaining(words)]);
  });

  it('a domain that locks, or writes over its own row, breaches nothing', () => {
    const text =
      'sql`select from orders for update` sql`insert into stock (qty) values (1) on conflict (id) do update set qty = 2`';
    expect(writesOf({ path: 'server/catalogue/stock/store.ts', text }).flatMap(breach)).toEqual([]);
  });
});
