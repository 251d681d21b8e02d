import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '@/lib/contracts/all-endpoints';
import { createCallBudget } from '@/server/api/call-budget';
import { ean, openApiShop } from './open-shop';

let api: Awaited<ReturnType<typeof openApiShop>>;
beforeAll(async () => {
  api = await openApiShop();
  await api.sql`insert into polls (id, name, description, active) values (1, 'Ull?', '', true)`;
  await api.sql`insert into poll_questions (id, poll_id, text, position) values (1, 1, 'Innerst?', 0)`;
  await api.sql`insert into poll_options (id, question_id, text, correct, position) values (1, 1, 'Ull', false, 0)`;
});
afterAll(() => api.close());

interface Try {
  params?: Record<string, string>;
  query?: string;
  /** What the nth of them says: another name each time, so that only the network is the same. */
  body?: (nth: number) => object;
}

const email = (nth: number) => `kari${nth}@example.no`;
const order = (nth: number) => ({
  ...{ CustomerName: 'Kari Nordmann', Email: email(nth), Phone: String(90_000_000 + nth) },
  ...{ ShopID: 1, shipping_method_id: 'collect', items: [{ EanNo: ean(99), Count: 1 }] },
});
const complaint = () => ({
  key: crypto.randomUUID(),
  eans: [ean(10)],
  text: 'Glidelåsen røk den første dagen',
  wish: 'repair',
});
const newcomer = (nth: number) => ({
  ...{
    firstname: 'Kari',
    surname: 'Nordmann',
    email: email(nth),
    phone: String(40_000_000 + nth),
    terms_conditions: 1,
  },
  ...{ password: 'tre fjell og en foss', password_confirmation: 'tre fjell og en foss' },
});
const left = (nth: number) => ({ number: `NV-${100_000 + nth}`, email: email(nth) });

/** What anybody may do, and only so often from one network: proven below by doing it until it is refused. */
const LIMITED: Record<string, Try> = {
  ordersPlace: { body: order },
  ordersFind: { body: left },
  purchasesPlace: { body: (nth) => ({ orders: [{ ...order(nth), Payment: 'card' }] }) },
  complaintsMake: { params: { token: crypto.randomUUID() }, body: complaint },
  customersLogin: { body: (nth) => ({ email: email(nth), password: 'feil passord' }) },
  customersLoginByType: { params: { type: 'email' }, body: (nth) => ({ email: email(nth), password: 'feil passord' }) },
  customersAskLoginLink: { body: (nth) => ({ email: email(nth) }) },
  customersRegister: { body: newcomer },
  customersForgotPassword: { body: (nth) => ({ email: email(nth) }) },
  customersResetPassword: {
    body: () => ({ token: 'x'.repeat(64), password: 'Et-godt-passord-1', password_confirmation: 'Et-godt-passord-1' }),
  },
  contentAnswerPoll: { params: { id: '1' }, body: () => ({ questionId: 1, optionId: 1 }) },
  withdrawalsFind: { body: left },
  withdrawalsLink: { body: (nth) => ({ number: `NV-${100_000 + nth}` }) },
  withdrawalsMake: { body: (nth) => ({ ...left(nth), key: crypto.randomUUID(), lines: [{ ean: ean(10), count: 1 }] }) },
  priceWatchesAsk: { body: (nth) => ({ articleId: 1, email: email(nth) }) },
  stockAlertsAsk: { body: (nth) => ({ ean: ean(11), email: email(nth) }) },
  consentsRecord: { body: () => ({ v: 1, id: crypto.randomUUID(), ga: false, gtm: false, meta: false }) },
  counterLogin: { body: (nth) => ({ code: `ABCD-${1000 + nth}` }) },
  promoCheck: { params: { code: 'GJETT' } },
  shopsAddresses: { query: 'street=Storgata 1' },
  shopsStreets: { query: 'prefix=Stor' },
  shopsDistances: { params: { coordinates: '10.7,59.9;10.4,63.4' } },
};

