import { expect } from 'vitest';
import consent from '@/messages/consent.nb.json' with { type: 'json' };
import messages from '@/messages/nb.json' with { type: 'json' };
import { counterJourney } from './counter-journey';
import { pages } from './pages';
import { addSomething, newcomer, PASSWORD } from './shopper';
import type { Tab } from './tab';

interface Where {
  phone: boolean;
  engine: string;
}

const { product } = messages.client;
const { words: checkout } = messages.checkout;
const { words: account } = messages.account;

const count = async (tab: Tab) =>
  Number((await tab.run(() => document.querySelector('main [role="status"]')?.textContent ?? '')).replace(/\D/g, ''));

async function searching(tab: Tab) {
  await tab.consented();
  await tab.open('/sko');
  await tab.click(['field', undefined, { within: 'header' }]);
  await tab.type('jakk');
  await tab.see(['option', 'jakke']);
  await tab.press('ArrowDown');
  await tab.press('Enter');
  await tab.at(/\/(search\/jakke|.*jakker)/);
  await tab.alive();
  await tab.see(['heading', /jakke/i]);
  await tab.fill(['field', undefined, { within: 'header' }], 'hodelyckt');
  await tab.see(['option', 'hodelykt']);
  await tab.press('Escape');
  await tab.press('Enter');
  await tab.at(/\/search\/hodelyckt/);
  await tab.says(/hodelykt/);
}

async function filtering(tab: Tab, { phone }: Where) {
  await tab.consented();
  await tab.open('/klær');
  const all = await count(tab);
  if (phone) await tab.click(['button', /^Filter/]);
  await tab.choose(['choice', /^Rød/]);
  await tab.at(/farge=\d+$/);
  const red = await count(tab);
  expect(red).toBeLessThan(all);
  const slider = 'input[type="range"]';
  await tab.run((css) => document.querySelector<HTMLElement>(css)?.focus(), slider);
  await tab.press('ArrowRight');
  await tab.press('ArrowRight');
  await tab.at(/prisfra=\d+/);
  if (phone) await tab.click(['button', /^Vis \d+ vare/]);
  await tab.click(['link', 'Fjern Rød']);
  await tab.at(/\?prisfra=\d+$/);
  expect(await count(tab)).toBeGreaterThan(red);
}

