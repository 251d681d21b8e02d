import { describe, expect, it } from 'vitest';
import type { BrandPage } from '@/lib/content/brand-page';
import { readPageFile } from '@/server/brands/reading/page-file';

const front = (...more: string[]) =>
  ['---', 'path: /om-oss', 'title: Om oss', 'description: Hvem vi er.', ...more, '---', ''].join('\n');

/** The text begins on line 7. */
const faultsOf = (text: string) => {
  const read = readPageFile(text);
  return 'faults' in read ? read.faults : [];
};
const bodyFaults = (body: string) => faultsOf(`${front()}\n${body}`);
const blocksOf = (body: string) => {
  const read = readPageFile(`${front()}\n${body}`);
  return 'page' in read ? read.page.blocks : read.faults;
};

describe('a page', () => {
  it('is its front matter and its blocks', () => {
    const facts = [
      'menu: Om oss',
      'menuBar: true',
      'footer: about',
      'index: false',
      'from: 2026-12-01',
      'until: 2026-12-24',
    ];
    expect(readPageFile(`${front(...facts)}\nHei.`)).toEqual({
      page: {
        path: '/om-oss',
        title: 'Om oss',
        description: 'Hvem vi er.',
        menu: { name: 'Om oss', bar: true },
        footer: { column: 'about', name: 'Om oss' },
        index: false,
        from: '2026-12-01',
        until: '2026-12-24',
        blocks: [{ type: 'text', text: 'Hei.' }],
      },
    });
  });

  it('may come from an editor of Windows', () => {
    expect(readPageFile(`\uFEFF${front()}\nEn linje\ntil.`.replaceAll('\n', '\r\n'))).toMatchObject({
      page: { path: '/om-oss', blocks: [{ text: 'En linje til.' }] },
    });
  });

  it('keeps the marks of a text and what they could be taken for', () => {
    const text = 'Kl. 10:30, Merk:dette, 2 * 3 * 4, snake_case_her, **vekt,** `_ga_*`, 3 < 4 & [lenke](/søk?q=a).';
    expect(blocksOf(text)).toEqual([{ type: 'text', text }]);
  });

  it('reads characters written as HTML names and escapes as the characters', () => {
    expect(blocksOf('15&nbsp;000 mm \\* R&amp;D')).toEqual([{ type: 'text', text: '15\u00a0000 mm * R&D' }]);
  });
});

