import { formatDateTime } from '@/lib/dates/dates';
import { ShopError } from '@/lib/errors';
import type { OpenAlarm } from '@/server/orders/payments/types';
import { forId, plain, type StaffDesk, StaffError, type Topic } from './topic';

const TAKE = 100;

function shown({ id, kind, detail, reference, provider, orders, createdAt, lastError }: OpenAlarm): string {
  const lines = [
    `#${id}  ${kind}  ${orders.join(', ')}  ${provider} ${reference}`,
    `    ${formatDateTime(new Date(createdAt))}`,
    `    ${detail}`,
    ...(lastError ? [`    last answer: ${lastError}`] : []),
  ];
  return lines.map(plain).join('\n');
}

async function list(desk: StaffDesk): Promise<string> {
  const open = await (await desk.orders()).paymentAlarms.open(TAKE);
  if (open.length === 0) return 'Every payment adds up.';
  const more = open.length === TAKE ? [`… the oldest ${TAKE}; resolve some to see the rest.`] : [];
  return [...open.map(shown), ...more].join('\n\n');
}

const resolve = (id: number) => async (desk: StaffDesk) => {
  try {
    await (await desk.orders()).paymentAlarms.resolve(id);
    return `Alarm ${id} is resolved.`;
  } catch (error) {
    if (error instanceof ShopError && error.code === 'not_found') throw new StaffError(`There is no open alarm ${id}.`);
    throw error;
  }
};

export const payments: Topic = [
  {
    usage: '',
    what: 'payments that do not add up, and acts that cannot be sent',
    read: (words) => (words.length === 0 ? list : undefined),
  },
  forId('resolve', 'a human has seen to it; moves no money', resolve),
];
