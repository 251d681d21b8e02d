import { createHash, randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { type Check, limited, refused, repeat } from './check';
import { buy, newcomer, orderOf, PASSWORD, register, reserve } from './shopping';
import { createVisitor, type Visitor } from './visitor';

const MANY = 60;

const login = (visitor: Visitor, email: string, password: string, headers = {}) =>
  visitor.change('/customers/login', { email, password }, { headers });

export const limits: Check = async ({ visitor, shelf, expect }) => {
  const place = await shelf();
  const tries: Record<string, (who: Visitor, at: number) => ReturnType<Visitor['ask']>> = {
    'logging in to many accounts': (who, at) => login(who, `kari${at}@example.no`, 'feil passord'),
    'logging in at a counter': (who, at) => who.change('/counter/login', { code: `feil-kode-${at}` }),
    'guessing promo codes': (who, at) => who.ask(`/api/v1/promocodes/check/GJETT${at}`),
    'asking for new passwords': (who, at) => who.change('/customers/password/email', { email: `kari${at}@example.no` }),
    'finding orders': (who, at) => who.change('/orders/find', { number: `NV-1${at}`, email: `kari${at}@example.no` }),
    'guessing who withdraws': (who, at) =>
      who.change('/withdrawals/find', { number: 'NV-100001', email: `kari${at}@example.no` }),
    'asking for stock alerts': (who, at) =>
      who.change('/stock-alerts', { ean: place.ean, email: `kari${at}@example.no` }),
    'logging consents': (who) =>
      who.change('/consents', { v: 1, id: randomUUID(), ga: false, gtm: false, meta: false }),
    'reserving goods': (who) => who.change('/orders', orderOf(place, newcomer())),
  };
  for (const [what, request] of Object.entries(tries)) {
    const who = visitor();
    const answers = await repeat(what === 'logging consents' ? 300 : MANY, (at) => request(who, at));
    const last = answers.at(-1);
    expect(
      last !== undefined && limited(last),
      what,
      `${answers.length} tries from one address and no end (${last?.status})`,
    );
    if (last && limited(last)) expect('retry-after' in last.headers, what, '429 without Retry-After');
  }
};

/** Votes without a cookie count by address. */
export const votes: Check = async ({ visitor, expect }) => {
  const { id, questions } = await visitor().read<{
    id: number;
    questions: { id: number; options: { id: number }[] }[];
  }>('/polls/active');
  const [question] = questions;
  const body = { questionId: question?.id, optionId: question?.options[0]?.id };
  const { address } = visitor();
  const answers = await repeat(MANY, () => visitor({ address }).change(`/polls/${id}/answers`, body), refused);
  expect(answers.some(refused), `POST /polls/${id}/answers`, `takes ${answers.length} votes from one address`);
};

/** X-Forwarded-For does not evade limits. */
export const spoofedAddress: Check = async ({ visitor, expect, site }) => {
  const who = visitor();
  const spoof = (at: number) => ({ 'x-forwarded-for': `203.0.113.${at}, ${who.address}` });
  const answers = await repeat(MANY, (at) => login(who, 'spoof@example.no', 'feil', spoof(at)));
  expect(answers.some(limited), 'X-Forwarded-For', `one proxy: ${answers.length} logins with made-up addresses`);
  await site.again({ TRUSTED_PROXIES: '0' });
  try {
    const bare = visitor();
    const made = (at: number) => ({ 'x-forwarded-for': `198.51.100.${at}`, forwarded: `for=198.51.100.${at}` });
    const tries = await repeat(MANY, (at) => login(bare, 'spoof2@example.no', 'feil', made(at)));
    expect(tries.some(limited), 'X-Forwarded-For', `no proxy: ${tries.length} logins with made-up addresses`);
  } finally {
    await site.again({});
  }
};

/** Failures of strangers do not lock out the owner. */
export const lockOut: Check = async ({ visitor, shelf, expect }) => {
  const home = visitor();
  const who = await register(home);
  await home.change('/customers/logout');
  for (let at = 0; at < 24; at++)
    await login(visitor({ address: `192.0.2.${(at % 6) + 1}` }), who.email, 'feil passord');
  const known = await login(home, who.email, PASSWORD);
  expect(
    known.status === 200,
    'POST /customers/login',
    `strangers failed, and the owner's own device gets ${known.status}`,
  );
  const { purchase, who: buyer } = await buy(visitor(), await shelf(3));
  const number = purchase?.orders?.[0]?.number ?? '';
  for (let at = 0; at < 8; at++)
    await visitor({ address: '192.0.2.77' }).change('/withdrawals/find', { number, email: `feil${at}@example.no` });
  const hers = await visitor().change('/withdrawals/find', { number, email: buyer.email });
  expect(!limited(hers), 'POST /withdrawals/find', 'strangers failed, and the buyer is told to wait');
};

/** Answers do not tell who has an account. */
export const sameAnswer: Check = async ({ visitor, shelf, expect }) => {
  const who = await register(visitor());
  const stranger = newcomer();
  const pairs: [string, unknown, unknown][] = [
    ['/customers/password/email', { email: who.email }, { email: stranger.email }],
    [
      '/customers/login',
      { email: who.email, password: 'feil passord' },
      { email: stranger.email, password: 'feil passord' },
    ],
  ];
  const { receipt, who: buyer } = await reserve(visitor(), await shelf(2));
  const known = { number: receipt?.number, email: 'en.annen@example.no' };
  pairs.push(['/orders/find', { ...known, email: buyer.email }, known]);
  pairs.push(['/withdrawals/find', known, { number: 'NV-999999', email: 'en.annen@example.no' }]);
  for (const [path, one, other] of pairs) {
    const [first, second] = [await visitor().change(path, one), await visitor().change(path, other)];
    const same = first.status === second.status && first.text === second.text;
    expect(
      same,
      `POST ${path}`,
      `tells known (${first.status} ${first.text.slice(0, 80)}) from unknown (${second.status})`,
    );
  }
};

export const consentProof: Check = async ({ visitor, site, expect }) => {
  const id = randomUUID();
  const choice = (ga: boolean) => ({ v: 1, id, ga, gtm: false, meta: false });
  await visitor().change('/consents', choice(true));
  const sql = postgres(site.databaseUrl, { max: 1, onnotice: () => {} });
  try {
    const browser = createHash('sha256').update(id).digest('hex');
    const rows = () => sql`select * from consent_choices where browser = ${browser} order by at`;
    const before = await rows();
    await visitor().change('/consents', choice(false));
    const after = await rows();
    const kept = before.every((row) => after.some((one) => JSON.stringify(one) === JSON.stringify(row)));
    expect(before.length > 0 && kept, 'POST /consents', 'a stranger who knows the id has written the record anew');
  } finally {
    await sql.end();
  }
};

export const previews: Check = async ({ visitor, expect, site, report }) => {
  for (const { host } of site.brands)
    for (const path of ['/preview/black-week', '/preview/black-week?at=2026-12-24', '/preview/finnes-ikke']) {
      const { status } = await createVisitor(site, report, { host }).ask(path);
      expect(status === 404 || status === 403, `${host}${path}`, `answers ${status} to who has no link`);
    }
  const seen = await visitor().ask('/sko?at=2027-06-01');
  expect(seen.status === 200 || seen.status === 404, '/sko?at=', `answers ${seen.status}`);
};
