import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { type Check, type Ground, refused, together } from './check';
import { buy, keyed, newcomer, orderOf, type Receipt, register, sentOrder } from './shopping';
import { staff } from './site';
import { type Answer, jsonOf } from './visitor';

const place = 'POST /orders';

const good = ({ status }: Answer) => status >= 200 && status < 300;

/** Invalid counts, goods and places are refused; prices, freight and discounts of the caller are ignored. */
export const tampering: Check = async ({ visitor, shelf, expect }) => {
  const own = await shelf(4);
  const order = (over: object, line: object = {}) => ({
    ...orderOf(own, newcomer()),
    items: [{ EanNo: own.ean, Count: 1, CampaignArticleID: null, ...line }],
    ...over,
  });
  const wrong: Record<string, object> = {
    'minus one piece': order({}, { Count: -1 }),
    'no piece': order({}, { Count: 0 }),
    'half a piece': order({}, { Count: 0.5 }),
    'a thousand pieces': order({}, { Count: 1000 }),
    'a count of text': order({}, { Count: '1' }),
    'more than there is': order({}, { Count: 900 }),
    'an EAN nobody has': order({}, { EanNo: '0000000000000' }),
    'an EAN of letters': order({}, { EanNo: 'abcdefghijklm' }),
    'a shop nobody has': order({ ShopID: 999999 }),
    'the web shop to collect in': order({ ShopID: 55 }),
    'a way nobody has': order({ shipping_method_id: 'teleport' }),
    'no goods': order({ items: [] }),
    'two counts of one EAN that make none': order({ items: [2, -1].map((Count) => ({ EanNo: own.ean, Count })) }),
    'a promo code nobody has': order({ PromoCode: 'FINNESIKKE' }),
    'sending without a payment': { ...sentOrder(own, newcomer()), Payment: undefined },
    'sending that says it is collecting': { ...sentOrder(own, newcomer()), Payment: 'in_shop' },
  };
  for (const [what, body] of Object.entries(wrong)) {
    const answer = await visitor().change('/orders', body, { headers: keyed() });
    expect(refused(answer), place, `answers ${answer.status} to ${what}`);
  }
  const gifts = {
    Price: 1,
    total: 1,
    Total: 1,
    freight: 0,
    Freight: 0,
    discount: 99999,
    Discount: 99999,
    vat: 0,
    statusID: 9,
  };
  const line = { Price: 1, unitPrice: 1, GrossPrice: 1, CampaignArticleID: 1, discount: 1 };
  const answer = await visitor().change('/orders', order(gifts, line), { headers: keyed() });
  const receipt = jsonOf<Receipt>(answer);
  expect(refused(answer) || receipt.total === own.price, place, `sold ${own.price} øre for ${receipt?.total}`);
  await freight({ visitor, shelf, expect } as Ground);
};

async function freight({ visitor, shelf, expect }: Ground) {
  const own = await shelf(4);
  const methods = await visitor().read<{ id: string; price: number }[]>('/shipping_methods');
  const sent = { ...sentOrder(own, newcomer()), freight: 0, Freight: 0, ShippingPrice: 0 };
  const answer = await visitor().change('/purchases', { orders: [sent], freight: 0, total: 1 }, { headers: keyed() });
  const [order] = jsonOf<{ orders?: Receipt[] }>(answer)?.orders ?? [];
  const price = methods.find(({ id }) => id === 'delivery')?.price ?? 0;
  const due = order && (order.freight === price || order.freight === 0) && order.total === own.price + order.freight;
  expect(refused(answer) || Boolean(due), 'POST /purchases', `freight ${order?.freight}, total ${order?.total}`);
  const codes = await visitor().read<{ Code: string; Fixed: boolean; Amount: number }[]>('/promocodes');
  for (const { Code, Fixed, Amount } of codes) {
    const twice = { ...orderOf(own, newcomer()), PromoCode: Code.toLowerCase(), promo: Code, PromoCodes: [Code, Code] };
    const paid = jsonOf<Receipt>(await visitor().change('/orders', twice, { headers: keyed() }));
    if (!paid?.number) continue;
    const most = Fixed ? Amount : Math.ceil(own.price * Amount);
    expect(
      paid.total >= 0 && paid.total >= own.price - most,
      place,
      `${Code} takes ${own.price - paid.total} of ${own.price} øre`,
    );
  }
}

