import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sceneNames } from 'demo-chain/pictures/keys';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Block, blockTypes, contentsOf, headingId, type PageText } from '@/lib/content/blocks';
import { inlineParts } from '@/lib/content/inline-parts';
import { pageOf, pages } from '@/lib/content/pages';
import own from '@/messages/brand-pages.nb.json';

const root = path.resolve(import.meta.dirname, '../../..');
function filesUnder(folder: string): string[] {
  const found = readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' });
  return found.map((file) => path.join(root, folder, file));
}

const words = z.string().trim().min(1);
const src = z.string().regex(/^\/pictures\/scenes\/[a-z-]+-(wide|tall|card)$/);
const block = <Type extends Block['type'], Shape extends z.ZodRawShape>(type: Type, shape: Shape) =>
  z.strictObject({ type: z.literal(type), ...shape });

const Blocks = z.array(
  z.discriminatedUnion('type', [
    block('lead', { text: words }),
    block('text', { text: words }),
    block('heading', { text: words, id: words.optional(), level: z.literal([2, 3]).optional() }),
    block('list', { items: z.array(words).min(1), ordered: z.boolean().optional() }),
    block('faq', {
      items: z.array(z.strictObject({ question: words, answer: z.array(words).min(1) })).min(1),
    }),
    block('table', { caption: words, head: z.array(words).min(2), rows: z.array(z.array(words)).min(1) }),
    block('picture', { src, alt: words, caption: words.optional() }),
    block('articles', {
      title: words,
      search: words,
      link: z.strictObject({ text: words, href: words }).optional(),
    }),
    block('quote', { text: words, by: words.optional() }),
    block('callout', { title: words, text: words }),
    block('links', {
      items: z.array(z.strictObject({ title: words, text: words, href: words, src: src.optional() })).min(1),
    }),
    block('sheet', { title: words, text: words, lines: z.array(words).min(1) }),
    block('contact', {}),
    block('shipping', {}),
  ]),
);
const Page = z.strictObject({
  title: words,
  seoTitle: words.optional(),
  description: z.string().min(60).max(170),
  kicker: words.optional(),
  hero: z.strictObject({ src, alt: words }).optional(),
  updated: z.iso.date().optional(),
  contents: z.boolean().optional(),
  blocks: Blocks.min(3),
});

/** Every text of a page, wherever it stands. */
const strings = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : value && typeof value === 'object' ? Object.values(value).flatMap(strings) : [];

const hrefs = (page: PageText) => [
  ...strings(page).flatMap((text) => inlineParts(text).flatMap((part) => (part.kind === 'link' ? [part.href] : []))),
  ...page.blocks.flatMap((one) => {
    if (one.type === 'links') return one.items.map((item) => item.href);
    return one.type === 'articles' && one.link ? [one.link.href] : [];
  }),
];

/** Addresses with a page of their own under app/[brand], route groups left out. */
const routes = new Set(
  filesUnder('app/[brand]')
    .map((file) => path.relative(path.join(root, 'app/[brand]'), file).split(path.sep))
    .filter((parts) => parts.at(-1) === 'page.tsx')
    .map((parts) => `/${parts.filter((part) => !/^\(|^page\.tsx$/.test(part)).join('/')}`),
);
/** What the catch-all answers: the six main categories of rule 2.6 and the genders of rule 2.5. */
const catalogue =
  /^\/(friluft-og-camping|klær|sportsutstyr|sykkel|vintersport|sko|herre|dame|junior|barn|uni|voksen|barn-junior)$/;
const known = (address: string) =>
  routes.has(address) ||
  catalogue.test(address) ||
  /^\/search\/[^/]+$/.test(address) ||
  /^\/blogg\/[^/]+$/.test(address);

/** The shared texts, and what a brand tells in its own words. */
const all = [
  ...Object.entries(pages),
  ...Object.entries(own).flatMap(([brand, told]) =>
    (Object.keys(told) as (keyof typeof pages)[]).map((slug): [string, PageText] => [slug, pageOf(brand, slug)]),
  ),
];