/** What else changes something, asks somebody else or sends a letter, and why nobody can do it without end. */
const OTHERS: Record<string, string> = {
  catalogueSearch: 'a read by POST: nothing is written but a bounded count of words',
  catalogueSearchIds: 'a read by POST',
  ordersCancel: 'needs the address of a receipt, which cannot be guessed',
  ordersArrived: 'needs the address of a receipt',
  purchasesSettle: 'needs the address of a purchase',
  purchasesCancel: 'needs the address of a purchase',
  purchasesComplete: 'needs the address of a purchase',
  purchasesHeard: 'signed by the provider',
  purchasesHeardWithSecret: 'needs the secret of its address',
  customersLogout: 'ends one’s own session',
  customersResend: 'needs a session, and is counted by its customer',
  customersVerify: 'needs a link that cannot be guessed',
  customersUseLoginLink: 'needs a link that cannot be guessed',
  customersUpdate: 'needs a session',
  customersDelete: 'needs a session',
  reviewsWrite: 'needs a session; one for a customer and an article, which waits for staff',
  favouritesReplace: 'needs a session',
  favouritesAdd: 'needs a session',
  favouritesRemove: 'needs a session',
  favouritesMerge: 'needs a session',
  stockAlertsStop: 'needs a link that cannot be guessed',
  stockAlertsUnsubscribe: 'needs a link that cannot be guessed',
  counterLogout: 'ends one’s own session',
  counterAct: 'needs a counter',
  counterReceived: 'needs a counter',
  counterSettle: 'needs a counter',
  importSend: 'needs a key, wrong ones are counted, and what waits of one key is bounded (tests/server/imports)',
  importPicture:
    'needs a key, wrong ones are counted, and what no row names goes after its days (tests/server/imports)',
  contentSocialPosts: 'the posts of the chain’s page are kept, whoever asks',
};

const byId = new Map(endpoints.map((endpoint) => [endpoint.id, endpoint]));
/** Longest of them is the log of consent. */
const MOST_TRIES = 210;

describe('rule 7.13: nobody asks without end', () => {
  it('each call that changes something is limited, or it is said why it need not be', () => {
    const changing = endpoints.filter(({ method, ownPage }) => method !== 'GET' || ownPage).map(({ id }) => id);
    const named = new Set([...Object.keys(LIMITED), ...Object.keys(OTHERS)]);
    expect(changing.filter((id) => !named.has(id))).toEqual([]);
    expect(Object.keys(LIMITED).filter((id) => id in OTHERS)).toEqual([]);
    expect([...named].filter((id) => !byId.has(id))).toEqual([]);
  });

  it.each(Object.entries(LIMITED))('%s from one network', async (id, { params = {}, query = '', body }) => {
    await api.sql`truncate attempts`;
    const { method, path } = byId.get(id) as (typeof endpoints)[number];
    let tries = 0;
    const from = async (network: string) => {
      const answer = await api.ask(method, query ? `${path}?${query}` : path, {
        params,
        headers: { 'x-forwarded-for': network, 'idempotency-key': crypto.randomUUID() },
        ...(body && { body: body(tries++) }),
      });
      if (answer.ok || answer.status === 429) return `${answer.status}`;
      return `${answer.status} ${((await answer.json()) as { code: string }).code}`;
    };
    const answers: string[] = [];
    const network = `198.51.100.${Object.keys(LIMITED).indexOf(id)}`;
    while (answers.at(-1) !== '429' && answers.length < MOST_TRIES) answers.push(await from(network));
    expect(answers.length).toBeGreaterThan(4);
    expect(answers.at(-1)).toBe('429');
    // What does not fit its contract would be counted by nobody.
    expect(answers).not.toContain('422 invalid_body');
    expect(answers).not.toContain('422 invalid_form');
    expect(await from('203.0.113.7')).not.toBe('429');
  });
});

it('rule 7.13: a budget is a network’s own, and new each minute', () => {
  let now = 0;
  const spend = createCallBudget(2, () => now);
  const by = (address: string) => spend(new Request('http://localhost/', { headers: { 'x-forwarded-for': address } }));
  by('203.0.113.1');
  by('203.0.113.1');
  expect(() => by('203.0.113.1')).toThrow('too_many_requests');
  by('203.0.113.2');
  by('2001:db8::1');
  by('2001:db8::2');
  expect(() => by('2001:db8::3')).toThrow('too_many_requests');
  now = 60_000;
  by('203.0.113.1');
});
