import { expect, it } from 'vitest';
import { demoBrands } from '@/tests/support/demo-brands';

it.each([
  ['nordvidda', ['Kundeservice', 'Vedlikehold', 'Om oss', 'Informasjon']],
  ['heldre', ['Jan Mayen', 'Kundeservice', 'Vedlikehold', 'Om oss', 'Informasjon']],
] as const)('rule 1.4, rule 2.13: the pages in the menu of %s', (brand, names) => {
  expect(demoBrands[brand].pages.map(({ name }) => name)).toEqual(names);
});
