import { fulfilmentCancelled } from '@/server/mail/emails/fulfilment-cancelled';
import { fulfilmentDelivered } from '@/server/mail/emails/fulfilment-delivered';
import { fulfilmentMissing } from '@/server/mail/emails/fulfilment-missing';
import { fulfilmentSent } from '@/server/mail/emails/fulfilment-sent';
import type { Sender, Transaction } from '@/server/mail/types';
import type { FulfilmentNews } from '@/server/orders/fulfilments/types';
import { forBrand } from '@/server/platform/current-brand';
import type { OrderEvent, Webhooks } from '@/server/platform/webhooks/types';
import type { Mail } from '@/server/ports/mailer';
import { nearby } from './rules';
import * as store from './store';
import type { FulfilmentWithOrder } from './types';

type Dependencies = Pick<Sender, 'queue' | 'receiptUrl'> & { tell: Webhooks['tell'] };

export function createFulfilmentNews({ queue, tell, receiptUrl }: Dependencies): FulfilmentNews {
  async function find(tx: Transaction, id: number): Promise<FulfilmentWithOrder> {
    const fulfilment = await store.findFulfilment(tx, id);
    if (!fulfilment) throw new Error(`There is no fulfilment ${id}`);
    return fulfilment;
  }

  /** Skips an anonymised order, which has no address. */
  async function send(tx: Transaction, { brand, token, buyer }: FulfilmentWithOrder, email: (url: string) => Mail) {
    if (buyer.email !== '')
      await queue(
        tx,
        forBrand(brand, () => email(receiptUrl(brand, token))),
      );
  }

  const notify = (tx: Transaction, event: OrderEvent, { id, orderId, shopId }: FulfilmentWithOrder) =>
    tell(tx, { event, orderId, fulfilmentId: id, shopId });

  return {
    async missing(tx, id, lines, rest) {
      const one = await find(tx, id);
      const eans = lines.map(({ ean }) => ean);
      const near = nearby(await store.findShelves(tx, eans, one.shopId));
      await send(tx, one, (url) => fulfilmentMissing(one, { lines, nearby: near, rest }, url));
      await notify(tx, 'order.line_missing', one);
      if (!rest) await notify(tx, 'order.cancelled', one);
    },

    // emails/ready-to-collect follows from the order's state.
    ready: async (tx, id) => notify(tx, 'order.ready', await find(tx, id)),

    collected: async (tx, id) => notify(tx, 'order.collected', await find(tx, id)),

    async sent(tx, id) {
      const one = await find(tx, id);
      await send(tx, one, (url) => fulfilmentSent(one, url));
      await notify(tx, 'order.sent', one);
    },

    async delivered(tx, id) {
      const one = await find(tx, id);
      await send(tx, one, (url) => fulfilmentDelivered(one, url));
      await notify(tx, 'order.delivered', one);
    },

    async cancelled(tx, id, lines, rest) {
      const one = await find(tx, id);
      await send(tx, one, (url) => fulfilmentCancelled(one, { lines, rest }, url));
      await notify(tx, 'order.cancelled', one);
    },

    async withdrawn(tx, id) {
      const one = await find(tx, id);
      await notify(tx, one.state === 'closed' ? 'order.cancelled' : 'order.line_withdrawn', one);
    },

    async order(tx, orderId, how) {
      for (const { id, shopId } of await store.fulfilmentsOf(tx, orderId))
        await tell(tx, { event: `order.${how}`, orderId, fulfilmentId: id, shopId });
    },
  };
}
