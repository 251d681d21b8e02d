import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { database } from './database';
import { bringPackages } from './npm-packages';
import { expect, test } from './shop';

/** Its own TypeScript comes with it: it writes types through the compiler's old interface, which ours has no more. */
const PACKAGES = ['openapi-typescript@7.13.0', 'openapi-fetch@0.17.0', 'typescript@5.9.3'];

/** What somebody writes who has never seen the shop's own code. What is expected not to compile must not. */
const PROGRAM = `
import createClient from 'openapi-fetch';
import type { paths } from './shop';

declare const process: { argv: string[] };
const [, , shop = ''] = process.argv;
const api = createClient<paths>({ baseUrl: shop + '/api/v1' });
const jar = new Map<string, string>();
api.use({
  onRequest({ request }) {
    request.headers.set('cookie', [...jar].map((pair) => pair.join('=')).join('; '));
    return request;
  },
  onResponse({ response }) {
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = cookie.split(';', 1)[0]?.split('=') ?? [];
      jar.set(name, value);
    }
  },
});

const { data: shops = [] } = await api.GET('/shops');
const doors = new Set(shops.filter(({ address }) => address).map(({ id }) => id));
const { data: bestsellers = [] } = await api.GET('/bestsellers');
const find = async () => {
  for (const { article_id } of bestsellers) {
    const { data } = await api.GET('/articles/{id}', { params: { path: { id: String(article_id) } } });
    if (!data?.canPurchase || data.ageLimit) continue;
    for (const { ean, shops } of data.variants)
      for (const { id, qty } of shops) if (qty > 2 && doors.has(id)) return { ean, id };
  }
  throw new Error('No shop has anything');
};
const place = await find();

const { data: given } = await api.GET('/token');
const header = () => ({
  'X-Requested-With': 'XMLHttpRequest' as const,
  'X-XSRF-TOKEN': given?.token ?? '',
  'Idempotency-Key': crypto.randomUUID(),
});
const body = {
  CustomerName: 'Kari Klient',
  Email: 'kari.klient@example.com',
  Phone: '41234567',
  ShopID: place.id,
  shipping_method_id: 'collect',
  items: [{ EanNo: place.ean, Count: 1 }],
};
/** Never called: what the document forbids does not compile. */
export const wrong = () => [
  // @ts-expect-error the header has one value
  api.POST('/orders', { params: { header: { ...header(), 'X-Requested-With': 'fetch' } }, body }),
  // @ts-expect-error an order has goods
  api.POST('/orders', { params: { header: header() }, body: { ...body, items: undefined } }),
];

const once = header();
const first = await api.POST('/orders', { params: { header: once }, body });
const again = await api.POST('/orders', { params: { header: once }, body });
const refused = await api.POST('/orders', { params: { header: header() }, body: { ...body, ShopID: 999_999 } });
console.log(JSON.stringify({
  receipt: first.data ?? first.error,
  again: again.data?.number,
  refused: [refused.response.status, refused.error?.code],
  ean: place.ean,
}));
`;

const COMPILER = {
  ...{
    strict: true,
    noEmit: true,
    target: 'es2024',
    module: 'esnext',
    moduleResolution: 'bundler',
    lib: ['es2024', 'dom', 'dom.iterable'],
  },
  types: [],
};

test.describe('a client made of the OpenAPI document', () => {
  test('rule 7.11: is typed, and reserves with one answer for one key', async ({ request, baseURL }) => {
    const { tools = '', missing } = await bringPackages(PACKAGES);
    test.skip(missing !== undefined, missing);
    const folder = resolve('.data/generated-client');
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    symlinkSync(tools, join(folder, 'node_modules'));
    const run = (...args: string[]) => execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });

    writeFileSync(join(folder, 'package.json'), '{"private":true,"type":"module"}');
    const document = await (await request.get('/api/v1/openapi.json')).text();
    writeFileSync(join(folder, 'openapi.json'), document);
    writeFileSync(join(folder, 'reserve.ts'), PROGRAM);
    run(join(tools, 'openapi-typescript/bin/cli.js'), 'openapi.json', '-o', 'shop.d.ts');
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: COMPILER, files: ['reserve.ts'] }));
    run(join(tools, 'typescript/bin/tsc'));
    const answer = JSON.parse(run('--disable-warning=ExperimentalWarning', 'reserve.ts', String(baseURL)));
    expect(answer).toMatchObject({
      receipt: { status: 'reserved', articles: [{ ean: answer.ean, count: 1 }] },
      again: answer.receipt.number,
      refused: [422, 'unknown_shop'],
    });
    const [found] = await database(
      (sql) => sql`select name from orders where number = ${answer.receipt.number} and token = ${answer.receipt.token}`,
    );
    expect(found).toEqual({ name: 'Kari Klient' });
  });
});
