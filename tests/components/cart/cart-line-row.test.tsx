import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CartLineRow } from '@/components/cart/cart-line-row';
import { WordsProvider } from '@/components/words';
import type { FulfilmentKind } from '@/lib/cart/lines';
import { clientWords } from '@/lib/messages';
import { item, JACKET } from '@/tests/lib/cart/support';

const jacket = item(JACKET, { webPurchaseLimit: 9 });
const seen = (count: number, kind: FulfilmentKind, shops: { id: number; qty: number }[]) =>
  renderToString(
    <WordsProvider words={clientWords}>
      <CartLineRow
        line={{ ...jacket, count, variant: { ...jacket.variant, shops } }}
        error={undefined}
        method={kind}
        onSend={() => {}}
        onRemove={() => {}}
      />
    </WordsProvider>,
  );
const [WEB, SHOP] = [
  { id: 55, qty: 7 },
  { id: 2, qty: 3 },
];

describe('rule 4.3: lowering stops at 1', () => {
  it.each([
    [1, 'true'],
    [2, 'false'],
  ])('of %i the button that lowers is disabled: %s', (count, disabled) => {
    const [less = ''] = /<button[^>]*aria-label="Én færre [^>]*>/.exec(seen(count, 'send', [WEB])) ?? [];
    expect(less).toContain(`aria-disabled="${disabled}"`);
  });
});

describe('rule 4.2: a line with more pieces than its shipping method allows', () => {
  it('collected: says what one shop has, with both alternatives', () => {
    const html = seen(7, 'collect', [WEB, SHOP]);
    for (const told of ['Høyst 3 i én og samme butikk', 'Endre til 3', 'Få varen sendt']) expect(html).toContain(told);
  });

  it('shipped: there are enough', () => {
    const html = seen(6, 'send', [WEB, SHOP]);
    expect(html).not.toMatch(/Høyst|Endre til|Få varen sendt/);
  });

  it('that no shop has is not called sold out while it can be sent', () => {
    const html = seen(1, 'collect', [WEB]);
    expect(html).toContain('Ingen butikk har denne nå, men den kan sendes');
    expect(html).toContain('Få varen sendt');
    expect(seen(1, 'collect', [])).toContain('Utsolgt siden du la den i kurven');
  });

  it('shipping is not offered when nobody has that many', () => {
    const html = seen(8, 'collect', [WEB, SHOP]);
    expect(html).toContain('Endre til 3');
    expect(html).not.toContain('Få varen sendt');
  });
});