describe('a page is refused, with the line and the right form', () => {
  it.each([
    ['no front matter', 'Hei.', 1, /^a page begins with ---/],
    ['an unclosed front matter', '---\npath: /om-oss\n\nHei.', 1, /^a page begins with ---/],
    ['a missing title', '---\npath: /a\ndescription: b\n---\nHei.', 1, /^is missing; write title: Om oss/],
    ['a fact nobody knows', `${front('titel: A')}Hei.`, 5, /^is not known here; write one of path, title/],
    [
      'a part of a hero nobody knows',
      `${front('hero:', '  src: pictures/a.jpg', '  alt: A', '  text: A')}Hei.`,
      8,
      /hero: \{ src:/,
    ],
    ['a hero without words', `${front('hero: { src: pictures/a.jpg }')}Hei.`, 5, /hero: \{ src:/],
    ['a hero from elsewhere', `${front('hero: { src: "../a.jpg", alt: A }')}Hei.`, 5, /pictures\/name\.jpg/],
    [
      'a number as a title',
      '---\npath: /a\ntitle: 2026\ndescription: b\n---\nHei.',
      3,
      /^is not right; write title: Om oss/,
    ],
    ['a path of two parts', '---\npath: /a/b\ntitle: A\ndescription: b\n---\nHei.', 2, /one word of small letters/],
    ['an address of the shop', '---\npath: /checkout\ntitle: A\ndescription: b\n---\nHei.', 2, /the shop’s own/],
    ['an address that moved', '---\npath: /terms\ntitle: A\ndescription: b\n---\nHei.', 2, /the shop’s own/],
    ['an address of photographs', '---\npath: /bilder\ntitle: A\ndescription: b\n---\nHei.', 2, /the shop’s own/],
    ['an address of files', '---\npath: /api\ntitle: A\ndescription: b\n---\nHei.', 2, /the shop’s own/],
    ['a day that is none', `${front('updated: 2026-02-30')}Hei.`, 5, /a day: updated: 2026-12-01/],
    ['an end before the start', `${front('from: 2026-12-02', 'until: 2026-12-01')}Hei.`, 6, /not before from/],
    ['a place without a menu', `${front('menuPosition: 3')}Hei.`, 5, /menu beside it/],
    ['a column that is none', `${front('footer: bottom')}Hei.`, 5, /footer: help or footer: about/],
    ['a colon without quotes', `${front('kicker: a: b')}Hei.`, 5, /^cannot be read as YAML.*'quotes'/],
    ['a fact twice', `${front('title: B')}Hei.`, 5, /^cannot be read as YAML/],
    ['texts that refer to each other', `${front('kicker: &a b', 'menu: *a')}Hei.`, 1, /refer to each other/],
    ['no text', front(), null, /no text below/],
  ])('%s', (_what, text, line, reason) => {
    expect(faultsOf(text)).toEqual([expect.objectContaining({ line, reason: expect.stringMatching(reason) })]);
  });

  it.each([
    ['a heading without words', '## {#a}', 7, /without words/],
    ['an h1', '# Om oss', 7, /begin with ##/],
    ['an h4', '## A\n\n#### B', 9, /level 4/],
    ['an h3 under no h2', '### A', 7, /under none of level 2/],
    ['two headings of one address', '## Frakt\n\n## Andre {#frakt}', 9, /same address/],
    ['an address of a heading with spaces', '## Frakt {#Frakt og sånt}', 7, /small letters/],
    ['a heading with marks', '## **Frakt**', 7, /no marks/],
    ['a block of HTML', 'Hei.\n\n<div>A</div>', 9, /is HTML/],
    ['HTML within a text', 'Hei\npå <b>deg</b>.', 8, /is HTML/],
    ['a script', '<script>alert(1)</script>', 7, /is HTML/],
    [
      'a link that runs a script',
      'Trykk [her](javascript:alert).',
      7,
      /links to “javascript:alert”: an address begins with/,
    ],
    ['a link to whatever scheme is used', '[her](//host/a)', 7, /an address begins with/],
    ['a link that inline text cannot tell', '[her](</a b>)', 7, /%20/],
    ['a card that runs a script', ':::links\n- [A](data:text) B\n:::', 8, /an address begins with/],
    [
      'a shelf that leads to a script',
      '::articles{title="A" search="b" link="C" href="javascript:a"}',
      7,
      /an address begins/,
    ],
    ['italics', 'Det er *viktig*.', 7, /italics/],
    ['weight in a link', '[**A**](/a)', 7, /no marks/],
    ['a line break', 'En\\\nto', 7, /breaks a line/],
    ['a picture in a text', 'Se ![A](pictures/a.jpg) her.', 7, /alone/],
    ['a picture without words', '![](pictures/a.jpg)', 7, /do not see it/],
    ['a picture of another folder', '![A](../../etc/passwd)', 7, /a picture is pictures\/name\.jpg/],
    ['a list in a list', '- A\n  - B', 7, /no list within it/],
    ['a list from three', '3. A', 7, /begins with 1/],
    ['a table without a caption', '| A | B |\n| - | - |\n| 1 | 2 |', 7, /without a caption/],
    [
      'a row that is too short',
      ':::table{caption="A"}\n| A | B |\n| - | - |\n| 1 |\n:::',
      10,
      /1 cells in a table of 2/,
    ],
    [
      'a row that is too long',
      ':::table{caption="A"}\n| A | B |\n| - | - |\n| 1 | 2 | 3 |\n:::',
      10,
      /3 cells in a table of 2/,
    ],
    ['a block of code', '    A', 7, /at the margin/],
    ['a line across', 'A\n\n***', 9, /line across/],
    ['an unknown directive', '::video{src="a"}', 7, /there is no “video”: a page knows lead, /],
    ['a directive that is no one', '::: lead\nA\n:::', 7, /looks like ::name/],
    ['one that is not closed', ':::lead\nA\n\n## B', 7, /:::lead is not closed/],
    ['a short one written long', ':::contact\n:::', 7, /contact is written ::contact/],
    ['a long one written short', '::lead', 7, /lead is written :::lead/],
    ['an attribute nobody knows', '::contact{phone="yes"}', 7, /contact knows no phone: it is written ::contact/],
    [
      'a missing attribute',
      '::articles{title="A"}',
      7,
      /articles needs words in search: it is written ::articles\{title="…"/,
    ],
    ['words after the name', '::contact[A]', 7, /no words in \[ \]/],
    ['a link without an address', '::articles{title="A" search="b" link="C"}', 7, /or with link="…" href="…"/],
    ['a question without an answer', ':::faq\n### A?\n:::', 7, /faq is written/],
    ['a form without lines', ':::sheet{title="A"}\nB\n:::', 7, /sheet is written/],
    ['a box of two paragraphs', ':::callout{title="A"}\nB\n\nC\n:::', 7, /callout is written/],
    ['a card without words', ':::links\n- [A](/a)\n:::', 7, /links is written/],
    ['a quote that goes on', '> A\n>\n> B', 7, /> – Name/],
    ['a placeholder nobody fills', 'Hei, {navn}!', 7, /\{navn\} is filled with nothing.*\{name\}/],
  ])('%s', (_what, body, line, reason) => {
    expect(bodyFaults(body)).toEqual([expect.objectContaining({ line, reason: expect.stringMatching(reason) })]);
  });

  it('all faults of a page at once, by line', () => {
    expect(faultsOf(`${front('titel: A')}# B\n\n<i>C</i>\n`).map(({ line }) => line)).toEqual([5, 7, 9]);
  });

  it('one directive within another, as the first line of ::: closes the outer one', () => {
    expect(bodyFaults(':::faq\n:::lead\nA\n:::\n:::')).toEqual([
      expect.objectContaining({ line: 7, reason: expect.stringMatching(/faq is written :::faq/) }),
      expect.objectContaining({ line: 11, reason: expect.stringMatching(/closes nothing/) }),
    ]);
  });
});

describe('a file without text', () => {
  const shared: BrandPage = {
    ...{ path: '/om-oss', title: 'Om oss', description: 'Hvem vi er.', index: false },
    ...{ footer: { column: 'help', name: 'Oss', position: 4 }, blocks: [{ type: 'text', text: 'Hei.' }] },
  };
  const find = (path: string) => (path === shared.path ? shared : undefined);

  it('takes the shared page of its path, with what it says itself', () => {
    expect(readPageFile('---\npath: /om-oss\nmenu: Oss\nindex: true\n---\n', find)).toEqual({
      page: { ...shared, index: true, menu: { name: 'Oss', bar: false } },
    });
  });

  it('is refused where there is none', () => {
    expect(readPageFile('---\npath: /andre\ntitle: A\ndescription: B\n---\n', find)).toHaveProperty('faults');
  });

  it('takes nothing when it has a text', () => {
    expect(readPageFile('---\npath: /om-oss\ntitle: A\ndescription: B\n---\nC', find)).toEqual({
      page: { path: '/om-oss', title: 'A', description: 'B', index: true, blocks: [{ type: 'text', text: 'C' }] },
    });
  });
});
