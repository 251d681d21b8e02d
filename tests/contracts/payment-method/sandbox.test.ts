import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSandbox } from '@/server/adapters/payment-method/sandbox';
import { answerSandbox } from '@/server/api/sandbox';
import { createSandboxProvider } from '@/server/orders/sandbox/service';
import type { SandboxKind } from '@/server/orders/sandbox/types';
import { openTestDatabase } from '@/tests/support/database';
import type { Telling } from '@/tests/support/payment-provider';
import { serveFaulty } from '@/tests/support/providers/faulty-server';
import { paymentMethodContract } from './suite';
import { action, type Call, jacket, newPayment, socks } from './world';

const SECRET = 'sandbox-secret';
const CALLS: Record<Call, RegExp> = {
  open: /^POST .*\/payments$/,
  read: /^GET /,
  capture: /\/capture$/,
  refund: /\/refund$/,
  release: /\/release$/,
};

/** The sandbox behind its own HTTP, on a database of its own, with a clock that a test moves. */
async function startSandbox() {
  const database = await openTestDatabase();
  let now = new Date('2026-11-22T12:00:00Z');
  let told: Telling[] = [];
  let hears = true;
  const listen = async (url: string | URL | Request, { headers, body }: RequestInit = {}) => {
    if (!hears) throw new TypeError('fetch failed');
    told.push({ url: new URL(String(url)), headers: new Headers(headers), body: String(body) });
    return new Response(null, { status: 204 });
  };
  const sandbox = createSandboxProvider({ sql: database.sql, clock: () => now, secret: SECRET, fetch: listen });
  const server = await serveFaulty((request) => answerSandbox(sandbox, request));
  const page = (id: string) => `${server.url}/sandbox/payments/${id}`;
  return {
    ...server,
    sandbox,
    page,
    method: (kind: SandboxKind) =>
      createSandbox({ kind, url: `${server.url}/sandbox`, secret: SECRET, fetch: server.fetch }),
    /** The shopper sends the form of the page. */
    press: (id: string, decision: string, more: Record<string, string> = {}) =>
      fetch(page(id), { method: 'POST', body: new URLSearchParams({ decision, ...more }), redirect: 'manual' }),
    pass: (ms: number) => {
      now = new Date(now.getTime() + ms);
    },
    deaf: (isDeaf: boolean) => {
      hears = !isDeaf;
    },
    async tellings() {
      while ((await sandbox.sendWebhooks()) > 0);
      const heard = told;
      told = [];
      return heard;
    },
    async books() {
      const rows = await database.sql<
        { id: string; reference: string; authorised: number; captured: number; released: number; refunded: number }[]
      >`select id, reference, authorised, captured, released, refunded from sandbox_payments`;
      return rows.map((row) => ({ ...row, currency: 'NOK' }));
    },
    async close() {
      await server.close();
      await database.close();
    },
  };
}
type Started = Awaited<ReturnType<typeof startSandbox>>;

const DAY_MS = 86_400_000;

paymentMethodContract(
  'The sandbox',
  async () => {
    const started = await startSandbox();
    return {
      ...started,
      method: started.method('card'),
      approve: async ({ id }) => {
        const { headers } = await started.press(id, 'approve');
        return headers.get('location') === newPayment().returnUrl ? id : undefined;
      },
      decline: async (id) => void (await started.press(id, 'decline')),
      cancel: async (id) => void (await started.press(id, 'cancel')),
      expire: async () => started.pass(60 * DAY_MS),
      fault: (fault, call) => started.fault(fault, CALLS[call]),
    };
  },
  { exact: true },
);

