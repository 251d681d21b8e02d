import type { CounterPick } from '@/lib/contracts/counter';
import { createCounter, createCounterAccess } from '@/server/orders/counter/service';
import type { Fulfilments } from '@/server/orders/fulfilments/types';
import type { Sql } from '@/server/platform/db/connection';
import { createThrottle } from '@/server/platform/throttle/service';
import { openHasher } from '@/tests/server/customers/fixture';

export const seedShops = (sql: Sql) => sql`
  insert into shops (id, no, slug, name, full_name, org_no, post_no, post_place, address, email, phone, latitude, longitude, web_shop)
  select id, (100 + id)::text, slug, name, name || ' AS', '987654325', '8001', 'BODØ', 'Storgata 1', 'a@example.no', '75000000',
    67.28, 14.4, web
  from (values (1, 'bodø', 'Nordvidda Bodø', false), (2, 'tromsø', 'Nordvidda Tromsø', false), (55, 'nettbutikk', 'Nettbutikk', true))
    as s (id, slug, name, web)`;

export const bodo = { id: 1, slug: 'bodø' };
export const tromso = { id: 2, slug: 'tromsø' };

export const pick = (over: Partial<CounterPick> = {}): CounterPick => ({
  ...{ id: 7, version: 1, number: 'NV-100001', kind: 'collect', state: 'waiting', paid: true, total: 10_000 },
  ...{ dueAt: '2026-03-03T16:00:00.000Z', keptUntil: null, orderedAt: '2026-03-03T11:00:00.000Z', address: null },
  way: { id: 'collect', name: 'Hent i butikk' },
  ...{ buyer: { name: 'Kari', phone: '91234567', email: 'kari@example.no' }, partial: false },
  ...{ carrier: '', trackingNumber: '', trackingUrl: '', lines: [] },
  ...over,
});

/** The counter as the shop opens it, with a clock the test moves, a quick hasher, and parts of orders that note what they are asked. */
export function openCounter(sql: Sql, start = new Date('2026-03-03T12:00:00Z')) {
  let at = start.getTime();
  const clock = () => new Date(at);
  const { hasher } = openHasher();
  const counter = createCounter({ sql, clock, throttle: createThrottle({ sql, clock }), hasher });
  const asked: unknown[][] = [];
  const note = async (...what: unknown[]) => void asked.push(what);
  const fulfilments: Pick<Fulfilments, 'list' | 'find' | 'get' | 'act' | 'received'> = {
    list: async (shopId) => {
      await note('list', shopId);
      return { at: clock().toISOString(), picks: [], returns: [] };
    },
    find: async (shopId, code) => note('find', shopId, code).then(() => []),
    get: async (shopId, id) => note('get', shopId, id).then(() => pick({ id })),
    act: async (...call) => note('act', ...call).then(() => pick()),
    received: (...call) => note('received', ...call),
  };
  return {
    shop: { orders: { counter, fulfilments } },
    counter,
    access: createCounterAccess({ sql, clock, hasher }),
    asked,
    clock,
    now: () => at,
    pass: (ms: number) => {
      at += ms;
    },
  };
}