const AT_ONCE = 20;

/** Twenty concurrent requests with one key make one order, and so on. */
export const races: Check = async (ground) => {
  const { visitor, shelf, expect } = ground;
  const own = await shelf(3);
  const body = orderOf(own, newcomer());
  const key = randomUUID();
  const same = await together(AT_ONCE, () => visitor().change('/orders', body, { headers: keyed(key) }));
  const numbers = new Set(same.filter(good).map((answer) => jsonOf<Receipt>(answer).number));
  expect(numbers.size === 1, place, `one key at once makes ${numbers.size} orders`);
  expect(
    same.every((answer) => good(answer) || refused(answer)),
    place,
    'one key at once: not every answer is one',
  );

  const last = await shelf(1);
  const many = await together(AT_ONCE, () =>
    visitor().change('/orders', orderOf(last, newcomer()), { headers: keyed() }),
  );
  const sold = many.filter(good).length;
  expect(sold === Math.min(AT_ONCE, last.qty), place, `${last.qty} pieces, ${AT_ONCE} buyers at once, ${sold} sold`);

  const who = newcomer();
  const made = await together(8, () => register(visitor(), who));
  const accounts = made.filter(({ answer }) => good(answer)).length;
  expect(accounts === 1, 'POST /customers/register', `one address at once makes ${accounts} accounts`);
  await oneVote(ground);
  await oneWithdrawal(ground);
};

async function oneVote({ visitor, expect }: Ground) {
  const { id, questions } = await visitor().read<{
    id: number;
    questions: { id: number; options: { id: number }[] }[];
  }>('/polls/active');
  const body = (at: number) => ({ questionId: questions[0]?.id, optionId: questions[0]?.options[at % 2]?.id });
  const her = visitor();
  await register(her);
  const votes = await together(AT_ONCE, (at) => her.change(`/polls/${id}/answers`, body(at)));
  const counted = votes.filter(good).length;
  expect(counted === 1, `POST /polls/${id}/answers`, `one customer at once has ${counted} votes`);
}

async function oneWithdrawal({ visitor, shelf, expect, site }: Ground) {
  const own = await shelf(3);
  const { purchase, who } = await buy(visitor(), own);
  await visitor().change(`/purchases/${purchase?.token}/settle`);
  const [order] = purchase?.orders ?? [];
  const people = visitor();
  const shop = (order as unknown as { shopID: number } | undefined)?.shopID;
  const code = staff(site, 'counter', 'add', String(shop), 'Kappløp').split('\n')[0]?.trim();
  await people.change('/counter/login', { code });
  const [pick] = await people.read<{ id: number }[]>(`/counter/find?code=${order?.number}`);
  const parcel = { act: 'dispatch', carrier: 'Posten', trackingNumber: '70300000000000002' };
  const sent = await people.change(`/counter/picks/${pick?.id}/acts`, parcel, { headers: keyed() });
  expect(
    good(sent),
    'POST /counter/picks/{id}/acts',
    `the audit cannot send a parcel: ${sent.status} ${sent.text.slice(0, 120)}`,
  );
  const body = () => ({
    ...{ number: order?.number, email: who.email, key: randomUUID(), reason: '' },
    lines: [{ ean: own.ean, count: 1 }],
  });
  const answers = await together(AT_ONCE, () => visitor().change('/withdrawals', body()));
  const done = answers.filter(good).length;
  expect(done === 1, 'POST /withdrawals', `one piece is withdrawn from ${done} times at once`);
}

export const booksStand: Check = async ({ site, expect }) => {
  const sql = postgres(site.databaseUrl, { max: 1, onnotice: () => {} });
  try {
    const [short] = await sql<{ count: number }[]>`select count(*)::int as count from stock where qty < 0`;
    expect(short?.count === 0, 'stock', `${short?.count} shelves hold less than nothing`);
    const [below] = await sql<
      { count: number }[]
    >`select count(*)::int as count from orders where total < 0 or freight < 0`;
    expect(below?.count === 0, 'orders', `${below?.count} orders have sums below zero`);
  } finally {
    await sql.end();
  }
};
