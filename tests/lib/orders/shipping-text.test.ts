import { describe, expect, it } from 'vitest';
import { addressLine, orderShippingText, shippingText } from '@/lib/orders/shipping-text';

const home = { address: 'Storgata 1', zipcode: '8006', city: 'BODØ' };

describe('rule 2.101: how the goods come is said in the same words everywhere', () => {
  it.each([
    ['collect', 'Nordvidda Bodø', 'Hentes i butikk', 'Hentes i Nordvidda Bodø'],
    ['delivery', addressLine(home), 'Sendes hjem til deg', 'Sendes hjem til Storgata 1, 8006 BODØ'],
    [
      'pickup_point',
      addressLine(home),
      'Sendes til et hentested',
      'Sendes til hentestedet nærmest Storgata 1, 8006 BODØ',
    ],
    ['mailbox', addressLine(home), 'Sendes til postkassen din', 'Sendes til postkassen i Storgata 1, 8006 BODØ'],
    ['bud', addressLine(home), 'Sykkelbud i byen', 'Sykkelbud i byen: Storgata 1, 8006 BODØ'],
    ['constructor', '', 'Sykkelbud i byen', 'Sykkelbud i byen'],
  ])('%s', (id, place, short, whole) => {
    const way = { id, name: 'Sykkelbud i byen' };
    expect(shippingText(way)).toBe(short);
    expect(shippingText(way, place)).toBe(whole);
  });

  it('writes an address as it stands, whatever signs are in it', () =>
    expect(shippingText({ id: 'delivery', name: '' }, "$& $' {place} 1")).toBe("Sendes hjem til $& $' {place} 1"));

  const order = { ...home, delivery: true, shipping: { id: 'pickup_point', name: 'Hentested' } };
  const parts = [{ shop: { name: 'Nordvidda Bodø' } }];
  it.each([
    ['sent: to its address', { ...order, parts }, 'Sendes til hentestedet nærmest Storgata 1, 8006 BODØ'],
    [
      'collected: in its shop',
      { ...order, delivery: false, shipping: { id: 'collect', name: 'Hent' }, parts },
      'Hentes i Nordvidda Bodø',
    ],
    [
      'collected, where nothing says in which shop',
      { ...order, delivery: false, shipping: { id: 'collect', name: 'Hent' }, parts: [] },
      'Hentes i butikk',
    ],
    [
      'of a buyer who has been forgotten',
      { ...order, address: '', zipcode: '', city: '', parts },
      'Sendes til et hentested',
    ],
  ])('%s', (_what, of, said) => expect(orderShippingText(of)).toBe(said));
});
