import { spawnSync } from 'node:child_process';
import { request as send } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { askProvider } from '@/server/adapters/payment-method/provider';
import { createMailQueue } from '@/server/mail/service';
import { startJobs } from '@/server/platform/jobs/scheduler';
import { createLog } from '@/server/platform/telemetry/log';
import { createPrometheus } from '@/server/platform/telemetry/prometheus';
import { systemClock } from '@/server/ports/clock';
import { openApiShop } from '@/tests/server/api/open-shop';
import { ask } from '@/tests/support/raw-http';

const TOKEN = '5f0e3c1a-77aa-4bd0-9d5e-0123456789ab';
const HASH = 'a1b2c3d4e5f60718293a4b5c6d7e8f90a1b2c3d4e5f60718293a4b5c6d7e8f90';
/** What stands in requests, rows and answers here, and in nothing that the shop itself says. */
const PLANTED = {
  name: 'Sigrunxq',
  surname: 'Fjellheimxq',
  email: 'sigrunxq.mail@example.no',
  phone: '41239876',
  street: 'Granbakkenxq',
  password: 'hemmeligxq-passord',
  search: 'ullsokkxq',
  token: TOKEN,
  hash: HASH,
  network: '81.2.69.142',
  network6: '2001:db8:85a3::8a2e:370:7334',
};
const OF_NOBODY = /xq|41239876|5f0e3c1a|a1b2c3d4|81\.2\.69|2001:db8|85a3/i;

const lines: string[] = [];
const log = createLog({ level: 'debug', instance: 'here:3000', write: { write: (line) => void lines.push(line) } });
const figures = createPrometheus();
const own = { ...console };

let api: Awaited<ReturnType<typeof openApiShop>>;
let served: { url: string; close: () => Promise<void> };
beforeAll(async () => {
  api = await openApiShop();
  const { serveRoutes } = await import('@/tests/support/serve-routes');
  served = await serveRoutes('/');
  log.adoptConsole();
});
afterAll(async () => {
  Object.assign(console, own);
  await served.close();
  await api.close();
});

/** The shop's routes behind its own door, which logs and counts as it does in a live shop. */
async function openShop() {
  const { openTestDoor } = await import('@/tests/server/page-door/open');
  const target = new URL(served.url);
  return openTestDoor(
    (asked, response) => {
      if (asked.url?.startsWith('/feil'))
        throw Object.assign(
          new Error(`no room for ${PLANTED.email} of ${PLANTED.network} and ${PLANTED.network6}, order ${TOKEN}`),
          { input: asked.url, cause: new Error(`called ${PLANTED.phone} with ${HASH}`) },
        );
      const { method, headers, url: path } = asked;
      asked.pipe(
        send({ host: target.hostname, port: target.port, method, path, headers }, (answer) => {
          response.writeHead(answer.statusCode ?? 500, answer.headers);
          answer.pipe(response);
        }),
      );
    },
    {
      tell: (one) => {
        log.answered(one);
        figures.answered(one);
      },
      log: (message, error) => log.say('error', [message, error]),
    },
  );
}

const values = Object.values(PLANTED);
const query = Object.entries(PLANTED)
  .map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
  .join('&');
const headers = {
  host: 'localhost:3000',
  'user-agent': `${PLANTED.name} ${PLANTED.surname}`,
  referer: `http://localhost:3000/kvittering/${TOKEN}?email=${PLANTED.email}`,
  'x-forwarded-for': `${PLANTED.network6}, ${PLANTED.network}`,
  cookie: `session=${HASH}; pollVisitor=${TOKEN}`,
  authorization: `Bearer ${HASH}`,
  'x-request-id': `${PLANTED.phone}abcdef1234`,
};
const body = JSON.stringify({
  ...{ CustomerName: `${PLANTED.name} ${PLANTED.surname}`, Email: PLANTED.email, Phone: PLANTED.phone, ShopID: 1 },
  ...{
    Address: PLANTED.street,
    Delivery: true,
    shipping_method_id: PLANTED.search,
    items: [],
    PromoCode: PLANTED.search,
  },
  ...{ firstname: PLANTED.name, surname: PLANTED.surname, email: PLANTED.email, phone: PLANTED.phone },
  ...{ password: PLANTED.password, password_confirmation: PLANTED.password, terms_conditions: 1, token: HASH },
  ...{
    text: PLANTED.name,
    content: PLANTED.name,
    number: PLANTED.phone,
    query: PLANTED.search,
    code: PLANTED.password,
  },
});

function post(url: URL, method: string, path: string, text: string): Promise<number> {
  return new Promise((done, fail) => {
    const more = {
      'content-type': 'application/json',
      'x-requested-with': 'XMLHttpRequest',
      'content-length': Buffer.byteLength(text),
    };
    const sent = send(
      { host: '127.0.0.1', port: url.port, path, method, headers: { ...headers, ...more } },
      (answer) => {
        answer.resume().on('end', () => done(answer.statusCode ?? 0));
      },
    );
    sent.on('error', fail).end(text);
  });
}

