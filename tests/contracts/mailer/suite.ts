import { describe, expect, it } from 'vitest';
import type { Mail, Mailer } from '@/server/ports/mailer';

export interface Delivered {
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  unsubscribe?: string;
  unsubscribePost?: string;
}

const NAMES: Record<string, string> = { nordvidda: 'Nordvidda på nett', heldre: 'Heldre' };
export const senders = (brand: string) => ({ name: NAMES[brand] ?? brand, address: `hei@${brand}.example` });

/** What every adapter of the port `mailer` must do. `delivered` reads what has arrived where the adapter sends. */
export function mailerContract(
  name: string,
  open: () => Promise<{ mailer: Mailer; delivered: () => Promise<Delivered[]> }>,
) {
  const mail = (over: Partial<Mail> = {}): Mail => ({
    key: 'reservation:NV-100001:confirmation',
    brand: 'nordvidda',
    to: 'kari@example.no',
    subject: 'Reservasjon NV-100001',
    text: 'Hei\n',
    html: '<p>Hei</p>\n',
    ...over,
  });

  describe(`${name} keeps the contract of a mailer`, () => {
    const contents: [string, Partial<Mail>][] = [
      ['plain letters', {}],
      [
        'Norwegian letters and hard spaces',
        { subject: 'Én blåbærgrøt på vei', text: '1\u00a0199,00\u00a0kr – æøå ÆØÅ «»\n', html: '<p>æøå 🏔️</p>\n' },
      ],
      ['a long subject', { subject: `Reservasjon ${'blåbærsyltetøy '.repeat(20)}`.trim() }],
      ['long lines', { text: `${'lang linje '.repeat(200)}slutt\n`, html: `<p>${'å'.repeat(2000)}</p>\n` }],
      ['blanks at line ends and dots alone', { text: 'a \nb\t\n.\n..\n--\n-- \nKari\n', html: '<p> \n</p>\n' }],
      ['equal signs and what looks like an encoding', { subject: '=?utf-8?Q?nei?=', text: 'a=3D=\n=20\n' }],
      ['what looks like a boundary', { text: '--=_0123\nContent-Type: text/html\n' }],
      ['an address with Norwegian letters in the domain', { to: 'kari@xn--blbr-roah.example' }],
      ['an empty subject and body', { subject: '', text: '', html: '' }],
    ];
    it.each(contents)('delivers %s unchanged', async (_name, over) => {
      const { mailer, delivered } = await open();
      const { key: _key, brand: _brand, ...expected } = mail(over);
      await mailer.send(mail(over));
      expect(await delivered()).toEqual([{ ...expected, from: 'Nordvidda på nett <hei@nordvidda.example>' }]);
    });

    it('rule 17.7: delivers the email of a brand in the name of that brand', async () => {
      const { mailer, delivered } = await open();
      await mailer.send(mail({ brand: 'heldre' }));
      expect((await delivered()).map(({ from }) => from)).toEqual(['Heldre <hei@heldre.example>']);
    });

    it('rule 17.11: an email one can unsubscribe from has the header, whole, and no other has', async () => {
      const { mailer, delivered } = await open();
      const unsubscribe = `https://nordvidda.example/stopp-varsler?token=${'0123456789abcdef'.repeat(4)}`;
      await mailer.send(mail({ unsubscribe }));
      await mailer.send(mail({ key: 'other', unsubscribe: '' }));
      const ends = (await delivered()).map((one) => [one.unsubscribe, one.unsubscribePost]);
      expect(ends).toHaveLength(2);
      expect(ends).toContainEqual([`<${unsubscribe}>`, 'List-Unsubscribe=One-Click']);
      expect(ends).toContainEqual([undefined, undefined]);
    });

    it.each(['https://a.example/x\r\nBcc: x@y.no', 'https://a.example/> <mailto:x@y.no', 'no address'])(
      'an ending %j starts no header and names no second place',
      async (unsubscribe) => {
        const { mailer, delivered } = await open();
        await mailer.send(mail({ unsubscribe })).catch(() => {});
        for (const one of await delivered()) expect(one.unsubscribe).toMatch(/^<[^<>\s,]+>$/);
      },
    );

    it('delivers one mail for one key, however often it is handed over', async () => {
      const { mailer, delivered } = await open();
      await mailer.send(mail());
      await mailer.send(mail());
      await Promise.all([mailer.send(mail()), mailer.send(mail())]);
      expect(await delivered()).toHaveLength(1);
    });

    it('delivers one mail each for different keys, however alike', async () => {
      const { mailer, delivered } = await open();
      const keys = ['a:b', 'a_b', 'a/b', 'a%3Ab', '../a', 'a*b', 'x'.repeat(400), `${'x'.repeat(400)}y`, 'å'];
      for (const key of keys) await mailer.send(mail({ key }));
      expect(await delivered()).toHaveLength(keys.length);
    });

    it.each(['Hei\r\nBcc: alle@example.no', 'Hei\nX-Spam: ja', 'Hei\u0000'])(
      'a subject %j starts no header',
      async (subject) => {
        const { mailer, delivered } = await open();
        await mailer.send(mail({ subject }));
        const [one] = await delivered();
        expect(one).toMatchObject({ to: 'kari@example.no', text: 'Hei\n' });
        expect(one?.subject).not.toMatch(/\p{Cc}/u);
      },
    );

    it.each([
      '',
      'kari',
      'kari@example.no, ola@example.no',
      'kari@example.no\r\nBcc: x@y.no',
      'Kari <kari@example.no>',
    ])('throws on the address %j and delivers nothing', async (to) => {
      const { mailer, delivered } = await open();
      await expect(mailer.send(mail({ to }))).rejects.toThrow();
      expect(await delivered()).toEqual([]);
    });
  });
}