async function backToTheCard(tab: Tab) {
  await tab.consented();
  await tab.open('/sko');
  const nth = 13;
  const [href, top] = await tab.run((index) => {
    const link = document.querySelectorAll('main article')[index]?.querySelector<HTMLAnchorElement>('h2 a, h3 a');
    link?.scrollIntoView({ block: 'center', behavior: 'instant' });
    return [link?.getAttribute('href') ?? '', link?.getBoundingClientRect().top ?? 0] as const;
  }, nth);
  await tab.click(['link', undefined, { css: `main article :is(h2, h3) a[href="${href}"]` }]);
  await tab.at(/\/product\//);
  await tab.see(['heading', undefined, { within: 'main' }]);
  await tab.back();
  await tab.at(/\/sko$/);
  await tab.until(async () => {
    const now = await tab.run(
      (address) =>
        document.querySelector(`main article :is(h2, h3) a[href="${address}"]`)?.getBoundingClientRect().top ?? -1e9,
      href,
    );
    return Math.abs(now - top) < 40;
  }, 'the same card stands where it stood');
}

const ELSEWHERE = '/personvernerklaering';

/**
 * The back/forward cache keeps a page that was left: nothing on any kind of page may forbid it. Firefox keeps none that still waits
 * for an answer, so a page may be left several times.
 */
export async function backToThePageItself(tab: Tab) {
  await tab.consented();
  for (const [kind, address] of Object.entries(await pages())) {
    await tab.until(async () => {
      await tab.open(address);
      await tab.run(() => void Object.assign(window, { wasHere: true }));
      await tab.open(ELSEWHERE);
      await tab.back();
      await tab.until(() => tab.run((other) => location.pathname !== other, ELSEWHERE), 'the page is another');
      return tab.run(() => 'wasHere' in window);
    }, `${kind} was kept`);
  }
}

async function menu(tab: Tab, { phone }: Where) {
  await tab.consented();
  await tab.open('/');
  if (phone) {
    await tab.click(['button', 'Meny', { within: 'header' }]);
    await tab.click(['button', 'Sko', { within: 'header' }]);
    await tab.click(['link', 'Alt i Sko', { within: 'header' }]);
  } else {
    await tab.click(['link', 'Sko', { within: 'header' }]);
  }
  await tab.at(/\/sko$/);
  await tab.see(['heading', 'Sko']);
}

async function consenting(tab: Tab) {
  await tab.open('/');
  await tab.see(['button', consent.all]);
  await tab.click(['button', consent.necessary]);
  await tab.gone(['button', consent.necessary]);
  await tab.reload();
  expect((await tab.look(['button', consent.necessary])).count).toBe(0);
  const cookies = await tab.run(() => document.cookie);
  expect(cookies).toContain('cookieConsent=');
  expect(cookies).not.toContain('cookiesAccepted');
}

async function looking(tab: Tab) {
  await tab.consented();
  await tab.open((await pages()).product as string);
  await tab.run(() => document.querySelector<HTMLElement>('[aria-label^="Bilder av"]')?.focus());
  await tab.press('ArrowRight');
  await tab.says(/2 (\/|av) \d/);
  await tab.click(['button', new RegExp(product.zoom)]);
  await tab.see(['button', product.zoomClose]);
  await tab.click(['button', product.zoomIn]);
  await tab.until(
    () =>
      tab.run(() =>
        /scale\(1\.\d|scale\([2-9]/.test(
          document.querySelector<HTMLElement>('dialog:modal img')?.style.transform ?? '',
        ),
      ),
    'the picture is nearer',
  );
  await tab.press('Escape');
  await tab.gone(['button', product.zoomClose]);
}

async function twoTabs(tab: Tab) {
  await tab.consented();
  await addSomething(tab);
  const other = await tab.another();
  await other.open('/checkout');
  await other.see(['link', /^Gå til kassen.*1/]);
  await tab.pressBehind(['button', /^Én til/, { within: 'dialog:modal' }]);
  await tab.says(/Handlekurv \(2/);
  await other.see(['link', /^Gå til kassen.*2/]);
}

async function contact(tab: Tab) {
  const who = newcomer();
  await tab.fill(['field', checkout.name], 'Kari Nordmann');
  await tab.fill(['field', new RegExp(`^${checkout.phone}`)], who.phone);
  await tab.fill(['field', new RegExp(`^${checkout.email}`)], who.email);
}

async function reserving(tab: Tab) {
  await tab.consented();
  await addSomething(tab);
  await tab.click(['link', /Til kassen/, { within: 'dialog:modal' }]);
  await tab.at(/\/checkout/);
  await tab.alive();
  await tab.choose(['choice', /^Hent i butikk/]);
  await tab.choose([
    'choice',
    undefined,
    { within: `[role="radiogroup"][aria-label="${checkout.shopsLegend}"], fieldset:has(input[name="shop"])` },
  ]);
  await contact(tab);
  await tab.click(['button', /^Reserver/]);
  await tab.at(/\/kvittering\/[0-9a-f-]{36}/);
  await tab.says(/NV-\d+/);
}

async function paying(tab: Tab) {
  await tab.consented();
  await addSomething(tab);
  await tab.open('/checkout');
  await tab.fill(['field', new RegExp(`^${checkout.address}`)], 'Storgata 1');
  await tab.fill(['field', new RegExp(`^${checkout.postalCode}`)], '8006');
  await tab.until(
    async () => /bod/i.test((await tab.look(['field', new RegExp(`^${checkout.city}`)])).value),
    'the place is filled in',
  );
  await contact(tab);
  await tab.click(['button', /^Betal /]);
  await tab.at(/\/sandbox\//);
  await tab.click(['button', messages.sandbox.approve]);
  await tab.at(/\/kvittering\/[0-9a-f-]{36}/);
  await tab.says(/NV-\d+/);
}

async function signingIn(tab: Tab) {
  const who = newcomer();
  await tab.consented();
  await tab.open('/registrer');
  await tab.fill(['field', /^Fornavn/], 'Kari');
  await tab.fill(['field', /^Etternavn/], 'Nordmann');
  await tab.fill(['field', /^E-post/], who.email);
  await tab.fill(['field', /^Mobilnummer/], who.phone);
  await tab.fill(['field', /^Passord/], PASSWORD);
  await tab.fill(['field', /^Gjenta passordet/], PASSWORD);
  await tab.choose(['choice', /^Jeg godtar/]);
  await tab.click(['button', account.register.submit]);
  await tab.at(/\/konto$/);
  await tab.says('Hei, Kari!');
  await tab.click(['button', account.nav.logout]);
  await tab.at(/\/$/);
  await tab.open('/logg-inn');
  await tab.fill(['field', /^E-post eller mobilnummer/], who.email);
  await tab.fill(['field', /^Passord/], PASSWORD);
  await tab.click(['button', 'Logg inn', { within: 'main' }]);
  await tab.at(/\/konto$/);
  await tab.says('Hei, Kari!');
}

/** What people do here, named by what they do. */
export const journeys: Record<string, (tab: Tab, where: Where) => Promise<void>> = {
  'searches, with suggestions': searching,
  'filters, and draws the price': filtering,
  'comes back to the same card': backToTheCard,
  'comes back to the page itself': backToThePageItself,
  'opens the menu': menu,
  'says no to cookies': consenting,
  'looks at pictures, and nearer': looking,
  'has the cart in two tabs': twoTabs,
  'reserves, to the receipt': reserving,
  'pays by card, to the receipt': paying,
  'registers, and signs in': signingIn,
  'picks at the counter': counterJourney,
};
