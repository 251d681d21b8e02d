import * as rules from './rules';
import * as store from './store';
import type { LateFulfilment, LateOrder, LatePayment, LatePaymentDependencies, Transaction } from './types';

export function createLatePayment({ clock, shelves, sourcing }: LatePaymentDependencies): LatePayment {
  async function take(tx: Transaction, parts: readonly LateFulfilment[] | undefined) {
    const asked = parts && rules.shelvesOf(parts);
    if (!asked || !rules.suffices(asked, await shelves.lock(tx, asked))) return undefined;
    await shelves.take(tx, asked);
    return parts.map(({ id, shopId }) => ({ id, shopId }));
  }

  async function elsewhere(tx: Transaction, order: LateOrder) {
    const eans = order.parts.flatMap(({ lines }) => lines.map(({ ean }) => ean));
    const wanted = { brand: order.brand, eans, postcodes: [order.postalCode] };
    return rules.moved(order, await sourcing.look(tx, wanted, clock()));
  }

  return {
    async take(tx, orderId) {
      const order = await store.findLate(tx, orderId);
      if (!order) return undefined;
      return (await take(tx, order.parts)) ?? (order.movable ? take(tx, await elsewhere(tx, order)) : undefined);
    },
  };
}
