import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { NoResults } from '@/components/search/no-results';

const place = (id: number, level: 1 | 2 | 3, name: string, path: string, count = 3) => ({
  id,
  level,
  name,
  path,
  count,
});
const categories = [
  place(1, 1, 'Klær', '/klær'),
  place(2, 1, 'Sko', '/sko'),
  place(3, 1, 'Tomt', '/tomt', 0),
  place(4, 3, 'Regnjakker', '/klær/jakker/regnjakker'),
];
const html = (queries: string[]) =>
  renderToStaticMarkup(
    <NoResults
      {...{ words: 'regnjakkkdsf', search: false, categories, queries, articles: [], tiles: [], bestsellers: [] }}
      contact={{ phone: '', email: 'hei@example.no', orgNo: '', address: '', company: '' }}
    />,
  );
const links = (text: string, nav: string) => {
  const inside = new RegExp(`<nav aria-label="${nav}".*?</nav>`).exec(text)?.[0] ?? '';
  return [...inside.matchAll(/<a [^>]*>([^<]*)</g)].map(([, name]) => name);
};

describe('rule 11.16: a search that found nothing', () => {
  it('offers a category and an equal search once', () => {
    expect(links(html(['regnjakke', 'ullsokker']), 'Mente du')).toEqual(['Regnjakker', 'Ullsokker']);
  });

  it('leads to the main categories with goods where there is no search box', () => {
    expect(links(html([]), 'Se hele utvalget')).toEqual(['Klær', 'Sko']);
  });
});
