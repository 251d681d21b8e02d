import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { WithdrawalReceipt } from '@/lib/contracts/withdrawals';
import { mailWords as words } from '@/lib/emails/mail-words';
import type { OrderDocument } from '@/lib/orders/documents';
import { createOutbox, fileName } from '@/server/adapters/mail/outbox';
import { orderConfirmation } from '@/server/mail/emails/order-confirmation';
import { withdrawalReceipt } from '@/server/mail/emails/withdrawal-receipt';
import { readEml } from '@/tests/contracts/mailer/read-eml';

const seller = {
  ...{ name: 'Nordvidda Oslo AS', orgNo: 'NO\u00a0987\u00a0654\u00a0325\u00a0MVA', address: 'Storgata 1' },
  ...{ postNo: '0155', postPlace: 'OSLO', email: 'oslo@nordvidda.example', phone: '40000000' },
};
const goods = { ean: '7040000000028', name: 'Brus', brand: 'Fjelltind', color: 'Rød', size: '0,5 l' };

const order: OrderDocument = {
  ...{ version: 1, number: 'NV-100001', date: '2026-03-03T11:00:00.000Z', brand: 'nordvidda', currency: 'NOK', seller },
  buyer: { name: 'Kari Nordmann', email: 'kari@example.no', phone: '91234567' },
  delivery: { method: 'delivery', name: 'Levering hjem', place: 'Fjellveien 2, 7010 TRONDHEIM' },
  payment: 'online',
  lines: [{ ...goods, articleNo: 'A2', count: 3, unitPrice: 2900, pant: 200, vatRate: 1500, vat: 1057, gross: 8700 }],
  pant: 600,
  vatPerRate: [
    { rate: 1500, net: 24_348, vat: 3652, gross: 28_000 },
    { rate: 0, net: 600, vat: 0, gross: 600 },
  ],
  ...{ freight: 19_900, discount: 0, net: 24_948, vat: 3652, total: 28_600 },
};

const receipt: WithdrawalReceipt = {
  ...{ number: 'NV-100001-A1', order: 'NV-100001', at: '2026-03-03T11:05:00.000Z' },
  lines: [{ ...goods, count: 3, amount: 8700 }],
  ...{ goods: 8700, freight: 19_900, refund: 28_600, refundBy: '2026-03-17', returnBy: '2026-03-17', received: true },
  seller,
};

const URL = 'https://nordvidda.example/kvittering/abc';
const ANGRE = 'https://nordvidda.example/angre?ordre=NV-100001';
function withdrawalMail(about: WithdrawalReceipt, buyer: { name: string; email: string }) {
  return withdrawalReceipt(about, { ...buyer, brand: 'nordvidda', token: 'abc' }, URL);
}
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('angrerettloven §18, rule 10.28: the order confirmation', () => {
  const mail = orderConfirmation(order, URL, ANGRE);
  it.each([
    ...['Hei, Kari!', 'NV-100001', '03.03.2026', 'Sendes hjem til Fjellveien 2, 7010 TRONDHEIM'],
    ...['Fjelltind Brus', '3 stk. à 29,00 kr', '87,00 kr', 'Herav pant', '6,00 kr', 'Frakt', '199,00 kr'],
    ...['Betalt', '286,00 kr', 'Herav mva. 15 %', '36,52 kr', 'Nordvidda Oslo AS'],
    ...['NO 987 654 325 MVA, Foretaksregisteret', 'innen 14 dager', 'også den ordinære frakten', 'fem år'],
    ...['Angreskjema', 'Nordvidda Oslo AS, Storgata 1, 0155 OSLO, oslo@nordvidda.example', URL, ANGRE],
    ...words.order.form.blanks,
  ])('%s', (said) => {
    expect(plain(mail.text)).toContain(said);
    expect(plain(mail.html)).toContain(said);
  });

  it('is keyed by its order, so that it is never sent twice, and leaves no word unfilled', () => {
    expect(mail).toMatchObject({ key: 'order:NV-100001:confirmation', to: 'kari@example.no' });
    expect(mail.text + mail.html).not.toMatch(/\{\w+\}|undefined/);
  });
});