const leaks = () => lines.filter((line) => OF_NOBODY.test(line.replace(/"id":"[^"]*"/, '')));

it('rule 18.16: pages and calls of every kind, good and bad, leave nothing of a person in log and figures', async () => {
  const { url } = await openShop();
  const first = [
    'kvittering',
    'betaling',
    'preview',
    'search',
    'article',
    'product',
    'butikker',
    'blogg',
    'utvalg',
    'konto',
    'feil',
  ];
  for (const value of values) {
    const part = encodeURIComponent(value);
    for (const path of [`/${part}`, ...first.map((name) => `/${name}/${part}`), `/${part}/${part}/${part}`])
      await ask(url, `${path}?${query}`, headers);
  }
  for (const { path, module } of api.routes)
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter((name) => module[name])) {
      const filled = path.replace(/\{\w+\}/g, () => encodeURIComponent(PLANTED.email));
      await post(url, method, `/api/v1${filled}?${query}`, method === 'GET' ? '' : body);
      if (method !== 'GET') await post(url, method, `/api/v1${path.replace(/\{\w+\}/g, TOKEN)}`, `${body}…`);
    }
  expect(lines.length).toBeGreaterThan(300);
  expect(leaks()).toEqual([]);
  expect((await figures.read()).split('\n').filter((line) => OF_NOBODY.test(line))).toEqual([]);
});

it('rule 18.16: a database that refuses a row tells its values to nobody', async () => {
  const { url } = await openShop();
  await api.sql.unsafe(`
    create function refuse_row() returns trigger language plpgsql as $$
    begin
      raise exception 'no room for %', coalesce(to_jsonb(new)->>'email', to_jsonb(new)->>'key')
        using detail = format('Failing row contains (%s)', new), hint = new::text, errcode = '23514';
    end $$;
    create trigger refuse_row before insert on stock_alerts for each row execute function refuse_row()`);
  const [variant] = await api.sql<{ ean: string }[]>`update stock set qty = 0 where variant_id = 1 returning
    (select ean from variants where id = 1) as ean`;
  const before = lines.length;
  const answer = await api.ask('POST', '/stock-alerts', {
    body: { ean: variant?.ean, email: PLANTED.email },
    headers: { 'x-request-id': 'abcdefabcdef' },
  });
  expect(answer.status).toBe(500);
  expect(lines.length).toBeGreaterThan(before);
  await expect(
    api.sql`select ${PLANTED.name}::text::int`.catch((error) => {
      console.error('A job failed', error);
      throw error;
    }),
  ).rejects.toThrow(PLANTED.name);
  expect(leaks()).toEqual([]);
  await ask(url, '/');
});

it('rule 18.16: what mail servers and providers answer is told without whom it was about', async () => {
  const refusal = `Can't send mail - all recipients were rejected: 550 5.1.1 <${PLANTED.email}>: no mailbox ${PLANTED.phone}`;
  const failing = createMailQueue({
    sql: api.sql,
    clock: systemClock,
    mailer: { send: async () => Promise.reject(new Error(refusal)) },
  });
  await api.sql`insert into mails (key, brand, recipient, subject, text_body, html_body)
    values ('order:x', 'nordvidda', ${PLANTED.email}, ${PLANTED.name}, ${PLANTED.name}, ${PLANTED.name})`;
  await failing.deliverDue(10);
  const ended = Promise.withResolvers<void>();
  const fetch = async () => new Response(`${PLANTED.name} ${PLANTED.surname}, ${PLANTED.street}`);
  const provider = askProvider({ name: 'Nexi', url: 'https://provider.example', authorization: PLANTED.hash, fetch });
  const stop = startJobs({
    tasks: [
      { name: 'deliver mail', everyMs: 1e6, run: () => Promise.reject(new Error(refusal)) },
      { name: 'reconcile payments', everyMs: 1e6, run: () => provider(`GET /v1/payments/${HASH}`) },
      { name: 'last', everyMs: 1e6, run: async () => ended.resolve() },
    ],
    log: (message, error) => console.error(message, error),
  });
  await ended.promise;
  await stop();
  expect(lines.filter((line) => line.includes('The job')).length).toBe(2);
  expect(leaks()).toEqual([]);
});

it('rule 18.16: what nobody has caught ends the process, and is told as any other error', () => {
  const program = `
    const { createLog } = await import(process.cwd() + '/server/platform/telemetry/log.ts');
    createLog({ level: 'info', instance: 'here' }).adoptCrashes();
    const error = Object.assign(new Error('no room for ${PLANTED.email}'), { detail: 'Row (${PLANTED.name})', parameters: ['${PLANTED.phone}'] });
    setTimeout(() => { throw error; }, 1);`;
  const flags = [
    '--disable-warning=ExperimentalWarning',
    '--import',
    './tools/ts-hooks.mjs',
    '--input-type=module',
    '-e',
  ];
  const { status, stdout, stderr } = spawnSync(process.execPath, [...flags, program], { encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stdout).toContain('no room for <e-mail>');
  expect(`${stdout}${stderr}`).not.toMatch(OF_NOBODY);
});
