import { expect, it } from 'vitest';
import { brands } from '@/lib/brands/brands';
import messages from '@/messages/nb.json';

const menu: Partial<Record<string, string>> = messages.menu;

it.each([
  ['nordvidda', ['Kundeservice', 'Vedlikehold', 'Om oss', 'Informasjon']],
  ['heldre', ['Jan Mayen', 'Kundeservice', 'Vedlikehold', 'Om oss', 'Informasjon']],
] as const)('rule 1.4, rule 2.13: the pages in the menu of %s', (brand, names) => {
  expect(brands[brand].pages.map(({ key }) => menu[key])).toEqual(names);
});
