import { describe, expect, it } from 'vitest';
import { contrast, mix } from '@/lib/brands/contrast';
import { colorsOf, contrastFaults, nightOf, tokenSheet } from '@/lib/brands/tokens';

const colors = { paper: '#ffffff', ink: '#101820', accent: '#0a4d8c', onAccent: '#ffffff', signal: '#a3122b' };

describe('contrast of colours', () => {
  it.each([
    ['#ffffff', '#000000', 21],
    ['#777777', '#ffffff', 4.48],
    ['#ff0000', '#ffffff', 4],
  ])('%s on %s is %d to 1 (WCAG 2)', (one, other, value) => {
    expect(contrast(one, other)).toBeCloseTo(value, 1);
    expect(contrast(other, one)).toBe(contrast(one, other));
  });

  it('mixes by share', () => expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080'));
});

describe('rule 1.11: colours of a brand', () => {
  it.each([
    ['dark words on white', colors],
    ['a light main button', { ...colors, action: '#f2c14e' }],
    ['a light spark', { ...colors, spark: '#ffd54a', night: '#2b0a12' }],
    ['a grey paper', { ...colors, paper: '#e4e4e0' }],
    ['a strong accent', { ...colors, accent: '#cc0033' }],
  ])('what is derived from %s can be read', (_, given) => {
    expect(contrastFaults({ colors: given })).toEqual([]);
  });

  it('five colours are enough', () => expect(contrastFaults({ colors })).toEqual([]));

  it('what is given is kept', () => {
    expect(colorsOf({ colors: { ...colors, line: '#abcdef' } }).line).toBe('#abcdef');
    expect(nightOf({ colors, night: { line: '#012345' } }).line).toBe('#012345');
  });

  it.each([
    ['accent on paper', { accent: '#9cc3ff' }, 'tokens.colors.accent'],
    ['words on the accent', { onAccent: '#0a0a0a' }, 'tokens.colors.onAccent'],
    ['words on the main button', { action: '#ffd54a', onAction: '#ffffff' }, 'tokens.colors.onAction'],
    ['borders of controls', { lineStrong: '#dddddd' }, 'tokens.colors.lineStrong'],
    ['lower prices', { signal: '#ff9aa8' }, 'tokens.colors.signal'],
    ['the page, for controls and pictures of goods are light', { paper: '#101820' }, 'tokens.colors.paper'],
    ['the focus ring', { focusOnLight: '#eeeeee' }, 'tokens.colors.focusOnLight'],
  ])('%s must be seen', (_, change, field) =>
    expect(contrastFaults({ colors: { ...colors, ...change } }).map((fault) => fault.field)).toContain(field),
  );

  it('of one accent that is too light, nothing is said of what is derived from it, and the colour named would do everywhere', () => {
    const told = contrastFaults({ colors: { ...colors, accent: '#c9a0bd' } });
    expect(told.map(({ field }) => field)).toEqual(['tokens.colors.accent', 'tokens.colors.onAccent']);
    const [, accent = ''] = /(#\w{6}) would do$/.exec(told[0]?.reason ?? '') ?? [];
    expect(contrastFaults({ colors: { ...colors, accent } })).toEqual([]);
  });

  it('words on a dark part must be seen too', () =>
    expect(contrastFaults({ colors, night: { inkFaint: '#333333' } }).map(({ field }) => field)).toEqual([
      'tokens.night.inkFaint',
    ]));
});

describe('the style sheet of a brand', () => {
  const fonts = [{ family: 'Body', file: 'body.woff2', weight: '400 700' }];
  const type = { fonts, font: 'Body', fontDisplay: 'serif', text2xl: '2rem', displayWeight: 700 };
  const options = { fontUrl: (file: string) => `/merke/${file}` };
  const sheet = tokenSheet('agn', { colors, type, radii: { radiusS: '2px' } }, options);

  it('holds for pages of that brand, and of none', () => {
    expect(sheet).toContain('html:is([data-brand="agn"], :not([data-brand])) {');
    expect(sheet).toContain(':where(html:is([data-brand="agn"], :not([data-brand]))) [data-surface="night"] {');
  });

  it('has an ink for pictures as dark as they are measured for', () => {
    const inkOf = (ink: string) =>
      /--ink-on-light: (#\w+)/.exec(tokenSheet('agn', { colors: { ...colors, ink } }))?.[1] as string;
    expect(inkOf('#101820')).toBe('#101820');
    expect(contrast(inkOf('#5a0b2c'), '#ffffff')).toBeGreaterThanOrEqual(16.6);
  });

  it('has the names of the house', () => {
    for (const line of ['--paper: #ffffff', '--radius-s: 2px', '--text-2xl: 2rem', '--display-weight: 700']) {
      expect(sheet).toContain(`  ${line};\n`);
    }
  });

  it('names its fonts, and the house’s after them', () => {
    expect(sheet).toContain('src: url("/merke/body.woff2") format("woff2");');
    expect(sheet).toContain('--font: "Body", var(--font-house);');
    expect(sheet).toContain('--font-display: serif, var(--font);');
  });

  it('rule 2.13: without search, the header has no second row on phones', () => {
    expect(sheet).not.toContain('--header-covers');
    expect(tokenSheet('agn', { colors }, { search: false })).toContain('--header-covers: 4.0625rem;');
  });
});
