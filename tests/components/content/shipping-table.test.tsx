import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ShippingTable } from '@/components/content/content-page';

const methods = [
  { id: 'collect', name: 'Hent i butikk', description: 'Klar samme dag', price: 0 },
  { id: 'pickup_point', name: 'Hentested', description: 'Nær deg', price: 8900 },
  { id: 'delivery', name: 'Hjemlevering', description: 'På døren', price: 19_900 },
];
const text = (freeFrom?: number) =>
  renderToStaticMarkup(<ShippingTable methods={methods} freeFrom={freeFrom} />)
    .replaceAll(/<[^>]+>/g, '|')
    .replaceAll('\u00a0', ' ');

describe('rule 15.12: the terms name the prices of an order', () => {
  it('an ordinary article’s price to a pickup point, the method’s price to the door, free collection', () => {
    expect(text()).toMatch(/Hent i butikk\|.*Gratis.*Hentested\|.*\|fra 99,00 kr.*Hjemlevering\|.*199,00 kr/);
    expect(text()).not.toMatch(/89,00|fra 199|Fri frakt/);
  });

  it('the brand’s limit for free freight, if any', () =>
    expect(text(100_000)).toContain('Fri frakt når varene koster 1 000,00 kr eller mer.'));
});
