import { describe, expect, it } from 'vitest';
import { escapeHtml } from '@/lib/emails/email-text';
import type { ReservationDocument } from '@/lib/orders/documents';
import { reservationConfirmation } from '@/server/mail/emails/reservation-confirmation';
import { reservationExpired } from '@/server/mail/emails/reservation-expired';

const document = (over: Partial<ReservationDocument> = {}): ReservationDocument => ({
  version: 1,
  number: 'NV-100001',
  date: '2026-03-03T11:00:00.000Z',
  brand: 'nordvidda',
  currency: 'NOK',
  seller: {
    name: 'Nordvidda Oslo AS',
    orgNo: 'NO\u00a0987\u00a0654\u00a0325\u00a0MVA',
    address: 'Storgata 1',
    postNo: '0155',
    postPlace: 'OSLO',
    email: 'oslo@nordvidda.example',
    phone: '55004425',
  },
  buyer: { name: 'Kari Nordmann', email: 'kari@example.no', phone: '91234567' },
  collect: {
    shopId: 1,
    shop: 'Oslo',
    address: 'Storgata 1, 0155 OSLO',
    openingHours: 'Man-Fre: 10-20, Lør: 09:30-16',
    deadline: '2026-03-06T19:00:00.000Z',
  },
  payment: 'in_shop',
  lines: [
    {
      ...{
        ean: '7040000000028',
        articleNo: 'A2',
        name: 'Brus',
        brand: 'Fjelltind',
        color: 'Rød',
        size: '0,5 l',
        count: 3,
      },
      ...{ unitPrice: 2900, pant: 200, vatRate: 1500, vat: 1057, gross: 8700 },
    },
  ],
  pant: 600,
  vatPerRate: [
    { rate: 1500, net: 7043, vat: 1057, gross: 8100 },
    { rate: 0, net: 600, vat: 0, gross: 600 },
  ],
  freight: 0,
  discount: 0,
  net: 7643,
  vat: 1057,
  total: 8700,
  ...over,
});
const URL = 'https://nordvidda.example/kvittering/abc';
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('the confirmation carries what rule 10.28 asks for', () => {
  const mail = reservationConfirmation(document(), URL);
  const contents = [
    'Hei, Kari!',
    'NV-100001',
    '03.03.2026',
    'fredag 6. mars 2026 kl. 20:00',
    'Oslo, Storgata 1, 0155 OSLO',
    'Man–fre 10–20, lør 9:30–16',
    'Fjelltind Brus',
    'A2',
    '3 stk. à 29,00 kr',
    '87,00 kr',
    'Herav pant',
    '6,00 kr',
    'Herav mva. 15 %',
    '10,57 kr',
    'Nordvidda Oslo AS',
    'NO 987 654 325 MVA, Foretaksregisteret',
    '912 34 567',
    '55 00 44 25, oslo@nordvidda.example',
    'oslo@nordvidda.example',
    URL,
  ];
  it.each(contents)('%s', (said) => {
    expect(plain(mail.text)).toContain(said);
    expect(plain(mail.html)).toContain(said);
  });

  it('is addressed, named and keyed', () => {
    expect(mail).toMatchObject({
      key: 'reservation:NV-100001:confirmation',
      to: 'kari@example.no',
      subject: 'Reservasjon NV-100001 hos Oslo',
    });
  });

  it('leaves no word unfilled, and no deposit where there is none', () => {
    const { text, html } = reservationConfirmation(document({ pant: 0, vatPerRate: [] }), URL);
    expect(text + html).not.toMatch(/\{\w+\}|undefined/);
    expect(text).not.toContain('pant');
  });

  it('what a shopper typed is never markup nor words to fill', () => {
    const { html, text } = reservationConfirmation(
      document({ buyer: { name: `<img src=x onerror=alert(1)> "{shop}" & 'co'`, email: 'a@b.no', phone: '91234567' } }),
      URL,
    );
    expect(html).not.toContain('<img src=x');
    expect(html).toContain('&#60;img');
    expect(text).toContain('"{shop}"');
  });
});

describe('the expiry notice', () => {
  it('says which, when and that nothing is owed', () => {
    const mail = reservationExpired(document(), [], URL);
    expect(mail).toMatchObject({ key: 'reservation:NV-100001:expired', subject: 'Reservasjon NV-100001 har gått ut' });
    for (const text of [mail.text, mail.html]) {
      expect(text).toContain('fredag 6. mars 2026 kl. 20:00');
      expect(text).toContain('Fjelltind Brus');
      expect(text).not.toContain('Å betale');
    }
    expect(mail.text + mail.html).not.toMatch(/\{\w+\}|undefined/);
  });
});

it('escapes every mark that means something in HTML', () =>
  expect(escapeHtml(`<a href="x" b='y'>&`)).toBe('&#60;a href=&#34;x&#34; b=&#39;y&#39;&#62;&#38;'));
