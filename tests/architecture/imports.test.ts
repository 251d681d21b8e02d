import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';

const root = process.cwd();
const SOURCES = [
  'app',
  'components',
  'lib',
  'server',
  'packages/demo-chain/src',
  'e2e',
  'tools/audit',
  'middleware.ts',
  'instrumentation.ts',
];

interface Violation {
  from: string;
  to: string;
  rule: { name: string };
}

function violations(folder: string, ...options: string[]): Violation[] {
  const depcruise = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  const config = join(root, '.dependency-cruiser.cjs');
  const args = [depcruise, '--config', config, ...options, '-T', 'json', ...SOURCES];
  let output: string;
  try {
    output = execFileSync(process.execPath, args, {
      cwd: folder,
      maxBuffer: 1 << 28,
      stdio: ['ignore', 'pipe', 'ignore'],
    }).toString();
  } catch (error) {
    output = String((error as { stdout: Buffer }).stdout);
  }
  return (JSON.parse(output) as { summary: { violations: Violation[] } }).summary.violations;
}

/** What is found in a small tree of our shape with `files` that import what they must not. */
function planted(files: Record<string, string>): Violation[] {
  const folder = mkdtempSync(join(tmpdir(), 'nordvidda-breach-'));
  try {
    const all: Record<string, string> = {
      'tsconfig.json':
        '{"compilerOptions":{"module":"esnext","moduleResolution":"bundler","paths":{"@/*":["./*"],"demo-chain/*":["./packages/demo-chain/src/*"]}}}',
      'package.json': '{"type":"module"}',
      'middleware.ts': 'export {};',
      'instrumentation.ts': 'export {};',
      'lib/a.ts': 'export const a = 1;',
      'lib/contracts/b.ts': 'export const b = 1;',
      'server/shop.ts': 'export const shop = 1;',
      'server/env.ts': 'export const env = 1;',
      'server/open.ts': 'export const shop = 1;',
      'server/api/handle.ts': 'export const handle = 1;',
      'server/page-door/routing.ts': 'export const route = 1;',
      'server/page-door/open-door.ts': 'export const openDoor = 1;',
      'server/orders/service.ts': 'export const orders = 1;',
      'server/orders/open.ts': 'export const openOrders = 1;',
      'server/catalogue/stock/service.ts': 'export const stock = 1;',
      'server/catalogue/stock/store.ts': 'export interface Row { ean: string }',
      'server/ports/mailer.ts': 'export interface Mailer {}',
      'server/adapters/mail/outbox.ts': 'export const outbox = 1;',
      'server/search/engines/embedded.ts': 'export const embedded = 1;',
      'components/ui/button.ts': 'export const button = 1;',
      'components/cart/line.ts': 'export const line = 1;',
      'components/product/gallery.tsx': 'export const Gallery = 1;',
      'components/gift-cards/balance.tsx': 'export const Balance = 1;',
      'components/gift-cards/queries.ts': 'export const balance = 1;',
      'components/favourites/use-balance.ts': "export { balance } from '@/components/gift-cards/queries';",
      'app/page.ts': 'export {};',
      'packages/demo-chain/src/write-feed.ts': 'export {};',
      'packages/demo-chain/src/goods.ts': 'export {};',
      'e2e/shop.ts': 'export {};',
      ...files,
    };
    for (const [path, text] of Object.entries(all)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    return violations(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

describe('architecture: who imports whom', { timeout: 240_000 }, () => {
  it('the tree as it stands breaks no rule', () => {
    const cached = violations(root, '--cache', '.data/import-rules', '--cache-strategy', 'content');
    expect(cached.map(({ from, to, rule }) => `${rule.name}: ${from} → ${to}`)).toEqual([]);
  });

  const breaches: [rule: string, path: string, text: string][] = [
    ['lib-imports-lib', 'lib/bad.ts', "export { shop } from '@/server/shop';"],
    [
      'components-never-see-the-server',
      'components/cart/bad.ts',
      "import type { Mailer } from '@/server/ports/mailer'; export type X = Mailer;",
    ],
    ['ui-could-ship-elsewhere', 'components/ui/bad.ts', "export { line } from '@/components/cart/line';"],
    ['areas-offer-what-they-name', 'components/cart/bad.ts', "export { Gallery } from '@/components/product/gallery';"],
    [
      'areas-offer-what-they-name',
      'components/gift-cards/bad.tsx',
      "import type { Gallery } from '@/components/product/gallery'; export type X = typeof Gallery;",
    ],
    [
      'areas-offer-what-they-name',
      'components/search/bad.ts',
      "export { Balance } from '@/components/gift-cards/balance';",
    ],
    ['app-calls-the-shop', 'app/bad.ts', "export { orders } from '@/server/orders/service';"],
    [
      'rooms-meet-at-their-facades',
      'server/orders/bad.ts',
      "export { stock } from '@/server/catalogue/stock/service';",
    ],
    ['no-back-door-past-a-facade', 'server/orders/bad.ts', "export { stock } from '@/server/catalogue/stock/service';"],
    [
      'no-back-door-past-a-facade',
      'server/mail/bad.ts',
      "import type { Row } from '@/server/catalogue/stock/store'; export type X = Row;",
    ],
    ['rooms-know-no-framework', 'server/orders/accounting/bad.ts', "export { env } from '@/server/env';"],
    ['rooms-know-no-framework', 'server/orders/bad.ts', "export { NextResponse } from 'next/server';"],
    ['rules-are-pure', 'server/orders/rules.ts', "export { orders } from './service';"],
    [
      'rooms-meet-at-their-facades',
      'server/gifts/cards/service.ts',
      "export { stock } from '@/server/catalogue/stock/service';",
    ],
    [
      'no-back-door-past-a-facade',
      'server/gifts/cards/service.ts',
      "export { stock } from '@/server/catalogue/stock/service';",
    ],
    ['rooms-know-no-framework', 'server/gifts/cards/service.ts', "export { NextResponse } from 'next/server';"],
    ['rules-are-pure', 'server/gifts/cards/rules.ts', "export { stock } from '@/server/catalogue/stock/service';"],
    ['facades-are-opened-by-the-wiring', 'server/mail/bad.ts', "export { openOrders } from '@/server/orders/open';"],
    ['app-calls-the-shop', 'app/bad.ts', "export { shop } from '@/server/open';"],
    ['lib-knows-no-framework', 'lib/bad-hook.ts', "export { useState } from 'react';"],
    ['lib-knows-no-framework', 'lib/bad-page.ts', "export { cookies } from 'next/headers';"],
    ['put-together-once', 'server/api/bad-start.ts', "export { shop } from '@/server/open';"],
    ['platform-knows-no-room', 'server/platform/jobs/bad.ts', "export { orders } from '@/server/orders/service';"],
    ['feed-writes-the-database', 'server/feed/bad.ts', "export { orders } from '@/server/orders/service';"],
    ['platform-knows-no-room', 'server/platform/change-feed/bad.ts', "export { handle } from '@/server/api/handle';"],
    ['staff-ask-the-facades', 'server/staff/bad.ts', "export { handle } from '@/server/api/handle';"],
    ['invariants-only-read', 'server/staff/invariants/bad.ts', "export { orders } from '@/server/orders/service';"],
    ['platform-knows-no-room', 'server/platform/db/bad.ts', "export { orders } from '@/server/orders/service';"],
    ['adapters-implement-ports', 'server/adapters/mail/bad.ts', "export { orders } from '@/server/orders/service';"],
    ['the-page-door-asks-nobody', 'server/page-door/bad.ts', "export { shop } from '@/server/shop';"],
    [
      'the-door-is-opened-by-the-start',
      'server/api/bad-door.ts',
      "export { openDoor } from '@/server/page-door/open-door';",
    ],
    ['platform-knows-no-room', 'server/platform/telemetry/bad.ts', "export { shop } from '@/server/shop';"],
    ['logs-and-figures-have-one-home', 'server/orders/bad.ts', "export { default as log } from 'pino';"],
    ['api-is-thin', 'server/api/bad.ts', "export { orders } from '@/server/orders/service';"],
    ['middleware-is-narrow', 'middleware.ts', "export { handle } from '@/server/api/handle';"],
    ['demo-writes-a-feed', 'packages/demo-chain/src/bad.ts', "export { shop } from '@/server/shop';"],
    ['demo-asks-little-of-lib', 'packages/demo-chain/src/bad.ts', "export { a } from '@/lib/a';"],
    ['the-shop-knows-no-demo', 'server/feed/bad.ts', "export const demo = () => import('demo-chain/write-feed');"],
    ['journeys-use-our-test', 'e2e/bad.spec.ts', "export { test } from '@playwright/test';"],
    ['e2e-sees-the-outside', 'e2e/bad.ts', "export { shop } from '@/server/shop';"],
    ['the-audit-sees-the-outside', 'tools/audit/bad.ts', "export { shop } from '@/server/shop';"],
    ['links-are-plain', 'components/cart/bad-link.ts', "export { default as Link } from 'next/link';"],
    ['dayjs-lives-in-dates', 'lib/bad.ts', "export { default } from 'dayjs';"],
    ['tanstack-comes-late', 'components/cart/late.ts', "export { QueryClient } from '@tanstack/react-query';"],
    ['zod-stays-on-the-server', 'components/cart/bad.ts', "export { b } from '@/lib/contracts/b';"],
  ];
  // One tree with every breach in it, so that the whole is read once.
  const found = new Set<string>();
  beforeAll(() => {
    const files: Record<string, string> = {
      'lib/one.ts': "export { two } from './two'; export const one = 1;",
      'lib/two.ts': "export { one } from './one'; export const two = 2;",
    };
    for (const [, path, text] of breaches) files[path] = `${files[path] ?? ''}${text}\n`;
    for (const { rule, from } of planted(files)) found.add(`${rule.name}: ${from}`);
  });

  it.each(breaches)('a planted breach of %s in %s is found', (rule, path) => {
    expect([...found]).toContain(`${rule}: ${path}`);
  });

  it('a planted breach of no-cycles is found', () => {
    expect([...found]).toContain('no-cycles: lib/one.ts');
  });

  it('and nothing else of the planted tree is', () => {
    const breached = new Set([...breaches.map(([, path]) => path), 'lib/one.ts', 'lib/two.ts']);
    expect([...found].filter((one) => !breached.has(one.split(': ')[1] as string))).toEqual([]);
  });
});
