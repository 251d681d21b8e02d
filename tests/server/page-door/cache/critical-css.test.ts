import { mkdtempSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setBrands } from '@/lib/brands/brands';
import { env } from '@/server/env';
import { inlineCss, partsOf, usedCss } from '@/server/page-door/cache/critical-css';

const used = (sheet: string, classes: string) =>
  usedCss(partsOf(sheet, '/_next/static/chunks/a.css'), new Set(classes.split(' ')));

describe('decision 0066: a page carries the rules that it shows', () => {
  const cases: [what: string, sheet: string, classes: string, rules: string][] = [
    ['a rule of its classes stays', '.a{color:red}', 'a', '.a{color:red}'],
    ['a rule of other classes goes', '.b{color:red}', 'a', ''],
    ['a selector needs each of its classes', '.a .b{color:red}', 'a', ''],
    ['of a list of selectors those that it needs stay', '.a,.b,h1{color:red}', 'a', '.a,h1{color:red}'],
    ['elements and attributes count as there', 'h1[hidden]>p{color:red}', 'a', 'h1[hidden]>p{color:red}'],
    ['what must not be there does not decide', '.a:not(.b):has(.c){color:red}', 'a', '.a:not(.b):has(.c){color:red}'],
    ['one of several may be there', ':is(.a,.b) p{color:red}', 'c', ':is(.a,.b) p{color:red}'],
    [
      'a state that needs a pointer comes later',
      '.a:hover,.a:focus-visible{color:red}',
      'a',
      '.a:focus-visible{color:red}',
    ],
    [
      'a rule that a pressed element does not have stays',
      '.a:not(:focus):not(:active){color:red}',
      'a',
      '.a:not(:focus):not(:active){color:red}',
    ],
    [
      'conditions stay around what is left',
      '@media (min-width:1px){.a{color:red}.b{top:0}}',
      'a',
      '@media (min-width:1px){.a{color:red}}',
    ],
    ['conditions with nothing left go', '@media (min-width:1px){.b{top:0}}', 'a', ''],
    [
      'conditions in conditions',
      '@supports (top:0){@media (min-width:1px){.a{top:0}}}',
      'a',
      '@supports (top:0){@media (min-width:1px){.a{top:0}}}',
    ],
    ['print comes later', '@media print{.a{color:red}}', 'a', ''],
    ['rules for readers without scripts come with theirs', '@media (scripting:none){.a{color:red}}', 'a', ''],
    [
      'fonts stay, with addresses that hold in a page',
      '@font-face{font-family:x;src:url(../media/x.woff2)}',
      'a',
      '@font-face{font-family:x;src:url(/_next/static/media/x.woff2)}',
    ],
    [
      'data in an address stay as they are',
      '.a{background:url("data:image/svg+xml,%3Csvg/%3E")}',
      'a',
      '.a{background:url("data:image/svg+xml,%3Csvg/%3E")}',
    ],
    [
      'an animation that a rule names stays',
      '@keyframes x{to{top:0}}.a{animation:1s x}',
      'a',
      '.a{animation:1s x}@keyframes x{to{top:0}}',
    ],
    ['an animation that no rule names goes', '@keyframes x{to{top:0}}.b{animation:1s x}', 'a', ''],
    [
      'statements stay',
      '@namespace url(http://www.w3.org/1999/xhtml);',
      'a',
      '@namespace url(http://www.w3.org/1999/xhtml);',
    ],
    ['the order stays', 'p{top:1px}.a{top:2px}p{top:3px}', 'a', 'p{top:1px}.a{top:2px}p{top:3px}'],
  ];
  it.each(cases)('%s', (_, sheet, classes, rules) => {
    expect(used(sheet, classes)).toBe(rules);
  });
});

describe('decision 0066: no style sheet stands before the first frame', () => {
  const folder = mkdtempSync(join(tmpdir(), 'critical-css-'));
  const { BUILD_FOLDER } = env;
  const link = (href: string, precedence = 'next') =>
    `<link rel="stylesheet" href="${href}" data-precedence="${precedence}"/>`;
  const one = '/_next/static/chunks/one.css';
  const brand = '/brand-files/fjell/abc123/tokens.css';
  const page = (head: string, body = '<p class="a b">x</p>') => `<html><head>${head}</head><body>${body}</body></html>`;

  beforeAll(async () => {
    await mkdir(join(folder, 'static/chunks'), { recursive: true });
    await writeFile(join(folder, 'static/chunks/one.css'), '.a{top:0}.c{top:1px}.d{top:2px}');
    Object.assign(env, { BUILD_FOLDER: folder });
    const tokens = { type: 'text/css', bytes: Buffer.from(':root{--paper:red}') };
    setBrands([
      {
        brand: { id: 'fjell', files: { 'tokens.css': brand } },
        files: new Map([['tokens.css', tokens]]),
        texts: {},
        pages: new Map(),
      } as never,
    ]);
  });
  afterAll(() => {
    Object.assign(env, { BUILD_FOLDER });
    setBrands([]);
    rmSync(folder, { recursive: true });
  });

  const off = (href: string, precedence?: string) => link(href, precedence).replace('/>', ' disabled=""/>');
  const later = `<style>.a{top:0}</style><noscript id="later-sheets">${link(one)}</noscript>`;

  it('the rules stand where the first sheet stood, and the whole sheet is for readers without scripts', () => {
    const inlined = inlineCss(page(`<title>t</title>${link(one)}<meta name="x"/>`));
    expect(inlined).toEqual({ html: page(`<title>t</title>${later}<meta name="x"/>`), later: [[one, 'next']] });
  });

  it('sheets before and after it that the page shows nearly all of stand there whole and are not loaded; React finds their links', async () => {
    const base = '/_next/static/chunks/base.css';
    const text = '@font-face{font-family:x;src:url(/x.woff2)}p{top:0;left:0;right:0}.a{top:0}.z{top:0}';
    await writeFile(join(folder, 'static/chunks/base.css'), text);
    const first = `${off(base)}<style>${text}</style>`;
    const last = `${off(brand, 'brand')}<style>:root{--paper:red}</style>`;
    expect(inlineCss(page(link(base) + link(one) + link(brand, 'brand')))).toEqual({
      html: page(first + later + last),
      later: [[one, 'next']],
    });
    expect(inlineCss(page(link(base)))).toEqual({ html: page(first), later: [] });
  });

  it.each([
    ['a sheet that is not there', link('/_next/static/chunks/gone.css')],
    ['a sheet of a brand that is not there', link(brand.replace('fjell', 'hav'), 'brand')],
    ['an earlier sheet of a brand', link(brand.replace('abc123', 'old'), 'brand')],
    ['a sheet of somebody else', link('https://example.org/x.css')],
  ])('a page with %s stays as it is', (_, gone) => {
    const html = page(link(one) + gone);
    expect(inlineCss(html)).toEqual({ html, later: [] });
  });

  it('links in the text of a page are no sheets', () => {
    const { html } = inlineCss(page(link(one), `<pre>${link(one)}</pre>`));
    expect(html).toContain(`<pre>${link(one)}</pre>`);
  });

  it('an ending of a style in a sheet cannot end the style of the page', () => {
    expect(used('.a::after{content:"</style><script>"}', 'a')).toBe('.a::after{content:"<\\/style><script>"}');
  });
});
