import { describe, expect, it } from 'vitest';
import type { BrandContent, OwnTexts } from '@/lib/brands/brands';
import type { BrandPage } from '@/lib/content/brand-page';
import { type ContentOfDay, changedTags } from '@/server/brands/rules';
import { demoContents } from '@/tests/support/demo-brands';

type Pages = (Partial<BrandPage> & { path: string; id?: number })[];

/** A brand of the demo chain, with these texts and pages instead of its own. */
function held(
  id: 'nordvidda' | 'heldre',
  { texts = {}, pages = [], day = '2026-03-03', brand = {} }: ChangedParts = {},
): ContentOfDay {
  const content = demoContents.find((one) => one.brand.id === id) as BrandContent;
  const whole = pages.map((page) => ({ title: 'Om oss', description: 'Om', blocks: [], index: true, ...page }));
  return {
    content: {
      ...content,
      texts,
      brand: { ...content.brand, ...brand },
      pages: new Map(whole.map((p) => [p.path, p])),
    },
    day,
  };
}
interface ChangedParts {
  texts?: OwnTexts;
  pages?: Pages;
  day?: string;
  brand?: Partial<BrandContent['brand']>;
}

const om = { path: '/om-oss', id: 7 };
const jul = { path: '/jul', id: 9, from: '2026-12-01', until: '2026-12-24' };

describe('rule 1.10: the pages made anew are those that show what has changed', () => {
  it.each<[string, ChangedParts, ChangedParts, string[]]>([
    ['nothing', { pages: [om] }, { pages: [om] }, []],
    ['a text that is replaced', {}, { texts: { nb: { product: { a: 'B' } } } }, ['words:nordvidda:nb.product']],
    ['a text that is its own no more', { texts: { nb: { home: { a: 'B' } } } }, {}, ['words:nordvidda:nb.home']],
    [
      'one text of several',
      { texts: { nb: { product: { a: 'B' }, home: { a: 'B' } } } },
      { texts: { nb: { product: { a: 'B' }, home: { a: 'C' } } } },
      ['words:nordvidda:nb.home'],
    ],
    [
      'a text that client components fill: of its own area alone',
      { texts: { nb: { client: { cart: { a: 'B' }, menu: { a: 'B' } } } } },
      { texts: { nb: { client: { cart: { a: 'C' }, menu: { a: 'B' } } } } },
      ['words:nordvidda:nb.client.cart'],
    ],
    ['a text of emails: none', {}, { texts: { mail: { greeting: 'Hei' } } }, []],
    ['a text that every page brings along', {}, { texts: { consent: { all: 'Ja' } } }, ['brand:nordvidda']],
    ['a colour or a logo', {}, { brand: { themeColor: '#000000' } }, ['brand:nordvidda']],
    ['what a page says', { pages: [om] }, { pages: [{ ...om, title: 'Om' }] }, ['page:7']],
    [
      'what a page says, and a text',
      { pages: [om] },
      { pages: [{ ...om, title: 'Om' }], texts: { nb: { blog: { a: 'B' } } } },
      ['words:nordvidda:nb.blog', 'page:7'],
    ],
    ['a page that comes', {}, { pages: [om] }, ['brand:nordvidda']],
    ['a page that goes', { pages: [om] }, {}, ['brand:nordvidda']],
    [
      'a page in the place of one that every shop has',
      { pages: [{ path: '/om-oss' }] },
      { pages: [om] },
      ['brand:nordvidda'],
    ],
    [
      'a day that shows other pages',
      { pages: [jul], day: '2026-11-30' },
      { pages: [jul], day: '2026-12-01' },
      ['brand:nordvidda'],
    ],
    ['a day that shows the same', { pages: [jul], day: '2026-12-01' }, { pages: [jul], day: '2026-12-02' }, []],
  ])('%s', (_what, before, after, tags) => {
    const other = held('heldre');
    expect(changedTags([held('nordvidda', before), other], [held('nordvidda', after), other])).toEqual(tags);
  });

  it('a brand that comes or goes, or comes before another: all', () => {
    const [one, other] = [held('nordvidda'), held('heldre')];
    const all = ['brand:nordvidda', 'brand:heldre'];
    expect(changedTags([one], [one, other])).toEqual(all);
    expect(changedTags([one, other], [one])).toEqual(all);
    expect(changedTags([one, other], [other, one])).toEqual(all);
  });
});
