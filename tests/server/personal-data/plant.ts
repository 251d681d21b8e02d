import { createHash, randomUUID } from 'node:crypto';
import { personalTables } from '@/server/parts';
import type { Sql } from '@/server/platform/db/connection';
import { storedKey } from '@/server/platform/throttle/store';

type Row = Record<string, unknown>;

export interface Person {
  /** A word that stands nowhere else; every text planted for this person holds it. */
  word: string;
  /** Of the account and its order; a number that stands nowhere else. */
  id: number;
  email: string;
  /** What is planted and cannot hold the word. */
  marks: string[];
}

export interface Planting {
  word: string;
  id: number;
  /** When everything happened. */
  at: Date;
  /** False: a guest, who has none. */
  account?: boolean;
  /** Nobody collected it. */
  unsold?: boolean;
}

const digest = (text: string) => createHash('sha256').update(text).digest('hex');

/** Sets an inner part of a row ('body.buyer.name'). */
function put(row: Row, path: readonly string[], value: unknown): void {
  const [head = '', ...rest] = path;
  if (rest.length === 0) row[head] ??= value;
  else {
    row[head] ??= {};
    put(row[head] as Row, rest, value);
  }
}

/** A row for each table that can hold something of a person, with a value in each column that is said to. */
export async function plant(sql: Sql, { word, id, at, account = true, unsold = false }: Planting): Promise<Person> {
  const time = at.toISOString();
  const email = `${word}@example.no`;
  const marks: string[] = [`customer:${id}`];
  const marked = (text: string) => {
    marks.push(text);
    return text;
  };
  const types = await sql<{ name: string; type: string }[]>`
    select table_name || '.' || column_name as name, data_type as type from information_schema.columns
    where table_schema = 'public'`;
  const typeOf = new Map(types.map(({ name, type }) => [name, type]));

  async function row(table: string, given: Row) {
    const full: Row = { ...given };
    for (const path of Object.keys(personalTables[table]?.personal ?? {})) {
      const steps = path.split('.');
      const type = typeOf.get(`${table}.${steps[0]}`);
      if (type === 'text' || type === 'jsonb') put(full, steps, `${word} ${table}.${path}`);
      else if (!(path in full)) throw new Error(`${table}.${path} (${type}) has to be planted by hand`);
    }
    const columns = Object.keys(full)
      .map((name) => `"${name}"`)
      .join(', ');
    await sql.unsafe(
      `insert into ${table} (${columns}) select ${columns} from jsonb_populate_record(null::${table}, $1::text::jsonb)`,
      [JSON.stringify(full)],
    );
  }

  const customerId = account ? id : null;
  if (account) {
    const flags = ['cookies', 'terms_conditions', 'club', 'marketing', 'newsletter', 'event_invite', 'birthday_gift'];
    const cookies = ['cookie_ga', 'cookie_google_tag_manager', 'cookie_meta_pixel'];
    const all = Object.fromEntries([...flags, ...cookies].map((name) => [name, true]));
    await row('customers', {
      ...{ id, email, ...all, verified: true, auth_id: marked(randomUUID()), birth_date: '1971-03-04', gender_id: 1 },
      ...{
        phone: marked(String(id)),
        pending_email_session: marked(digest(`${word} asked`)),
        permissions: [`${word} permission`],
        preferences: { likes: `${word} likes` },
        created_at: time,
      },
    });
    await row('favourites', { customer_id: id, article_id: 1, created_at: time });
    const session = { customer_id: id, created_at: time, last_seen: time, expires_at: time };
    await row('sessions', { id: marked(digest(`${word} session`)), ...session });
    await row('customer_devices', {
      ...{ id: marked(digest(`${word} device`)), customer_id: id },
      ...{ last_login: time, expires_at: time },
    });
    const token = { customer_id: id, purpose: 'verify', email, expires_at: time, created_at: time };
    await row('customer_tokens', { id: marked(digest(`${word} token`)), ...token });
    await row('reviews', { article_id: 1, customer_id: id, rating: 5, approved: true, created_at: time });
    await row('reviews', { article_id: 2, customer_id: id, rating: 1, approved: false, created_at: time });
  }
  const visitor = account ? `customer:${id}` : `key:${word}`;
  await row('poll_answers', { question_id: 1, option_id: 1, visitor, created_at: time });
  const cookies = { version: 1, at: time, ga: true, gtm: false, meta: false };
  await row('consent_choices', { browser: marked(digest(`${word} browser`)), chosen_at: time, ...cookies });
  await row('consents', { id: marked(randomUUID()), ...cookies });
  await row('attempts', { key: marked(storedKey(`order:email:${email}`)), count: 1, last_at: time });
  await row('wanted_letters', { kind: 'order', email, brand: 'nordvidda', created_at: time });
  await row('stock_alerts', {
    email,
    brand: 'nordvidda',
    stop_token: marked(digest(`${word} stop`)),
    created_at: time,
  });

  await row('price_watches', {
    ...{ article_id: 1, price: 10_000, email, brand: 'nordvidda' },
    ...{ stop_token: marked(digest(`${word} stop watching`)), created_at: time },
  });

  const orderId = id + 1;
  const money = { total: 10_000, vat: 2000 };
  await row('purchases', {
    ...{
      id: orderId,
      token: marked(randomUUID()),
      customer_id: customerId,
      brand: 'nordvidda',
      method: 'card',
      provider: 'none',
    },
    ...{ state: unsold ? 'expired' : 'paid', total: 10_000, hold_until: time, created_at: time },
  });
  await row('orders', {
    ...{ id: orderId, number: `NV-${orderId}`, token: marked(randomUUID()), customer_id: customerId, email, ...money },
    ...{
      kind: unsold ? 'reservation' : 'order',
      status_id: unsold ? 4 : 8,
      brand: 'nordvidda',
      shop_id: 1,
      created_at: time,
    },
    ...{ shipping_method_id: 'collect', purchase_id: orderId },
  });
  await row('order_events', { order_id: orderId, status_id: 8, at: time });
  const kind = unsold ? 'reservation_confirmation' : 'order_confirmation';
  await row('order_documents', { order_id: orderId, kind, created_at: time });
  const part = {
    order_id: orderId,
    position: 0,
    shop_id: 1,
    kind: 'send',
    state: unsold ? 'closed' : 'delivered',
    total: 10_000,
  };
  await row('fulfilments', { id: orderId, ...part, due_at: time, left_at: time, created_at: time });
  await row('payments', {
    id: orderId,
    purchase_id: orderId,
    amount: 10_000,
    state: unsold ? 'expired' : 'authorised',
    created_at: time,
  });
  const act = { payment_id: orderId, kind: 'capture', key: `act-${orderId}`, amount: 0, state: 'done' };
  await row('payment_acts', { ...act, fulfilment_id: orderId, next_attempt_at: time, created_at: time });
  if (!unsold) {
    const written = { order_id: orderId, created_at: time };
    const sale = {
      org_no: '987654325',
      kind: 'sale',
      number: orderId,
      fulfilment_id: orderId,
      cause: `c${orderId}`,
      total: 10_000,
    };
    await row('sales_documents', { ...sale, ...written });
    const back = { key: `w${orderId}`, number: `NV-${orderId}-A1`, refund: 0, body: {}, goods_back_at: time };
    await row('withdrawals', { ...back, ...written });
    await row('complaints', {
      id: orderId,
      key: `c${orderId}`,
      number: `NV-${orderId}-R1`,
      eans: [],
      wish: 'repair',
      ...written,
    });
    const settled = { complaint_id: orderId, fulfilment_id: orderId, outcome: 'repaired', amount: 0, created_at: time };
    await row('complaint_settlements', settled);
  }
  const key = account ? `customer:${id}:${word}` : `guest:${word}`;
  await row('idempotency_keys', { key, request_digest: digest('r'), created_at: time });
  const letter = { brand: 'nordvidda', next_attempt_at: time, sent_at: time, created_at: time };
  await row('mails', { key: `order:NV-${orderId}:confirmed`, recipient: email, ...letter });
  if (account) await row('mails', { key: `customer:${id}:welcome`, recipient: email, ...letter });
  await row('sandbox_payments', {
    ...{
      id: `sb-${orderId}`,
      kind: 'card',
      amount: 10_000,
      lines: [],
      webhook_url: '',
      expires_at: time,
      created_at: time,
    },
  });
  await row('counter_staff', { id: id + 2, shop_id: 1, created_at: time, revoked_at: time });
  const desk = { staff_id: id + 2, created_at: time, expires_at: time };
  await row('counter_sessions', { id: marked(digest(`${word} desk`)), ...desk });
  const answer = { number: `NV-${orderId}`, buyer: { name: `${word} at the counter` } };
  await row('counter_acts', { request_digest: digest('r'), answer, created_at: time });
  return { word, id, email, marks };
}

const holds = ({ word, id, marks }: Person, value: unknown) =>
  value === id || (typeof value === 'string' && (value.includes(word) || marks.some((mark) => value.includes(mark))));

function* leaves(value: unknown, path: string): Generator<[path: string, value: unknown]> {
  if (typeof value !== 'object' || value === null) yield [path, value];
  else if (Array.isArray(value)) for (const one of value) yield* leaves(one, path);
  else for (const [name, inner] of Object.entries(value)) yield* leaves(inner, `${path}.${name}`);
}

/** Where in the whole database something of these people stands ('orders.name', 'payments.request.buyer.email'). */
export async function traces(sql: Sql, ...people: Person[]): Promise<string[]> {
  const tables = await sql<{ name: string }[]>`
    select table_name as name from information_schema.tables where table_schema = 'public'`;
  const found = new Set<string>();
  for (const { name } of tables) {
    const rows = await sql<{ row: Row }[]>`select to_jsonb(t) as row from ${sql(name)} t`;
    for (const { row } of rows)
      for (const [path, value] of leaves(row, name)) if (people.some((person) => holds(person, value))) found.add(path);
  }
  return [...found].sort();
}
