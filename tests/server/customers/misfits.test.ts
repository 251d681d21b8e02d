import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openTestDatabase } from '@/tests/support/database';
import { openBrowser } from './browser';
import { open, registration } from './fixture';

const shop = vi.hoisted(() => ({}) as ReturnType<typeof open>['shop']);
vi.mock('@/server/shop', () => ({ openShop: () => shop }));

let database: Awaited<ReturnType<typeof openTestDatabase>>;
const browser = openBrowser();
let id: number;
beforeAll(async () => {
  database = await openTestDatabase();
  Object.assign(shop, open(database.sql).shop);
  id = (await browser.post('/customers/register', registration())).body.id;
});
afterAll(() => database.close());

describe('rule 8.1, rule 8.2: a body that cannot be one is refused in the words of its call', () => {
  test.each([
    ['/customers/login', {}],
    ['/customers/login', { email: 'kari@example.no', password: 7 }],
    ['/customers/login', null],
    ['/customers/login/phone', []],
  ])('%s %j', async (path, body) => {
    const answer = await openBrowser().post(path, body);
    expect([answer.status, answer.body]).toMatchObject([
      422,
      { code: 'wrong_credentials', message: 'Feil brukernavn/passord - har du glemt passordet ditt?' },
    ]);
  });

  test.each([{ firstname: 7 }, { gender_id: '1' }, [], null])('PUT /customers/{id} %j', async (body) => {
    const answer = await browser.put(`/customers/${id}`, body);
    expect([answer.status, answer.body]).toMatchObject([
      422,
      { code: 'invalid_account', message: 'Ikke gyldig data, alle feltene må fylles ut' },
    ]);
  });
});
