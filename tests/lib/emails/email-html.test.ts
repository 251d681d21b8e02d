import jsQR from 'jsqr';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { composeEmail } from '@/lib/emails/compose-email';
import type { EmailContent } from '@/lib/emails/email-content';
import { eansIn, withPictures } from '@/lib/emails/picture-marks';
import { compose } from '@/server/adapters/mail/compose';

const URL = 'https://nordvidda.example/kvittering/abc';
const content = (over: Partial<EmailContent> = {}): EmailContent => ({
  title: 'Vi holder av varene til deg',
  paragraphs: ['Hei, Kari!', 'Varene holdes av til deg hos Bodø.'],
  details: [
    ['Nummer', 'NV-100001'],
    ['Åpningstider', ''],
  ],
  lines: [
    { ean: '7040000000028', name: 'Fjelltind Brus', detail: 'Rød, 0,5 l', count: '3 stk.', sum: '87,00 kr' },
    { name: 'Uten bilde', detail: '', count: '1 stk.', sum: '10,00 kr' },
  ],
  sums: [
    ['Å betale', '97,00 kr', 'total'],
    ['Herav pant', '6,00 kr'],
  ],
  closing: ['Du betaler når du henter.'],
  pass: { text: `${URL}?nr=NV-100001`, label: 'QR-kode for NV-100001', say: 'Vis koden, eller si NV-100001.' },
  link: ['Se reservasjonen', URL],
  other: ['Følg pakken', 'https://spor.example/1?a=1&b=2'],
  form: { title: 'Angreskjema', lead: 'Fyll ut.', lines: [['Til', 'Bodø Sport AS']], link: ['Angre', URL] },
  footer: ['Selger: Bodø Sport AS', 'Storgata 1, 8006 BODØ'],
  ...over,
});
const mailOf = (over: Partial<EmailContent> = {}, brand = 'nordvidda') =>
  composeEmail({ key: 'k', to: 'kari@example.no', subject: 'Hei', brand }, content(over));

/** What a reader of the HTML reads: each piece of text between two tags. */
const readIn = (html: string) =>
  (/<body[\s\S]*<\/body>/.exec(html)?.[0] ?? '')
    .replaceAll(/<span style="white-space:nowrap">(.*?)<\/span>/g, '$1')
    .replaceAll(/&#(\d+);|&nbsp;/g, (_all, code) => (code ? String.fromCharCode(Number(code)) : ' '))
    .split(/<[^>]+>/)
    .map((text) => text.replace(/^: /, '').trim())
    .filter((text) => text !== '');

describe('rule 17.7: a content as HTML', () => {
  it('says nothing but the name of the brand that the plain text does not say', () => {
    const { html, text } = mailOf();
    expect(readIn(html).filter((piece) => !text.includes(piece))).toEqual(['Nordvidda']);
  });

  it('holds everything the plain text says', () => {
    const { html, text } = mailOf();
    const read = readIn(html).join(' ');
    const said = text.split(/\n|: | = /).map((piece) => piece.trim());
    const addresses = /^https:|^--$|^$/;
    expect(said.filter((piece) => !addresses.test(piece) && !read.includes(piece))).toEqual([]);
    for (const address of text.match(/https:\S+/g) ?? []) expect(html).toContain(address.replaceAll('&', '&#38;'));
  });

  it.each(['nordvidda', 'heldre'])('has the sign of %s once, and one button', (brand) => {
    const { html } = mailOf({}, brand);
    expect(html.match(new RegExp(`/brand-files/${brand}/\\w+/icon-180.png`, 'g'))).toHaveLength(1);
    expect(html.match(/class="button"/g)).toHaveLength(1);
    expect(html).toMatch(new RegExp(`class="button"[\\s\\S]*?href="${URL}"`));
  });

  it('breaks no number of an order, and breaks an address that is longer than its place', () => {
    const { html } = mailOf({ details: [['Nummer', 'NV-100001-A1']], closing: ['Si FISK-100001 i butikken.'] });
    expect(html).toContain('<span style="white-space:nowrap">NV-100001-A1</span>');
    expect(html).toContain('Si <span style="white-space:nowrap">FISK-100001</span> i');
    expect(html).toMatch(/class="sheet" style="[^"]*overflow-wrap:anywhere/);
  });

  it('lets the eye find the total among its sums', () => {
    const { html } = mailOf();
    const styleOf = (label: string) => new RegExp(`<th[^>]*style="([^"]*)"[^>]*>${label}<`).exec(html)?.[1];
    expect(styleOf('Å betale')).toContain('font-weight:bold');
    expect(styleOf('Herav pant')).toContain('font-weight:normal');
  });

  it('is dark where the screen is', () => expect(mailOf().html).toContain('@media (prefers-color-scheme:dark)'));

  it('shows the pictures there are, and no hole for the others', () => {
    const { html } = mailOf();
    expect(eansIn(html)).toEqual(['7040000000028']);
    const own = withPictures(html, new Map([['7040000000028', '/pictures/brus/rod/front']]));
    expect(own).toContain('src="https://nordvidda.example/pictures/brus/rod/front-240.jpg"');
    const theirs = withPictures(html, new Map([['7040000000028', 'https://cdn.example/a.jpg?a="b']]));
    expect(theirs).toContain('src="https://cdn.example/a.jpg?a=&#34;b"');
    expect(withPictures(html, new Map())).not.toContain('picture:');
  });

  it('takes its QR code with it, and that is what the counter reads', async () => {
    const raw = (
      await compose(mailOf(), { name: 'Nordvidda', address: 'hei@nordvidda.example' }, new Date(0))
    ).toString();
    const cid = /Content-Id: <([^>]+)>/i.exec(raw)?.[1] as string;
    expect(raw.replaceAll('=\r\n', '').replaceAll('=3D', '=')).toContain(`src="cid:${cid}"`);
    const image = /Content-Type: image\/png[\s\S]*?\r\n\r\n([A-Za-z0-9+/=\r\n]+)/.exec(raw)?.[1] as string;
    const { data, info } = await sharp(Buffer.from(image, 'base64'))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(`${URL}?nr=NV-100001`);
  });
});
