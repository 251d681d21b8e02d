import { expect, it } from 'vitest';
import { openApi } from '@/server/api/openapi';
import { createClient } from '@/tools/audit/client';
import { readOpenApi } from '@/tools/audit/open-api';
import { vary } from '@/tools/audit/vary';
import type { Visitor } from '@/tools/audit/visitor';

/** A shop that takes everything, but for what `answer` says of it. */
function shopOf(answer: (body: string) => { status: number; text: string }) {
  const document = JSON.stringify(openApi('http://localhost', { name: 'Nordvidda' }));
  const visitor = {
    cookies: new Map([['XSRF-TOKEN', 'a']]),
    ask: async (path: string, { body = '' }: { body?: unknown } = {}) => ({
      headers: { 'content-type': 'application/json' },
      bytes: 0,
      ...(path.endsWith('openapi.json') ? { status: 200, text: document } : answer(String(body))),
    }),
  } as unknown as Visitor;
  return visitor;
}

async function findingsOf(answer: (body: string) => { status: number; text: string }) {
  const found: string[] = [];
  const visitor = shopOf(answer);
  const report = { find: (_: string, what: string) => found.push(what), tried() {}, note() {}, answered() {} };
  const api = await readOpenApi(visitor);
  const client = createClient(api, report, () => visitor);
  await client.well('stockAlertsAsk', visitor, { body: { ean: '7040000000011', email: 'kari@example.no' } });
  const good = client.good.get('stockAlertsAsk');
  if (!good) throw new Error('The good call was not one');
  await vary(api, client, good, report.find);
  return found;
}

const ok = { status: 200, text: '{"ok":true}' };
const refused = { status: 422, text: '{"code":"invalid_body","message":"Nei"}' };
const isGood = (body: string) => /^\{"ean":"\d{13}","email":"[^"]+"\}$/.test(body);

it('rule 7.11: finds nothing in a call that does as documented', async () => {
  expect(await findingsOf((body) => (isGood(body) && body.length < 1000 ? ok : refused))).toEqual([]);
});

it('rule 7.11: finds accepted values that are forbidden, failures, and undocumented answers', async () => {
  const found = (
    await findingsOf((body) => {
      if (body.includes('\\u0000')) return { status: 500, text: '{}' };
      if (body.includes('__proto__')) return { status: 418, text: '{}' };
      return body.includes('drop table') ? { status: 200, text: '{}' } : ok;
    })
  ).join('\n');
  expect(found).toMatch(/takes ean is no such pattern, which the document forbids/);
  expect(found).toMatch(/takes email left out/);
  expect(found).toMatch(/answers 500 to/);
  expect(found).toMatch(/answers 418, which the document does not name/);
  expect(found).toMatch(/answers 200 unlike its schema/);
});
