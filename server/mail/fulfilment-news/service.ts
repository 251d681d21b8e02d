import { letterMail } from '@/lib/letters/letter-mail';
import { mailWords as words } from '@/lib/letters/mail-words';
import {
  calledOffLetter,
  deliveredLetter,
  missingLetter,
  type PartToTell,
  sentLetter,
} from '@/lib/letters/part-letters';
import { sellerOf } from '@/lib/orders/documents';
import { isSent } from '@/lib/orders/freight';
import { addressLine } from '@/lib/orders/way-words';
import type { OrderEvent } from '@/server/platform/webhooks/types';
import { nearby } from './rules';
import * as store from './store';
import type { FulfilmentNews, PartNewsDependencies, ToldPart, Transaction } from './types';

export function createPartNews({ queue, tell, receiptUrl }: PartNewsDependencies): FulfilmentNews {
  async function partOf(tx: Transaction, id: number): Promise<ToldPart> {
    const part = await store.findPart(tx, id);
    if (!part) throw new Error(`There is no part ${id} to tell of`);
    return part;
  }

  const toTell = (part: ToldPart): PartToTell => ({
    ...part,
    ...{ paid: part.kind === 'order', shop: part.shop.name, seller: sellerOf(part.shop) },
    way: { ...part.method, place: isSent(part.method.id) ? addressLine(part.method) : part.shop.name },
    url: receiptUrl(part.brand, part.token),
  });

  /** Once per change of the part; nobody is written to who has been forgotten. */
  async function write(tx: Transaction, part: ToldPart, what: string, made: ReturnType<typeof sentLetter>) {
    const { subject, letter } = made;
    if (part.buyer.email === '') return;
    const key = `part:${part.id}:${what}`;
    await queue(tx, letterMail({ key, to: part.buyer.email, subject, brand: part.brand }, letter));
  }

  const say = (tx: Transaction, event: OrderEvent, { id, orderId, shopId }: ToldPart) =>
    tell(tx, { event, orderId, fulfilmentId: id, shopId });

  return {
    async missing(tx, id, lines, rest) {
      const part = await partOf(tx, id);
      const eans = lines.map(({ ean }) => ean);
      const near = nearby(await store.findShelves(tx, eans, part.shopId));
      await write(tx, part, `missing:${part.version}`, missingLetter(toTell(part), lines, near, rest, words));
      await say(tx, 'order.line_missing', part);
      if (!rest) await say(tx, 'order.cancelled', part);
    },

    // The letter follows from the order's state (server/mail), whoever made it ready.
    ready: async (tx, id) => say(tx, 'order.ready', await partOf(tx, id)),

    collected: async (tx, id) => say(tx, 'order.collected', await partOf(tx, id)),

    async sent(tx, id) {
      const part = await partOf(tx, id);
      await write(tx, part, 'sent', sentLetter(toTell(part), words));
      await say(tx, 'order.sent', part);
    },

    async delivered(tx, id) {
      const part = await partOf(tx, id);
      await write(tx, part, 'delivered', deliveredLetter(toTell(part), words));
      await say(tx, 'order.delivered', part);
    },

    async cancelled(tx, id, lines, rest) {
      const part = await partOf(tx, id);
      await write(tx, part, 'cancelled', calledOffLetter(toTell(part), lines, rest, words));
      await say(tx, 'order.cancelled', part);
    },

    async withdrawn(tx, id) {
      const part = await partOf(tx, id);
      await say(tx, part.state === 'closed' ? 'order.cancelled' : 'order.line_withdrawn', part);
    },

    async order(tx, orderId, how) {
      for (const { id, shopId } of await store.partsOf(tx, orderId))
        await tell(tx, { event: `order.${how}`, orderId, fulfilmentId: id, shopId });
    },
  };
}
