import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { FilterPanel } from '@/components/list/filter-panel';
import { ListRoot } from '@/components/list/list-root';
import { WordsProvider } from '@/components/words';
import type { ListChoices } from '@/lib/lists/choices';
import { initialListState, noFilters } from '@/lib/lists/list-query';
import { clientWords } from '@/lib/messages';

const mine = vi.hoisted(() => ({ shop: undefined as number | undefined }));
vi.mock('@/components/shops/use-my-shop', () => ({ useMyShop: () => [mine.shop, () => {}] }));

const shops = [
  { value: 1, label: 'Nordvidda Alta' },
  { value: 2, label: 'Nordvidda Bodø' },
];
const choices: ListChoices = {
  ...{
    genders: [{ value: 1, label: 'Herre' }],
    groups: [],
    colors: [],
    brands: [],
    sizes: [],
    campaigns: [],
    ratings: [],
  },
  ...{ shops, price: null },
};
const none = { genders: [], colors: [], brands: [], sizes: [], groups: [], shops: [], campaigns: [], ratings: [] };

/** The names of the filters from top to foot, and which of them are chosen. */
function seen(shop: number | undefined, chosen: number[] = []) {
  mine.shop = shop;
  const state = { ...initialListState('bestseller'), filters: { ...noFilters(), shops: chosen } };
  const answer = { total: 3, counts: { ...none, shops: [[2, 3]] as [number, number][] }, blocking: [] };
  const html = renderToString(
    <WordsProvider words={clientWords}>
      <ListRoot initial={{ path: '/sko', defaultSort: 'bestseller', state, colors: [], answer }}>
        <FilterPanel choices={choices} />
      </ListRoot>
    </WordsProvider>,
  );
  return html.replace(/<!-- -->/g, '');
}

describe('rule 4.34: the first filter is my shop', () => {
  it('is shown once a shop is chosen', () => {
    const html = seen(2);
    const at = html.indexOf('På lager i Nordvidda Bodø');
    expect(at).toBeGreaterThan(0);
    expect(html.indexOf('Herre')).toBeGreaterThan(at);
    expect(html.indexOf('type="checkbox"')).toBeLessThan(at);
  });

  it.each([undefined, 7])('is not shown while it is %s', (shop) => {
    expect(seen(shop)).not.toContain('På lager i Nordvidda');
  });

  it('is marked while it is chosen', () => {
    const own = (html: string) => html.slice(0, html.indexOf('På lager i Nordvidda Bodø'));
    expect(own(seen(2, [2]))).toContain('checked=""');
    expect(own(seen(2))).not.toContain('checked=""');
  });
});
