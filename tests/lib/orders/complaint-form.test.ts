import { expect, it } from 'vitest';
import type { OrderStatus } from '@/lib/contracts/orders';
import { canBeComplainedOf, complaintFormErrors, LONGEST_COMPLAINT } from '@/lib/orders/complaint-form';
import { lineName } from '@/lib/orders/line-name';
import { isSent, returnsOf } from '@/lib/orders/withdrawal-receipt';

const [short, long] = [{ text: ['complaint_text_required'] }, { text: ['complaint_text_long'] }];
it.each([
  ['ten letters', ['a'], 'x'.repeat(10), {}],
  ['nine', ['a'], 'x'.repeat(9), short],
  ['blanks around them do not count', ['a'], `  ${'x'.repeat(9)}  `, short],
  ['two thousand', ['a'], 'x'.repeat(LONGEST_COMPLAINT), {}],
  ['one more', ['a'], 'x'.repeat(LONGEST_COMPLAINT + 1), long],
  ['what nobody types', ['a'], `${'x'.repeat(10)}\u0000`, long],
  ['no line', [], 'x'.repeat(10), { eans: ['complaint_line_required'] }],
  ['nothing at all', [], '', { eans: ['complaint_line_required'], ...short }],
] as const)('rule 10.22: a complaint of %s', (_, eans, text, errors) => {
  expect(complaintFormErrors({ eans, text })).toEqual(errors);
});

it.each<[OrderStatus, boolean]>([
  ['received', false],
  ['picking', false],
  ['cancelled', false],
  ['collected', true],
  ['sent', true],
  ['delivered', true],
  ['returned', true],
])('rule 10.22: of an order that is %s one can complain: %s', (status, can) => {
  expect(canBeComplainedOf({ status })).toBe(can);
});

it('a piece is called by its name, its colour and its size, as far as it has them', () => {
  const sold = { articleId: null, slug: '', brand: '', image: null, count: 1, unitPrice: 0, pant: 0 };
  const articles = [
    { ...sold, ean: 'a', name: 'Sko', color: 'Marine', size: '42' },
    { ...sold, ean: 'b', name: 'Brus', color: '', size: '0,5 l' },
  ];
  expect(['a', 'b', 'c'].map((ean) => lineName(articles, ean))).toEqual(['Sko, Marine, 42', 'Brus, 0,5 l', 'c']);
});

it('rule 15.26: goods go back to those who sold them; of what is not told it had left', () => {
  const seller = { name: 'Oslo' } as Parameters<typeof returnsOf>[0]['seller'];
  const line = { ean: 'a', name: '', brand: '', color: '', size: '', count: 1, amount: 1 };
  expect(returnsOf({ seller, lines: [line, { ...line, ean: 'b' }] })).toEqual([{ seller, eans: ['a', 'b'] }]);
  expect(returnsOf({ seller, sellers: [], lines: [line] })).toEqual([]);
  expect([line, { ...line, sent: true }, { ...line, sent: false }].map(isSent)).toEqual([true, true, false]);
});
