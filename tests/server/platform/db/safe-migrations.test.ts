import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { unsafeIn } from './migration-rules';

const FOLDER = 'server/platform/db/migrations';
/** Before it nobody had a shop to bring along. */
const FIRST = '0003';

/**
 * What has been looked at and let through. Written before the first shop ran two versions at once: those up to 0016. An index
 * is made in a moment on a table of a chain's size (a million lines of orders: a second), and writes wait that long, not fail.
 */
const LOOKED_AT: Record<string, string[]> = {
  '0003_accounts': ['writes anew customers', 'refuses what the version before may write into customers'],
  '0008_change_positions': [
    'writes anew changes',
    'holds up whoever writes into changes',
    'drops a column of idempotency_keys',
  ],
  // Who is in the middle of a repeat, in the second of the update, may place an order a second time.
  '0010_paid_orders': [
    'refuses what the version before may write into orders',
    'holds up whoever writes into orders',
    'writes anew idempotency_keys',
  ],
  '0011_orders_by_person': ['holds up whoever writes into orders', 'holds up whoever writes into orders'],
  '0012_payments_to_ask': [
    'holds up whoever writes into payments',
    'holds up whoever writes into payments',
    'holds up whoever writes into purchases',
  ],
  '0013_provider_categories': ['drops a column of sandbox_payments'],
  '0014_former_customers': ['holds up whoever writes into orders'],
  '0015_complaints_settled': ['refuses what the version before may write into withdrawal_lines'],
  '0016_order_indexes': [
    'holds up whoever writes into sales_documents',
    'holds up whoever writes into withdrawals',
    'holds up whoever writes into payment_acts',
    'drops a column of orders',
  ],
  '0030_mails_cleaning': [
    'holds up whoever writes into mails',
    'holds up whoever writes into mails',
    'holds up whoever writes into mails',
  ],
  // The version before names the brand of every email.
  '0032_mails_say_their_brand': ['demands what the version before leaves out of mails'],
  '0019_bought_together': ['holds up whoever writes into order_lines'],
};

const migrations = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.sql') && name >= FIRST)
  .map((name) => name.replace(/\.sql$/, ''));
const textOf = (name: string) => readFileSync(`${FOLDER}/${name}.sql`, 'utf8');

describe('rule 19.10: the version before runs on the schema of this one', () => {
  it.each(migrations)('%s', (name) => {
    expect(unsafeIn(textOf(name))).toEqual(LOOKED_AT[name] ?? []);
  });

  it('nothing is let through that is not there', () => {
    expect(migrations.length).toBeGreaterThan(15);
    expect(Object.keys(LOOKED_AT).filter((name) => !migrations.includes(name))).toEqual([]);
  });

  it.each([
    ['DROP TABLE "orders"', 'drops orders'],
    ['ALTER TABLE "orders" DROP COLUMN "note"', 'drops a column of orders'],
    ['ALTER TABLE "orders" RENAME COLUMN "note" TO "word"', 'renames in orders'],
    ['ALTER TABLE "orders" RENAME TO "purchases"', 'renames in orders'],
    [
      'ALTER TABLE "orders" ALTER COLUMN "note" SET NOT NULL',
      'demands what the version before may leave out of orders',
    ],
    ['ALTER TABLE "orders" ADD COLUMN "note" text NOT NULL', 'demands what the version before leaves out of orders'],
    ['ALTER TABLE "orders" ALTER COLUMN "note" SET DATA TYPE integer', 'writes anew orders'],
    ['ALTER TABLE "orders" ALTER COLUMN "note" DROP DEFAULT', 'demands what the version before leaves out of orders'],
    ['ALTER TABLE "orders" ADD COLUMN "code" uuid DEFAULT gen_random_uuid() NOT NULL', 'writes anew orders'],
    [
      'ALTER TABLE "orders" ADD CONSTRAINT "few" CHECK ("orders"."total" < 9)',
      'refuses what the version before may write into orders',
    ],
    ['CREATE INDEX "orders_note" ON "orders" USING btree ("note")', 'holds up whoever writes into orders'],
    ["-- All of them.\nupdate orders set note = ''", 'writes anew orders'],
    ['DELETE FROM "orders"', 'empties orders'],
    ['DROP INDEX "orders_email"', 'drops what may be in use: DROP INDEX "orders_email"'],
  ])('%s', (statement, fault) => expect(unsafeIn(statement)).toEqual([fault]));

  it.each([
    'ALTER TABLE "orders" ADD COLUMN "note" text',
    `ALTER TABLE "orders" ADD COLUMN "note" text DEFAULT '' NOT NULL`,
    'CREATE TABLE "notes" ("id" integer NOT NULL);--> statement-breakpoint\nCREATE INDEX "notes_id" ON "notes" USING btree ("id")',
  ])('%s is safe', (statement) => expect(unsafeIn(statement)).toEqual([]));
});
