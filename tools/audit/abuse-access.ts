import { type Check, refused } from './check';
import { addressOf } from './client';
import { readOpenApi } from './open-api';
import { buy, newcomer, PASSWORD, register, reserve } from './shopping';
import { staff } from './site';
import { jsonOf, type Visitor } from './visitor';

const cookiesOf = (headers: { 'set-cookie'?: string[] }) =>
  (headers['set-cookie'] ?? []).map((line) => ({ name: line.split('=', 1)[0] ?? '', line }));

/** Sessions begin with a login, end with a logout everywhere, and accept no foreign cookie. */
export const sessions: Check = async ({ visitor, expect }) => {
  const her = visitor();
  const who = await register(her);
  const copied = her.cookies.get('session') ?? '';
  const thief = visitor();
  thief.cookies.set('session', copied);
  expect((await thief.ask('/api/v1/customers/current')).status === 200, 'session', 'the audit cannot copy a session');
  const oldToken = her.cookies.get('XSRF-TOKEN') ?? '';
  await her.change('/customers/logout');
  const after = await thief.ask('/api/v1/customers/current/orders');
  expect(after.status === 401, 'session', `a copied cookie answers ${after.status} after the logout`);

  const planted = visitor();
  planted.cookies.set('session', copied);
  const answer = await planted.change('/customers/login', { email: who.email, password: PASSWORD });
  const fresh = planted.cookies.get('session');
  expect(answer.status !== 200 || fresh !== copied, 'session', 'a login keeps the cookie that was there before');
  const victim = visitor();
  await victim.change('/customers/login', { email: who.email, password: PASSWORD });
  const old = await victim.change(
    '/favourites',
    { articles: [] },
    { method: 'PUT', headers: { 'x-xsrf-token': oldToken } },
  );
  expect(refused(old), 'XSRF-TOKEN', `a token of another session answers ${old.status}`);
  for (const cookie of ['AAAA', `${fresh?.slice(0, -4)}AAAA`, 'Fe26.2*1*', '{}', 'null'])
    await victim
      .ask('/api/v1/customers/current/orders', { headers: { cookie: `session=${cookie}` } })
      .then(({ status }) => expect(status === 401, 'session', `the cookie ${cookie.slice(0, 12)}… answers ${status}`));
};

