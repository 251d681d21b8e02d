import { expect, it } from 'vitest';
import { picturesApart } from '@/lib/catalogue/pictures-apart';

const goods = (...images: (string | null)[]) => images.map((image) => ({ image }));

it('shows no picture twice on a page while there is another', () => {
  const groups = [goods('trousers', 'jacket'), goods('trousers', 'skis'), goods(null, 'boots'), goods(), goods('skis')];
  expect(picturesApart(groups)).toEqual(['trousers', 'skis', 'boots', null, 'skis']);
  expect(picturesApart(groups.slice(0, 2), goods('trousers'))).toEqual(['jacket', 'skis']);
});
