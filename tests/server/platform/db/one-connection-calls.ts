import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { endpoints } from '@/lib/contracts/all-endpoints';
import type { CounterPick } from '@/lib/contracts/counter';
import type { Customer } from '@/lib/contracts/customers';
import type { OrderReceipt } from '@/lib/contracts/orders';
import type { Purchase } from '@/lib/contracts/purchases';
import { ean, type openApiShop, PASSWORD } from '@/tests/server/api/open-shop';
import type { startKlarna } from '@/tests/support/payment-provider';

type Api = Awaited<ReturnType<typeof openApiShop>>;
type Headers = Record<string, string>;

interface Desk {
  api: Api;
  klarna: Awaited<ReturnType<typeof startKlarna>>;
  webhookSecret: string;
  /** The shopper agrees on the page of the sandbox. */
  approve(url: string | null): Promise<unknown>;
  /** Writes the letters that were asked for. */
  post(): Promise<unknown>;
  /** A code for the counter of the first shop. */
  counterCode(): Promise<string>;
}

interface Asking {
  /** 'code=NV-100001' */
  query?: string;
  params?: Record<string, string>;
  body?: unknown;
  headers?: Headers;
}

const TRIES = 5;
let people = 0;

/** Every call that changes something, by the name a client knows it by: how one comes to it, and the call. */
export function openCalls({ api, klarna, webhookSecret, approve, post, counterCode }: Desk) {
  /** Answers what a call that went well says. A shop that waited for itself is asked again, and waits for itself again. */
  async function well<T = undefined>(id: string, asking: Asking = {}): Promise<T> {
    const endpoint = endpoints.find((one) => one.id === id);
    if (!endpoint) throw new Error(`There is no call ${id}`);
    const path = asking.query === undefined ? endpoint.path : `${endpoint.path}?${asking.query}`;
    for (let tries = 1; ; tries++) {
      const answer = await api.ask(endpoint.method, path, asking);
      if (answer.status === 503 && tries < TRIES) continue;
      const said = await answer.text();
      expect([id, answer.status, answer.status < 300 ? '' : said]).toEqual([id, expect.any(Number), '']);
      return (said === '' ? undefined : JSON.parse(said)) as T;
    }
  }

  const somebody = () => {
    people += 1;
    return { email: `noen${people}@example.no`, phone: String(41_000_000 + people) };
  };
  const order = (over: object = {}) => {
    const { email, phone } = somebody();
    return {
      ...{ CustomerName: 'Kari Nordmann', Email: email, Phone: phone, Delivery: false, ShopID: 1 },
      ...{ shipping_method_id: 'collect', items: [{ EanNo: ean(10), Count: 1 }], ...over },
    };
  };
  const sent = {
    ...{ Payment: 'card', Delivery: true, shipping_method_id: 'delivery' },
    ...{ Address: 'Fjellveien 2', PostalCode: '7010', City: 'TRONDHEIM' },
  };
  const reserve = () =>
    well<OrderReceipt>('ordersPlace', { body: order(), headers: { 'idempotency-key': randomUUID() } });
  const buy = (over: object = sent) => well<Purchase>('purchasesPlace', { body: { orders: [order(over)] } });
  const own = ({ token }: { token: string }) => ({ params: { token } });

  async function paid(over: object = sent) {
    const purchase = await buy(over);
    await approve(purchase.url);
    const { orders } = await well<Purchase>('purchasesSettle', own(purchase));
    const [bought] = orders;
    if (!bought) throw new Error('Nothing was bought');
    const [row] = await api.sql<{ email: string }[]>`select email from orders where number = ${bought.number}`;
    return { ...bought, email: row?.email ?? '' };
  }

  let key: Headers | undefined;
  const till = async () => {
    key ??= await api.withKey();
    return key;
  };
  async function pickOf(number: string) {
    const [pick] = await well<CounterPick[]>('counterFind', { headers: await till(), query: `code=${number}` });
    return pick;
  }
  async function act(number: string, ...acts: object[]) {
    const pick = await pickOf(number);
    for (const body of acts)
      await well('counterAct', {
        headers: { ...(await till()), 'idempotency-key': randomUUID() },
        params: { id: String(pick?.id) },
        body,
      });
  }
  const dispatch = { act: 'dispatch', carrier: 'Posten', trackingNumber: '70300000000000001' };
  async function left() {
    const bought = await paid();
    await act(bought.number, dispatch);
    return bought;
  }
  async function withdrawn() {
    const { number, email } = await left();
    const body = { number, email, key: randomUUID(), lines: [{ ean: ean(10), count: 1 }], reason: 'For liten.' };
    return well<{ number: string }>('withdrawalsMake', { body });
  }
  async function complained() {
    const bought = await left();
    const body = { key: randomUUID(), eans: [ean(10)], text: 'Glidelåsen røk etter to turer.', wish: 'repair' };
    return well<{ number: string }>('complaintsMake', { ...own(bought), body });
  }
  const withInstalments = async () => {
    const purchase = await buy({ ...sent, Payment: 'instalments' });
    const [payment] = purchase.payments;
    const token = klarna.approve(payment?.orderId ?? '') ?? '';
    return { purchase, reference: payment?.reference ?? '', token };
  };

  /** The token in the newest letter to somebody. */
  async function emailTo(email: string) {
    await post();
    const [letter] = await api.sql<{ text: string }[]>`
      select text_body as text from mails where recipient = ${email} order by id desc limit 1`;
    return /[?&#]token=([\w.~-]+)/.exec(letter?.text ?? '')?.[1] ?? '';
  }
  const register = async () => {
    const who = somebody();
    const names = { firstname: 'Kari', surname: 'Nordmann', password: PASSWORD, password_confirmation: PASSWORD };
    const { id } = await well<Customer>('customersRegister', { body: { ...who, ...names, terms_conditions: 1 } });
    return { ...who, id };
  };
  const proven = async () => {
    const who = await register();
    await well('customersVerify', { body: { token: await emailTo(who.email) } });
    return who;
  };
  const loggedIn = async () => {
    const headers = await api.logIn();
    const { id, email } = await well<Customer>('customersCurrent', { headers });
    return { headers, id, email };
  };
  const asCustomer = async (id: string, asking: Asking = {}) =>
    well(id, { ...asking, headers: (await loggedIn()).headers });
  const favourite = { params: { id: '1' } };
  const some = { body: { articles: [1] } };

  const calls: Record<string, () => Promise<unknown>> = {
    catalogueSearch: () => well('catalogueSearch', { body: { query: 'jakke', take: 5, page: 0 } }),
    catalogueSearchIds: () => well('catalogueSearchIds', { body: { ids: [1], filters: {} } }),

    ordersPlace: reserve,
    ordersCancel: async () => well('ordersCancel', own(await reserve())),
    ordersArrived: async () => well('ordersArrived', own(await left())),
    ordersFind: async () => {
      const { number, email } = await paid();
      await well('ordersFind', { body: { number, email } });
      await post();
    },

    purchasesPlace: buy,
    purchasesSettle: paid,
    purchasesCancel: async () => well('purchasesCancel', own(await buy())),
    purchasesComplete: async () => {
      const { purchase, reference, token } = await withInstalments();
      await well('purchasesComplete', { ...own(purchase), body: { reference, token } });
    },
    purchasesHeard: async () => {
      await approve((await buy()).url);
      await api.shop.orders.sandbox?.sendWebhooks();
    },
    purchasesHeardWithSecret: async () => {
      await withInstalments();
      for (const { body } of klarna.tellings())
        await well('purchasesHeardWithSecret', { params: { provider: 'klarna', secret: webhookSecret }, body });
    },

    complaintsMake: complained,
    counterAct: async () => {
      await act((await paid()).number, { act: 'pick', ean: ean(10), count: 1 }, dispatch, { act: 'delivered' });
      await act((await paid()).number, { act: 'missing', ean: ean(10), count: 1 });
      await act((await paid()).number, { act: 'cancel', reason: 'Skadet' });
      await act((await paid({ Payment: 'card' })).number, { act: 'ready' }, { act: 'hand-over' });
      await act((await reserve()).number, { act: 'ready' }, { act: 'hand-over' });
    },
    counterReceived: async () => {
      const { number } = await withdrawn();
      const body = { resell: [{ ean: ean(10), count: 1 }] };
      await well('counterReceived', { headers: await till(), params: { number }, body });
    },
    counterSettle: async () => {
      const { number } = await complained();
      const body = { outcome: 'refund', lines: [{ ean: ean(10), count: 1 }], word: 'Det beklager vi.' };
      await well('counterSettle', { headers: await till(), params: { number }, body });
    },
    counterLogin: async () => well('counterLogin', { body: { code: await counterCode() } }),
    counterLogout: () => well('counterLogout'),
    importPicture: async () =>
      well('importPicture', { headers: { ...(await api.withFeedKey()), 'content-type': 'image/gif' }, body: 'GIF89a' }),
    importSend: async () =>
      well('importSend', {
        params: { kind: 'stock' },
        headers: { ...(await api.withFeedKey()), 'content-type': 'application/x-ndjson' },
        body: JSON.stringify({ ean: ean(10), shopId: 1, qty: 1000 }),
      }),

    withdrawalsFind: async () => {
      const { number, email } = await left();
      await well('withdrawalsFind', { body: { number, email } });
    },
    withdrawalsLink: async () => {
      await well('withdrawalsLink', { body: { number: (await left()).number } });
      await post();
    },
    withdrawalsMake: withdrawn,

    customersRegister: register,
    customersVerify: proven,
    customersLogin: async () =>
      well('customersLogin', { body: { email: (await register()).email, password: PASSWORD } }),
    customersLoginByType: async () => {
      const { phone } = await register();
      await well('customersLoginByType', { params: { type: 'phone' }, body: { phone, password: PASSWORD } });
    },
    customersAskLoginLink: async () => {
      await well('customersAskLoginLink', { body: { email: (await proven()).email } });
      await post();
    },
    customersUseLoginLink: async () => {
      const { email } = await proven();
      await well('customersAskLoginLink', { body: { email } });
      await well('customersUseLoginLink', { body: { token: await emailTo(email) } });
    },
    customersLogout: () => asCustomer('customersLogout'),
    customersResend: async () => {
      const { headers, id } = await loggedIn();
      await api.sql`update customers set verified = false where id = ${id}`;
      await well('customersResend', { headers });
    },
    customersForgotPassword: async () => {
      await well('customersForgotPassword', { body: { email: (await register()).email } });
      await post();
    },
    customersResetPassword: async () => {
      const { email } = await register();
      await well('customersForgotPassword', { body: { email } });
      const passwords = { password: 'en ny og lang tur', password_confirmation: 'en ny og lang tur' };
      await well('customersResetPassword', { body: { token: await emailTo(email), ...passwords } });
    },
    customersUpdate: async () => {
      const { headers, id } = await loggedIn();
      const body = { ...somebody(), password: 'en ny og lang tur', password_confirmation: 'en ny og lang tur' };
      const changed = { headers, params: { id: String(id) }, body: { ...body, current_password: PASSWORD } };
      await well('customersUpdate', changed);
    },
    customersDelete: async () => {
      const { headers, id } = await loggedIn();
      await well('customersDelete', { headers, params: { id: String(id) }, body: { current_password: PASSWORD } });
    },

    contentAnswerPoll: () => well('contentAnswerPoll', { params: { id: '1' }, body: { questionId: 1, optionId: 1 } }),
    reviewsWrite: () => asCustomer('reviewsWrite', { body: { reviewable_id: 1, rating: 5, content: 'Varm og god.' } }),
    favouritesReplace: () => asCustomer('favouritesReplace', some),
    favouritesMerge: () => asCustomer('favouritesMerge', some),
    favouritesAdd: () => asCustomer('favouritesAdd', favourite),
    favouritesRemove: () => asCustomer('favouritesRemove', favourite),
    stockAlertsAsk: () => well('stockAlertsAsk', { body: { ean: ean(11), email: somebody().email } }),
    priceWatchesAsk: () => well('priceWatchesAsk', { body: { articleId: 1, email: somebody().email } }),
    stockAlertsStop: () => well('stockAlertsStop', { body: { token: randomUUID() } }),
    stockAlertsUnsubscribe: () =>
      well('stockAlertsUnsubscribe', { query: `token=${randomUUID()}`, body: { 'List-Unsubscribe': 'One-Click' } }),
    consentsRecord: () =>
      asCustomer('consentsRecord', { body: { v: 1, id: randomUUID(), ga: true, gtm: false, meta: false } }),
  };
  return calls;
}
