import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ShippingWay } from '@/components/shipping-way';
import { OwnTextsProvider } from '@/components/ui/own-texts';
import { setBrands } from '@/lib/brands/brands';
import { mailedBy } from '@/lib/emails/mail-words';
import { addressLine, orderShipping, shippingText } from '@/lib/orders/shipping-text';
import ways from '@/messages/shipping.nb.json';
import { demoContents } from '@/tests/support/demo-brands';

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
    expect(shippingText(ways, way)).toBe(short);
    expect(shippingText(ways, way, place)).toBe(whole);
  });

  it('writes an address as it stands, whatever signs are in it', () =>
    expect(shippingText(ways, { id: 'delivery', name: '' }, "$& $' {place} 1")).toBe(
      "Sendes hjem til $& $' {place} 1",
    ));

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
  ])('%s', (_what, of, said) => {
    const { method, place } = orderShipping(of);
    expect(shippingText(ways, method, place)).toBe(said);
  });
});

it('rule 1.8: a brand says it in its own words', () => {
  const texts = { shipping: { collect: { before: 'Ligger på disken i' } } };
  setBrands(demoContents.map((one) => ({ ...one, texts })));
  const collect = { id: 'collect', name: 'Hent' };
  expect([mailedBy(collect, 'Alta'), mailedBy(collect, '')]).toEqual(['Ligger på disken i Alta', 'Hentes i butikk']);
  const shown = renderToStaticMarkup(
    <OwnTextsProvider texts={texts}>
      <ShippingWay method={collect} place="Alta" />
    </OwnTextsProvider>,
  );
  expect(shown).toBe('<span>Ligger på disken i Alta</span>');
  setBrands(demoContents);
});