describe('directive 2011/83 art. 11a: the receipt of a withdrawal', () => {
  const buyer = { name: 'Kari <b>', email: 'kari@example.no' };
  const mail = withdrawalMail(receipt, buyer);
  it.each([
    ...['tirsdag 3. mars 2026 kl. 12:05', 'NV-100001-A1', 'Fjelltind Brus', '3 stk.', '87,00 kr'],
    ...['Ordinær frakt ut til deg', '199,00 kr', 'Du får tilbake', '286,00 kr', 'senest 17. mars 2026'],
    ...['Nordvidda Oslo AS, Storgata 1, 0155 OSLO', 'til vi har fått varene', URL],
  ])('%s', (said) => {
    expect(plain(mail.text)).toContain(said);
    expect(plain(mail.html)).toContain(said);
  });

  it('before the goods have come it says what happens to them', () => {
    const { text } = withdrawalMail({ ...receipt, received: false }, buyer);
    expect(text).toContain('Har du ikke fått varene ennå');
  });

  it('is keyed by its own number, and what the buyer is called is never markup', () => {
    expect(mail).toMatchObject({ key: 'withdrawal:NV-100001-A1', to: 'kari@example.no' });
    expect(mail.html).not.toContain('<b>');
    expect(mail.text + mail.html).not.toMatch(/\{\w+\}|undefined/);
  });
});

it('both lie in the outbox as they were written', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'nordvidda-letters-'));
  const from = () => ({ name: 'Nordvidda', address: 'ordre@nordvidda.example' });
  const outbox = createOutbox({ folder, from, clock: () => new Date(order.date) });
  try {
    for (const mail of [orderConfirmation(order, URL, ANGRE), withdrawalMail(receipt, order.buyer)]) {
      await outbox.send(mail);
      const { to, subject, text, html } = readEml(await readFile(join(folder, fileName(mail.key)), 'utf8'));
      expect({ key: mail.key, brand: mail.brand, to, subject, text, html }).toEqual(mail);
    }
  } finally {
    await rm(folder, { recursive: true });
  }
});

describe('rule 10.12: the receipt tells what comes back of money, and to whom goods go', () => {
  const buyer = { name: 'Kari', email: 'kari@example.no' };
  const shoe = { ...goods, ean: '7040000000011', name: 'Fjellsko', count: 1, amount: 119_900 };

  it('promises no money for what never left', () => {
    const about = { ...receipt, lines: [{ ...shoe, sent: false }], goods: 0, freight: 0, refund: 0, sellers: [] };
    const { text } = withdrawalMail(about, buyer);
    for (const said of ['Trekkes ikke', 'frigis', seller.name]) expect(text).toContain(said);
    for (const not of ['Du får tilbake', 'Pengene kommer', 'Lever varene', '1 199,00'])
      expect(plain(text)).not.toContain(not);
  });

  it('sends the goods of each seller to that seller', () => {
    const bergen = { ...seller, name: 'Nordvidda Bergen AS', address: 'Strandgaten 1', postNo: '5013' };
    const lines = [shoe, { ...goods, count: 3, amount: 8700 }];
    const sellers = [
      { seller: bergen, eans: [shoe.ean] },
      { seller, eans: [goods.ean] },
    ];
    const { text } = withdrawalMail({ ...receipt, lines, seller: bergen, sellers }, buyer);
    for (const said of ['Fjellsko: Nordvidda Bergen AS, Strandgaten 1', 'Brus: Nordvidda Oslo AS, Storgata 1'])
      expect(text).toContain(said);
    expect(text.match(/Selger: /g)).toHaveLength(2);
    expect(text).not.toMatch(/\{\w+\}|undefined/);
  });
});
