import { near, origins } from '@/lib/orders/origins';
import type { Sourcing, SourcingData } from '@/server/orders/sourcing/service';
import type { Shelf, Shelves, TakenLine } from '@/server/orders/types';
import type { Columns, Computed, Renamed } from '@/server/platform/db/rows';
import type { variants } from '@/server/platform/db/schema/catalogue';
import type { fulfilmentLines, fulfilments } from '@/server/platform/db/schema/fulfilments';
import type { orders } from '@/server/platform/db/schema/orders';
import type { Transaction } from '@/server/platform/db/transact';
import type { Clock } from '@/server/ports/clock';

interface LatePaymentDependencies {
  clock: Clock;
  shelves: Pick<Shelves, 'lock' | 'take'>;
  sourcing: Pick<Sourcing, 'load'>;
}

/** Orders that were paid after their goods had gone back to the shelves (rule 19.4). */
export interface LatePayment {
  /** Takes the goods of a locked order again; returns each fulfilment's shop, or undefined when something is gone. */
  retake(tx: Transaction, orderId: number): Promise<PlacedFulfilment[] | undefined>;
}

type PlacedFulfilment = Columns<typeof fulfilments, 'id' | 'shopId'>;

type LateFulfilment = PlacedFulfilment & {
  lines: (Columns<typeof fulfilmentLines, 'ean' | 'count'> & {
    variantId: (typeof variants)['$inferSelect']['id'] | null;
  })[];
};

type LateOrder = Columns<typeof orders, 'brand'> &
  Renamed<typeof orders, { postalCode: 'zipcode' }> &
  Computed<{ movable: boolean; fulfilments: LateFulfilment[] }>;

async function findLate(tx: Transaction, orderId: number): Promise<LateOrder | undefined> {
  const [row] = await tx<LateOrder[]>`
    select o.brand, o.zipcode as postal_code,
      o.delivery and not exists (select from payments p where p.purchase_id = o.purchase_id and p.fulfilment_id is not null)
        as movable,
      (select coalesce(json_agg(json_build_object('id', f.id, 'shopId', f.shop_id, 'lines', (
          select json_agg(json_build_object('ean', l.ean, 'count', l.count, 'variantId', v.id) order by l.ean)
          from fulfilment_lines l left join variants v on v.ean = l.ean where l.fulfilment_id = f.id)) order by f.position), '[]')
        from fulfilments f where f.order_id = o.id and f.state = 'closed'
          and not exists (select from fulfilment_lines l where l.fulfilment_id = f.id and l.withdrawn <> l.count)) as fulfilments
    from orders o where o.id = ${orderId}`;
  return row;
}

/** Undefined when some of the goods have left the catalogue. */
function shelvesOf(fulfilments: readonly LateFulfilment[]): TakenLine[] | undefined {
  const taken = fulfilments.flatMap(({ shopId, lines }) =>
    lines.flatMap(({ variantId, count }) => (variantId === null ? [] : [{ shopId, variantId, count }])),
  );
  const all = fulfilments.reduce((sum, { lines }) => sum + lines.length, 0);
  return taken.length === all && all > 0 ? taken : undefined;
}

const suffices = (asked: readonly TakenLine[], held: readonly (Shelf & { qty: number })[]): boolean =>
  asked.every(({ shopId, variantId, count }) =>
    held.some((shelf) => shelf.shopId === shopId && shelf.variantId === variantId && shelf.qty >= count),
  );

/**
 * Moves fulfilments whose shop lacks something to the shop of rule 15.13, whole, so that price and tax stay; undefined when
 * no shop has all of one.
 */
function moved(
  { fulfilments, postalCode }: LateOrder,
  { stock, shops, places }: Pick<SourcingData, 'stock' | 'shops' | 'places'>,
): LateFulfilment[] | undefined {
  const from = near(shops.values(), places.get(postalCode));
  const found = fulfilments.map((fulfilment) => {
    const has = (ean: string) => stock[ean]?.find(({ id }) => id === fulfilment.shopId)?.qty ?? 0;
    if (fulfilment.lines.every(({ ean, count }) => has(ean) >= count)) return fulfilment;
    const planned = origins(fulfilment.lines, stock, from);
    const [origin, ...others] = 'missing' in planned ? [] : planned;
    return origin && others.length === 0 ? { ...fulfilment, shopId: origin.shopId } : undefined;
  });
  return found.every((fulfilment) => fulfilment !== undefined) ? found : undefined;
}

export function createLatePayment({ clock, shelves, sourcing }: LatePaymentDependencies): LatePayment {
  async function take(tx: Transaction, fulfilments: readonly LateFulfilment[] | undefined) {
    const asked = fulfilments && shelvesOf(fulfilments);
    if (!asked || !suffices(asked, await shelves.lock(tx, asked))) return undefined;
    await shelves.take(tx, asked);
    return fulfilments.map(({ id, shopId }) => ({ id, shopId }));
  }

  async function elsewhere(tx: Transaction, order: LateOrder) {
    const eans = order.fulfilments.flatMap(({ lines }) => lines.map(({ ean }) => ean));
    const wanted = { brand: order.brand, eans, postcodes: [order.postalCode] };
    return moved(order, await sourcing.load(tx, wanted, clock()));
  }

  return {
    async retake(tx, orderId) {
      const order = await findLate(tx, orderId);
      if (!order) return undefined;
      return (await take(tx, order.fulfilments)) ?? (order.movable ? take(tx, await elsewhere(tx, order)) : undefined);
    },
  };
}
