import { expect, it } from 'vitest';
import { grouped } from '@/lib/text/grouped';

const cases: [number: string, read: string][] = [
  ['1', '1'],
  ['1234', '1234'],
  ['12345', '1 2345'],
  ['7041234567890', '7 0412 3456 7890'],
  ['9F86D081884C7D65', '9F86 D081 884C 7D65'],
  ['K-12', 'K-12'],
];
it.each(cases)('%s is read as "%s"', (number, read) => {
  expect(grouped(number)).toBe(read);
});
