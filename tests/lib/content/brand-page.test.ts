import { describe, expect, it } from 'vitest';
import type { PageText } from '@/lib/content/blocks';
import { fillPage, idsOf, linksOf, picturesOf } from '@/lib/content/brand-page';

const values = {
  name: 'Fisk $& Snøre',
  company: 'Fisk AS',
  email: 'hei@fisk.example',
  phone: '62 00 10 00',
  orgNo: '999 888 777',
  address: 'Brygga 1, 2317 Hamar',
};

const page: PageText = {
  title: 'Om {name}',
  description: '{company}, {orgNo}',
  hero: { src: 'pictures/a.jpg', alt: '{name}' },
  blocks: [
    { type: 'text', text: 'Ring [{phone}](tel:{phone}) eller skriv til [{email}](mailto:{email}). {ukjent} {}' },
    { type: 'heading', text: 'Om {name}', id: 'om' },
    { type: 'table', caption: 'A', head: ['B', 'C'], rows: [['{address}', '[D](/d)']] },
    { type: 'links', items: [{ title: 'E', text: 'F', href: '/e', src: 'pictures/e.jpg' }] },
    { type: 'articles', title: 'G og H', search: 'g', link: { text: 'I', href: '/i' } },
    { type: 'picture', src: 'pictures/j.jpg', alt: 'J' },
  ],
};

describe('fillPage', () => {
  const filled = fillPage(page, values);

  it('fills every text, and leaves the page as it was', () => {
    expect(filled).toMatchObject({
      title: 'Om Fisk $& Snøre',
      description: 'Fisk AS, 999 888 777',
      hero: { alt: 'Fisk $& Snøre' },
    });
    expect(filled.blocks[2]).toMatchObject({ rows: [['Brygga 1, 2317 Hamar', '[D](/d)']] });
    expect(page.title).toBe('Om {name}');
  });

  it('makes a number to call of a telephone number, and leaves what is no placeholder', () => {
    expect(filled.blocks[0]).toEqual({
      type: 'text',
      text: 'Ring [62 00 10 00](tel:+4762001000) eller skriv til [hei@fisk.example](mailto:hei@fisk.example). {ukjent} {}',
    });
  });

  it('fills a placeholder whose value looks like one only once', () => {
    expect(fillPage(page, { ...values, name: '{email}' }).title).toBe('Om {email}');
  });
});

it('a page tells its links, its pictures and the addresses within it', () => {
  expect(linksOf(page)).toEqual(['tel:{phone}', 'mailto:{email}', '/d', '/e', '/i']);
  expect(picturesOf(page)).toEqual(['pictures/a.jpg', 'pictures/e.jpg', 'pictures/j.jpg']);
  expect(idsOf(page.blocks)).toEqual(['om', 'g-og-h']);
});
