import type { Page } from '@playwright/test';
import { composeEmail } from '@/lib/emails/compose-email';
import type { EmailContent } from '@/lib/emails/email-content';
import { readEml } from '@/tests/contracts/mailer/read-eml';
import { demoBrands } from '@/tests/support/demo-brands';
import { fillContact } from './checkout';
import { newcomer } from './customer';
import { haveInCart } from './goods';
import { posted } from './outbox';
import { collectInFirstShop, expect, test } from './shop';

/** A phone, and the pane beside a list of mails. */
const WIDTHS = [390, 640];
const SITE = 'https://nordvidda.example/kvittering/0b8df78e-5dd7-45c9-962d-c31de536cbe5';
const LONG_ADDRESS = 'kari-anne.nordmann-kristoffersen.nordmarka@sommerhyttaved.example.no';
const NUMBER = 'NV-100001-A1';
const PRICE = '1\u00a0199\u00a0999,00\u00a0kr';

const longest: EmailContent = {
  title: 'Reservasjonsbekreftelsesdokumentasjonsskriv',
  paragraphs: [`Hei, ${LONG_ADDRESS}!`],
  details: [
    ['Reservasjonsnummer', NUMBER],
    ['Reservasjonsansvarlig', `Kari-Anne Nordmann-Kristoffersen, 912\u00a034\u00a0567, ${LONG_ADDRESS}`],
  ],
  lines: [
    {
      ean: '7040000000028',
      name: 'Skalljakkevindtettvanntett',
      detail: 'Mørkegrønnmelert, XXL',
      count: '3 stk.',
      sum: PRICE,
    },
  ],
  sums: [
    ['Å betale', PRICE],
    ['Ordinær frakt ut til deg, som vi betaler tilbake sammen med varene', PRICE],
  ],
  closing: [`Skriv til ${LONG_ADDRESS}.`],
  pass: { text: SITE, label: `QR-kode for ${NUMBER}`, say: `Vis koden, eller si ${NUMBER}.` },
  link: ['Se reservasjonen', SITE],
  other: ['Følg pakken', SITE],
  form: { title: 'Angreskjema', lead: 'Fyll ut.', lines: [['Til', LONG_ADDRESS]], link: ['Angre på nettsiden', SITE] },
  footer: [`Selger: Nordvidda Longyearbyen AS, ${LONG_ADDRESS}`],
};

const lettersTo = (email: string) =>
  posted()
    .map(({ eml }) => readEml(eml))
    .filter(({ to }) => to === email);

/** How wide the letter wants to be in a window of each width. */
async function widthsOf(page: Page, html: string): Promise<number[]> {
  const widths = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    await page.setContent(html.replaceAll(/src="[^"]*"/g, ''));
    widths.push(await page.evaluate(() => document.documentElement.scrollWidth));
  }
  return widths;
}

/** Over how many rows each place is spread that says it. */
const rowsOf = async (page: Page, text: string) =>
  new Set(
    await page.evaluate((said) => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const rows = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const at = node.textContent?.indexOf(said) ?? -1;
        if (at < 0) continue;
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + said.length);
        rows.push(range.getClientRects().length);
      }
      return rows;
    }, text),
  );

test.describe('rule 17.7: a letter is no wider than a phone', () => {
  test('the one of a reservation, made with a long address', async ({ page }) => {
    const email = `${Date.now()}.${LONG_ADDRESS}`;
    await haveInCart(page);
    await page.goto('/checkout');
    await collectInFirstShop(page);
    await fillContact(page, { ...newcomer(), email });
    await page.getByRole('button', { name: /^Reserver/ }).click();
    await expect(page).toHaveURL(/\/kvittering\//);
    await expect.poll(() => lettersTo(email).length).toBeGreaterThan(0);
    for (const { html } of lettersTo(email)) expect(await widthsOf(page, html)).toEqual(WIDTHS);
  });

  for (const brand of Object.keys(demoBrands))
    test(`one with the longest words of ${brand}, its prices and numbers whole`, async ({ page }) => {
      const { html } = composeEmail({ key: 'k', to: 'kari@example.no', subject: 'Hei', brand }, longest);
      expect(await widthsOf(page, html)).toEqual(WIDTHS);
      await page.setViewportSize({ width: 390, height: 844 });
      for (const whole of [NUMBER, PRICE]) expect(await rowsOf(page, whole), whole).toEqual(new Set([1]));
    });
});