export const cookieFlags: Check = async ({ visitor, expect, site }) => {
  const look = async (secure: boolean) => {
    // On its own machine the shop has no https, whatever it is called outside.
    const somebody = () => visitor(secure ? { host: 'www.nordvidda.example' } : {});
    const her = somebody();
    const { answer } = await register(her);
    const code = staff(site, 'counter', 'add', '40', `Vakt${secure ? 'S' : ''}`)
      .split('\n')[0]
      ?.trim();
    const counter = await somebody().change('/counter/login', { code });
    const token = await somebody().ask('/api/v1/token');
    const all = [answer, counter, token].flatMap(({ headers }) => cookiesOf(headers));
    expect(
      ['session', 'XSRF-TOKEN', 'counterSession'].every((name) => all.some((one) => one.name.endsWith(name))),
      'Set-Cookie',
      'a cookie is missing',
    );
    for (const { name, line } of all) {
      const readable = name.endsWith('XSRF-TOKEN');
      expect(readable || /;\s*httponly/i.test(line), `cookie ${name}`, 'is readable by scripts');
      expect(/;\s*samesite=(lax|strict)/i.test(line), `cookie ${name}`, 'goes with requests of other sites');
      expect(/;\s*path=\//i.test(line), `cookie ${name}`, 'has no path');
      expect(!/;\s*domain=/i.test(line), `cookie ${name}`, 'is given to neighbours of the host');
      expect(!secure || /;\s*secure/i.test(line), `cookie ${name}`, 'goes over http where the shop is on https');
    }
    const { headers } = await visitor().ask('/');
    expect(
      !secure || /max-age=\d{8}/.test(String(headers['strict-transport-security'])),
      '/',
      'no HSTS where the shop is on https',
    );
  };
  await look(false);
  const secureUrls = Object.fromEntries(
    site.brands.map(({ id, host }) => [`${id.toUpperCase()}_URL`, `https://${host}`]),
  );
  await site.again(secureUrls);
  try {
    await look(true);
  } finally {
    await site.again({});
  }
};

/** Every changing call is refused from another site, without the token, and as a form. */
export const crossSite: Check = async ({ visitor, expect }) => {
  const her = visitor();
  await register(her);
  const token = { 'x-requested-with': 'XMLHttpRequest', 'x-xsrf-token': her.cookies.get('XSRF-TOKEN') ?? '' };
  const foreign = { origin: 'https://evil.example' };
  const { operations } = await readOpenApi(visitor());
  const path = {
    id: 1,
    token: '00000000-0000-4000-8000-000000000000',
    type: 'email',
    number: 'NV-1',
    provider: 'x',
    secret: 'x',
  };
  for (const operation of operations) {
    if (!operation.parameters.some(({ name }) => name === 'X-XSRF-TOKEN')) continue;
    const place = `${operation.method} ${operation.path}`;
    const tries: Record<string, { headers: Record<string, string>; body?: string }> = {
      'a foreign origin': { headers: { ...token, ...foreign } },
      'the origin null': { headers: { ...token, origin: 'null' } },
      'another site by Sec-Fetch-Site': { headers: { ...token, 'sec-fetch-site': 'cross-site' } },
      'a neighbouring host': { headers: { ...token, 'sec-fetch-site': 'same-site' } },
      'no token': { headers: { 'x-requested-with': 'XMLHttpRequest' } },
      'a made-up token': { headers: { ...token, 'x-xsrf-token': 'a.b' } },
      'no X-Requested-With': { headers: { 'x-xsrf-token': token['x-xsrf-token'] } },
      'a form': { headers: { ...foreign, 'content-type': 'application/x-www-form-urlencoded' }, body: 'a=1' },
      'text as JSON': { headers: { ...foreign, 'content-type': 'text/plain' }, body: '{}' },
    };
    for (const [what, { headers, body = '{}' }] of Object.entries(tries)) {
      const method = operation.method === 'DELETE' ? {} : { body };
      const { status } = await her.ask(addressOf(operation, { path }), {
        method: operation.method,
        headers,
        ...method,
      });
      expect([401, 403, 415, 419].includes(status), place, `answers ${status} to ${what}`);
    }
    const read = await her.ask(addressOf(operation, { path }), {
      headers: { 'x-http-method-override': operation.method },
    });
    const other = operations.some((one) => one.path === operation.path && one.method === 'GET');
    expect(
      other || [404, 405].includes(read.status),
      `GET ${operation.path}`,
      `answers ${read.status}: a read that changes?`,
    );
  }
  const still = await her.ask('/api/v1/customers/current');
  expect(still.status === 200, 'cross-site', 'one of the forged calls ended the session');
};

export const othersThings: Check = async ({ visitor, shelf, expect, site }) => {
  const [ann, bob] = [visitor(), visitor()];
  const [hers, his] = [await register(ann), await register(bob)];
  const [annsShelf, bobsShelf] = [await shelf(3), await shelf(3)];
  const { receipt } = await reserve(ann, annsShelf, hers);
  const { purchase } = await buy(ann, annsShelf, hers);
  await reserve(bob, bobsShelf, his);
  const taken = await bob.change(
    `/customers/${hers.id}`,
    { firstname: 'Tyv', current_password: PASSWORD },
    { method: 'PUT' },
  );
  expect(refused(taken), 'PUT /customers/{id}', `another customer's account answers ${taken.status}`);
  const gone = await bob.change(`/customers/${hers.id}`, { current_password: PASSWORD }, { method: 'DELETE' });
  expect(refused(gone), 'DELETE /customers/{id}', `another customer's account answers ${gone.status}`);
  for (const room of ['reservations', 'orders', 'reviews', 'export', 'code']) {
    const { text } = await bob.ask(
      `/api/v1/customers/current/${room}?customer=${hers.id}&id=${hers.id}&customer_id=${hers.id}`,
    );
    expect(
      !text.includes(hers.email) && !text.includes(receipt?.number ?? '-'),
      room,
      "shows another customer's things",
    );
  }
  const parts = [...(purchase?.orders ?? []), receipt];
  for (const order of parts)
    for (const address of [`/orders/${order?.number}`, `/orders/${order?.id}`, `/purchases/${order?.id}`]) {
      for (const path of ['', '/documents', '/documents/1', '/cancel']) {
        const answer =
          path === '/cancel' ? await bob.change(address + path) : await bob.ask(`/api/v1${address}${path}`);
        const empty = answer.text === '[]';
        expect(refused(answer) || empty, address + path, `a number in place of the token answers ${answer.status}`);
      }
    }
  await ann.change(`/favourites/${annsShelf.article}`, undefined, { method: 'PUT' });
  const favourites = await bob.read<{ articles: number[] }>('/favourites');
  expect(!favourites.articles.includes(annsShelf.article), '/favourites', "shows another customer's");
  const wrong = await bob.change('/withdrawals/find', { number: purchase?.orders?.[0]?.number, email: his.email });
  expect(refused(wrong), 'POST /withdrawals/find', `another's order with one's own e-mail answers ${wrong.status}`);
  await otherShops(visitor, annsShelf.shop, receipt?.number ?? '', site, expect);
};

async function otherShops(
  visitor: () => Visitor,
  shop: number,
  number: string,
  site: Parameters<typeof staff>[0],
  expect: (holds: boolean, place: string, what: string) => void,
) {
  const enter = async (id: number) => {
    const people = visitor();
    const code = staff(site, 'counter', 'add', String(id), 'Vakt').split('\n')[0]?.trim();
    await people.change('/counter/login', { code });
    return people;
  };
  const shops = await visitor().read<{ id: number; address: string }[]>('/shops');
  const other = shops.find(({ id, address }) => id !== shop && address)?.id ?? 0;
  const [own, foreign] = [await enter(shop), await enter(other)];
  const picks = jsonOf<{ id: number }[]>(await own.ask(`/api/v1/counter/find?code=${number}`));
  const id = picks?.[0]?.id ?? 0;
  expect(id > 0, 'counter', 'the own shop does not find its pick');
  const read = await foreign.ask(`/api/v1/counter/picks/${id}`);
  expect(read.status === 404, 'GET /counter/picks/{id}', `another shop's pick answers ${read.status}`);
  const ready = await foreign.change(`/counter/picks/${id}/acts`, { act: 'ready' });
  expect(refused(ready), 'POST /counter/picks/{id}/acts', `another shop's pick answers ${ready.status}`);
  const found = await foreign.ask(`/api/v1/counter/find?code=${number}`);
  expect(!found.text.includes('@'), 'GET /counter/find', "tells of another shop's buyer");
  const nobody = await visitor().ask(`/api/v1/counter/picks/${id}`);
  expect(nobody.status === 401, 'GET /counter/picks/{id}', `answers ${nobody.status} to nobody`);
}

/** Fields of an account that its owner must not set. */
export const tooMuch: Check = async ({ visitor, expect }) => {
  const her = visitor();
  const loot = {
    id: 1,
    auth_id: 'x',
    verified: true,
    permissions: ['admin'],
    club_code: '1',
    is_admin: true,
    role: 'admin',
  };
  const { id } = await register(her, { ...newcomer(), ...loot } as ReturnType<typeof newcomer>);
  await her.change(`/customers/${id}`, { ...loot, current_password: PASSWORD }, { method: 'PUT' });
  const me = await her.read<{ id: number; verified: boolean; permissions: string[]; auth_id: string }>(
    '/customers/current',
  );
  expect(
    me?.id === id && me.verified === false && me.permissions.length === 0 && me.auth_id !== 'x',
    'PUT /customers/{id}',
    `gave away ${JSON.stringify(me)}`,
  );
};