describe('the sandbox (rule 19.9)', () => {
  let started: Started;
  beforeAll(async () => {
    started = await startSandbox();
  });
  afterAll(() => started.close());
  beforeEach(() => started.tellings());
  const open = (kind: SandboxKind = 'card', lines = [jacket, socks]) => started.method(kind).open(newPayment(lines));
  const stateOf = async (id: string) => (await started.method('card').read(id)).state;
  const events = async () => (await started.tellings()).map(({ body }) => JSON.parse(body).event);

  it('is one payment per shop for instalments, and one in all for a card', () => {
    expect([started.method('card').perShop, started.method('instalments').perShop]).toEqual([false, true]);
  });

  it('shows the shopper under the address they came from', async () => {
    const { id, url } = await open();
    expect(url).toBe(`https://shop.example/sandbox/payments/${id}`);
  });

  it('says on its page that no money is moved, and shows lines and sum as text', async () => {
    const { id } = await open();
    const response = await fetch(started.page(id));
    const html = await response.text();
    expect(html).toContain('Testbetaling. Ingen penger flyttes.');
    expect(html).toContain('Jakke &quot;Vidda&quot; &lt;M&gt; &amp; hette');
    expect(html).toContain('1\u00a0498,90\u00a0kr');
    expect(html).not.toContain('<script');
    expect(response.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; img-src 'self'; style-src 'sha256-[^;]+; form/,
    );
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
  });

  it.each([
    ['http://localhost:3000', 'Nordvidda'],
    ['http://heldre.localhost:3000', 'Heldre'],
  ])('of a purchase at %s, says that %s is paid', async (site, name) => {
    const { id } = await started.method('card').open({ ...newPayment([jacket]), returnUrl: `${site}/betaling/t` });
    expect(await (await fetch(started.page(id))).text()).toContain(`Du betaler til ${name}`);
  });

  it('tells the terms of instalments in full: parts that add up, rates, fees, duration, total', async () => {
    const { id } = await open('instalments', [{ ...jacket, total: 100_000 }]);
    const html = await (await fetch(started.page(id))).text();
    for (const text of [
      '333,34',
      '333,33',
      'Effektiv rente',
      'Nominell rente',
      'Gebyrer',
      '3 måneder',
      '1\u00a0000,00',
    ])
      expect(html).toContain(text);
  });

  it.each([
    ['approve', 'authorised', /\/betaling\/abc$/],
    ['decline', 'declined', /\/betaling\/abc$/],
    ['cancel', 'cancelled', /avbrutt=1$/],
    ['expire', 'expired', /\/sandbox\/payments\//],
  ])('%s: the payment is %s, and the browser goes on', async (decision, state, location) => {
    const { id } = await open();
    const response = await started.press(id, decision);
    expect([response.status, response.headers.get('location')]).toEqual([303, expect.stringMatching(location)]);
    expect(await stateOf(id)).toBe(state);
    expect(await (await fetch(started.page(id))).text()).toContain('Betalingen er avsluttet');
  });

  it('takes the first decision only, also when two are sent at once', async () => {
    const { id } = await open();
    await Promise.all([started.press(id, 'approve'), started.press(id, 'approve')]);
    await started.press(id, 'decline');
    expect(await started.method('card').read(id)).toMatchObject({ state: 'authorised', authorised: 149_890 });
  });

  it.each([
    [{}, ['payment.opened', 'payment.authorised']],
    [{ reversed: 'on' }, ['payment.authorised', 'payment.opened']],
    [{ twice: 'on' }, ['payment.opened', 'payment.opened', 'payment.authorised', 'payment.authorised']],
    [{ silent: 'on' }, []],
  ])('tells the shop as the tester wishes: %o', async (wishes, told) => {
    const { id } = await open();
    await started.press(id, 'approve', wishes);
    expect(await events()).toEqual(told);
  });

  it('tells late when asked to', async () => {
    const { id } = await open();
    await started.press(id, 'approve', { delay: '30' });
    expect(await events()).toEqual([]);
    started.pass(30_000);
    expect(await events()).toHaveLength(2);
  });

  it('tells again what was not heard, and not for ever', async () => {
    const { id } = await open();
    started.deaf(true);
    await started.press(id, 'approve');
    expect(await events()).toEqual([]);
    started.deaf(false);
    started.pass(5000);
    expect(await events()).toHaveLength(2);
    started.deaf(true);
    await started.method('card').capture(id, action('deaf-capture', [jacket]));
    for (let i = 0; i < 10; i++) {
      await started.tellings();
      started.pass(600_000);
    }
    started.deaf(false);
    expect(await events()).toEqual([]);
  });

  it('is the shop’s alone to call, and a stranger does not even learn that it is there', async () => {
    const { id } = await open();
    const call = (authorization?: string) =>
      fetch(`${started.url}/sandbox/api/payments/${id}/capture`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...(authorization ? { authorization } : {}) },
        body: JSON.stringify({ key: 'a-stranger', amount: 100 }),
      });
    expect([(await call()).status, (await call('wrong')).status, (await call(SECRET)).status]).toEqual([404, 404, 200]);
  });

  it.each(['', 'approve ', 'capture'])('takes no decision %j', async (decision) => {
    const { id } = await open();
    expect((await started.press(id, decision)).status).toBe(422);
    expect(await stateOf(id)).toBe('open');
  });

  it('is not there in a live shop, and nothing else is at its address', async () => {
    const { id } = await open();
    const request = new Request(started.page(id));
    expect((await answerSandbox(undefined, request)).status).toBe(404);
    expect((await fetch(`${started.url}/sandbox/else`)).status).toBe(404);
    expect((await fetch(started.page('no-such-payment'))).status).toBe(404);
  });
});
