import { expect, it } from 'vitest';
import { phoneHref, phoneText } from '@/lib/norway/phone-text';

it.each([
  ['63001000', '63\u00a000\u00a010\u00a000', 'tel:+4763001000'],
  ['+47 63 00 10 00', '63\u00a000\u00a010\u00a000', 'tel:+4763001000'],
  ['91234567', '912\u00a034\u00a0567', 'tel:+4791234567'],
  ['0047 63001000', '63\u00a000\u00a010\u00a000', 'tel:+4763001000'],
  ['4763001000', '63\u00a000\u00a010\u00a000', 'tel:+4763001000'],
  ['(+47) 63-00-10-00', '63\u00a000\u00a010\u00a000', 'tel:+4763001000'],
  ['+46 8 123 456', '+46 8 123 456', 'tel:+468123456'],
  ['0046 8123456', '0046 8123456', 'tel:+468123456'],
  ['02345', '02345', 'tel:+4702345'],
])('writes %s as a shopper reads and dials it', (phone, text, href) => {
  expect([phoneText(phone), phoneHref(phone)]).toEqual([text, href]);
});