describe.each(all)('the text of /%s', (slug, page) => {
  it('is made of known blocks without empty texts', () => {
    expect(Page.safeParse(page).error?.issues ?? []).toEqual([]);
  });

  it('has a page', () => {
    expect(existsSync(path.join(root, 'app/[brand]/(pages)', slug, 'page.tsx'))).toBe(true);
  });

  it('links to pages that exist, and to headings that stand there', () => {
    for (const href of hrefs(page).filter((one) => /^[/#]/.test(one))) {
      const [address = '', hash] = href.split('#');
      const target = address === '' ? page : pages[address.slice(1) as keyof typeof pages];
      if (address) expect(known(address), href).toBe(true);
      const headings = target?.blocks.flatMap((one) => (one.type === 'heading' ? [headingId(one)] : [])) ?? [];
      if (hash) expect(headings, href).toContain(hash);
    }
  });

  it('has headings with addresses of their own, and h3 only under h2', () => {
    const headings = page.blocks.flatMap((one) => (one.type === 'heading' ? [one] : []));
    const ids = [...headings, ...page.blocks.flatMap((one) => (one.type === 'articles' ? [{ text: one.title }] : []))];
    expect(new Set(ids.map(headingId)).size).toBe(ids.length);
    expect(headings[0]?.level ?? 2).toBe(2);
  });

  it('has tables whose rows are as wide as their head', () => {
    for (const one of page.blocks)
      if (one.type === 'table') expect(one.rows.map((row) => row.length)).toEqual(one.rows.map(() => one.head.length));
  });

  it('shows scenes that are drawn', () => {
    const bases = strings(page).filter((text) => text.startsWith('/pictures/'));
    for (const base of bases) expect(sceneNames).toContain(/scenes\/(.*)-\w+$/.exec(base)?.[1]);
  });

  it('rule 10.27: makes no green claim it does not explain', () => {
    if (slug !== 'baerekraftig-forretningspraksis')
      expect(strings(page).join(' ')).not.toMatch(/miljøvennlig|klimanøytral|bærekraftige? (klær|materialer|valg)/i);
  });
});

describe('the texts together', () => {
  it('know every type of block', () => {
    const types = new Set(all.flatMap(([, page]) => page.blocks.map((one) => one.type)));
    expect([...types].sort()).toEqual([...blockTypes].sort());
  });

  it('list the h2s of a long page', () => {
    expect(contentsOf(pages.kundeservice.blocks).map((entry) => entry.id)).toEqual(
      expect.arrayContaining(['kontakt', 'reservasjon', 'frakt', 'betaling', 'angrerett', 'reklamasjon', 'vilkar']),
    );
  });

  it('name what the shop keeps in the browser, each key that a component declares among it', () => {
    const text = strings(pages.personvernerklaering).join(' ');
    const declared = filesUnder('components')
      .filter((file) => /\.tsx?$/.test(file) && /browser-store'/.test(readFileSync(file, 'utf8')))
      .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/\bkey: '([\w-]+)'/g)].map((match) => match[1]));
    expect(declared).toContain('cart');
    for (const name of ['XSRF-TOKEN', 'cookiesAccepted', 'cookieConsent', '_ga', '_fbp', ...declared])
      expect(text).toContain(`\`${name}\``);
  });

  it('rule 9.13: claim five years of guarantee, five years of reservation data, and 15 000 mm, and nothing else of these', () => {
    const claims = all
      .map(([, page]) =>
        strings(page)
          .join(' ')
          .replace(/\u00a0/g, ' '),
      )
      .join(' ');
    const said = (claim: RegExp) => [...new Set([...claims.matchAll(claim)].map(([, figure]) => figure))];
    expect(said(/(\S+) års garanti/g).map((figure) => figure?.replace('5', 'fem'))).toEqual(['fem', 'fem']);
    expect(said(/[Rr]eservasjonsdata[^.]*oppbevares[^.]* i (\S+ år)/g)).toEqual(['fem år']);
    expect(said(/(\d[\d ]*) mm vannsøyle/g)).toEqual(['15 000']);
  });

  it('rule 10.21: say that statutory rights remain where they promise a guarantee', () => {
    for (const [slug, page] of all) {
      const text = strings(page).join(' ');
      if (/års garanti/.test(text)) expect(text, slug).toMatch(/forbrukerkjøpsloven/);
    }
  });
});
