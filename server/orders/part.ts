import { monthsBefore } from '@/lib/dates/dates';
import {
  again,
  booked,
  column,
  emptied,
  KEY,
  lateBefore,
  SOLD,
  staffs,
  stays,
  UNSOLD,
} from '@/server/platform/db/personal-data/terms';
import { DAY, HOUR, inBatches, SECOND } from '@/server/platform/jobs/task';
import type { Part } from '@/server/platform/part';
import { statusIds, UNSOLD_KEPT_MONTHS, unsold } from './rules';
import type { Orders, Retention } from './types';

export const ordersPart = {
  tables: {
    orders: {
      activity: 'reservations',
      persons: ['buyer'],
      kept: [UNSOLD, SOLD],
      personal: {
        token: stays(booked, KEY),
        customer_id: emptied,
        name: emptied,
        email: emptied,
        phone: emptied,
        address: emptied,
        address_line2: emptied,
        zipcode: emptied,
        city: emptied,
      },
      plain:
        'id number kind status_id brand shop_id delivery shipping_method_id freight discount promo_code total vat expires_at purchase_id created_at anonymised_at account_deleted_at',
    },
    order_events: {
      activity: 'sales',
      persons: ['buyer', 'worker'],
      kept: [UNSOLD, SOLD],
      personal: { note: column('what the shop notes for itself', 'emptied'), by: staffs },
      plain: 'id order_id status_id at actor',
    },
    order_documents: {
      activity: 'sales',
      persons: ['buyer'],
      kept: [UNSOLD, SOLD],
      personal: {
        'body.buyer.name': again('kept'),
        'body.buyer.email': again('kept'),
        'body.buyer.phone': again('kept'),
        'body.delivery.place': again('kept'),
      },
      plain: 'id order_id kind created_at',
    },
    order_lines:
      'order_id position ean article_id article_no slug name brand color size image count unit_price pant vat_rate campaign_article_id',
  },
  jobs: (orders: Pick<Orders, 'expireDue'>, retention: Retention) => [
    { name: 'expire reservations', everyMs: 30 * SECOND, run: inBatches(orders.expireDue) },
    { name: 'anonymise old reservations', everyMs: HOUR, run: inBatches(retention.forgetUnsold) },
    { name: 'forget old sales', everyMs: DAY, run: inBatches(retention.forgetSold) },
  ],
  invariants: [
    {
      name: 'what was never sold loses its buyer after 12 months',
      rule: '10.30',
      find: (sql, now) => sql`
      select number as what from orders o
      where status_id = any(${unsold.map((status) => statusIds[status])}) and anonymised_at is null
        and created_at < ${monthsBefore(new Date(lateBefore(now, 0)), UNSOLD_KEPT_MONTHS).toISOString()}
        and not exists (select from order_documents d where d.order_id = o.id and d.kind = 'order_confirmation')`,
    },
    {
      name: 'an order without its person names nobody',
      rule: '10.29',
      find: (sql) => sql`
      select o.number || ' holds a ' || h.held as what from orders o cross join lateral (values
        ('name', o.name <> ''), ('e-mail', o.email <> ''), ('phone', o.phone <> ''),
        ('address', o.address || o.address_line2 || o.zipcode || o.city <> ''), ('customer', o.customer_id is not null),
        ('buyer with its payment', exists (select from payments p where p.purchase_id = o.purchase_id
          and coalesce(p.request->'buyer'->>'name', '') || coalesce(p.request->'buyer'->>'email', '')
            || coalesce(p.request->'buyer'->>'phone', '') <> ''
          and not exists (select from orders b where b.purchase_id = o.purchase_id and b.anonymised_at is null)))) as h (held, is_held)
      where o.anonymised_at is not null and h.is_held`,
    },
  ],
} satisfies Part;
