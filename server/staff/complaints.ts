import type { OpenComplaint } from '@/lib/contracts/complaints';
import { formatDateTime } from '@/lib/dates/dates';
import { formatPrice } from '@/lib/prices/money';
import { indented, plainLines, type StaffDesk, StaffError, type Topic } from './topic';

function shown({ number, shop, at, buyer, text, wish, paid, lines }: OpenComplaint): string {
  const goods = lines.map(({ ean, name, color, size, count, amount }) =>
    [ean, [name, color, size].filter(Boolean).join(', '), `${count} pieces, ${formatPrice(amount)}`].join('  '),
  );
  const head = [number, shop, `${buyer.name} <${buyer.email}>`, formatDateTime(new Date(at)), `wants: ${wish}`];
  const more = [...goods, ...(paid ? [] : ['paid in the shop: money goes back there']), text];
  return plainLines([head.join('  '), ...more.map(indented)].join('\n'));
}

const list = (named?: string) => async (desk: StaffDesk) => {
  const { counter, complaints } = await desk.orders();
  const shop = named === undefined ? undefined : await counter.shop(named);
  if (named !== undefined && !shop) throw new StaffError(`There is no shop "${named}".`);
  const open = await complaints.open(shop?.id);
  return open.length === 0 ? 'Every complaint has been answered.' : open.map(shown).join('\n\n');
};

/** Shops answer complaints at their counters, where the money is known. */
export const complaints: Topic = [
  {
    usage: '[<shop>]',
    what: 'what no shop has answered yet, or this shop, the oldest first',
    read: ([shop, ...rest]) => (rest.length === 0 ? list(shop) : undefined),
  },
];
