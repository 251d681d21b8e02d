import { expect, it } from 'vitest';
import type { ArticleListItem } from '@/lib/contracts/catalogue';
import type { Card } from '@/lib/contracts/lists';
import { cardOf, inChosenColors } from '@/lib/lists/card';

const [black, red, blue] = [1, 7, 4].map((group) => ({
  hex: '#000',
  group,
  image: `/pictures/${group}`,
  ean: `${group}`,
}));
const card = { image: '/pictures/1', colors: [black, red, blue] } as Card;

it.each([
  [[], undefined, [black, red, blue]],
  [[7], red, [red, black, blue]],
  // The article's own order decides between several.
  [[4, 7], red, [red, blue, black]],
  [[99], undefined, [black, red, blue]],
])(
  'rule 4.31: colour groups are ordered by the chosen colours, and the card shows itself in them: %j',
  (chosen, look, colors) => {
    expect(inChosenColors(card, chosen)).toEqual({ look, colors });
  },
);

it.each([
  [[], false, true],
  [[55], false, false],
  [[55], true, true],
  [[55, 7], true, false],
])('rule 9.7: in shops %j, only collected %j, a card says sold out: %j', (shops, onlyCC, soldOut) => {
  const article = { ...card, colors: [], campaigns: [], shops, onlyCC } as unknown as ArticleListItem;
  expect(cardOf(article).soldOut).toBe(soldOut);
});
