import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type BrandFile, readBrandFile } from '@/lib/brands/brand-file';
import { colorsOf, HOUSE, nightOf, tokenSheet, valuesOf } from '@/lib/brands/tokens';

/** The values of both brands while they stood in app/tokens.css. */
const NORDVIDDA = {
  // These stood in style sheets.
  '--ink-on-light': '#17201d',
  '--ink-on-dark': '#f2f5f3',
  '--veil': '#081412',
  '--paper': '#fbfaf7',
  '--paper-sunk': '#f3f0ea',
  '--paper-raised': '#ffffff',
  '--picture-ground': '#ebe7e2',
  '--ink': '#17201d',
  '--ink-soft': '#4d5853',
  '--ink-faint': '#6b746f',
  '--line': '#dedad1',
  '--line-strong': '#7c837e',
  '--accent': '#17493d',
  '--accent-strong': '#0f362d',
  '--accent-soft': '#e3ece7',
  '--on-accent': '#ffffff',
  '--signal': '#b3301c',
  '--signal-soft': '#fbeae5',
  '--good': '#1f6b42',
  '--warn': '#8a5a00',
  '--focus-on-light': '#0b5fd0',
  '--focus-on-dark': '#7cc0ff',
  '--focus': '#0b5fd0',
  '--scrim': 'rgb(15 25 21 / 0.48)',
  '--spark': '#17493d',
  '--spark-ink': 'currentColor',
  '--action': '#17493d',
  '--action-strong': '#0f362d',
  '--on-action': '#ffffff',
  '--night': '#0f362d',
  '--text-xs': '0.8125rem',
  '--text-s': '0.9375rem',
  '--text-m': '1rem',
  '--text-l': 'clamp(1.0625rem, 1rem + 0.3vw, 1.1875rem)',
  '--text-xl': 'clamp(1.25rem, 1.1rem + 0.7vw, 1.5rem)',
  '--text-2xl': 'clamp(1.5rem, 1.25rem + 1.2vw, 2.125rem)',
  '--text-3xl': 'clamp(2rem, 1.4rem + 2.9vw, 3.5rem)',
  '--text-4xl': 'clamp(2.5rem, 1.6rem + 4.4vw, 5rem)',
  '--card-brand': 'block',
  '--font-display': 'var(--font-nordic, system-ui), var(--font-rest, system-ui), system-ui, "Segoe UI", sans-serif',
  '--display-weight': '640',
  '--display-case': 'none',
  '--display-tracking': '-0.015em',
  '--display-leading': '1.15',
  '--space-section': 'clamp(2.5rem, 1.6rem + 3.6vw, 5.5rem)',
  '--radius-s': '0.375rem',
  '--radius-m': '0.625rem',
  '--radius-l': '1rem',
  '--radius-pill': '999px',
  '--shadow-float': '0 1px 2px rgb(23 32 29 / 0.06), 0 12px 32px rgb(23 32 29 / 0.14)',
};

const HELDRE = {
  ...NORDVIDDA,
  '--ink-on-light': '#0b1116',
  '--ink-on-dark': '#f3f5f6',
  '--veil': '#06090b',
  // Its own ink now, where it was Nordvidda's.
  '--scrim': 'rgb(8 12 15 / 0.48)',
  '--shadow-float': '0 1px 2px rgb(11 17 22 / 0.06), 0 12px 32px rgb(11 17 22 / 0.14)',
  '--paper': '#f5f6f6',
  '--paper-sunk': '#e7eaec',
  '--ink': '#0b1116',
  '--ink-soft': '#434d55',
  '--ink-faint': '#5c676f',
  '--line': '#cdd4d8',
  '--line-strong': '#727d85',
  '--accent': '#14212b',
  '--accent-strong': '#0b1116',
  '--accent-soft': '#dde3e7',
  '--signal': '#b0370a',
  '--signal-soft': '#fbece4',
  '--spark': '#ff7a1f',
  '--spark-ink': '#d9560b',
  '--action': '#ff7a1f',
  '--action-strong': '#ff9448',
  '--on-action': '#0b1116',
  '--night': '#0b1116',
  '--text-xl': 'clamp(1.375rem, 1.2rem + 0.8vw, 1.75rem)',
  '--text-2xl': 'clamp(1.875rem, 1.5rem + 1.6vw, 2.75rem)',
  '--text-3xl': 'clamp(2.5rem, 1.8rem + 3.2vw, 4.25rem)',
  '--text-4xl': 'clamp(3.75rem, 2.2rem + 7.4vw, 8.5rem)',
  '--card-brand': 'none',
  '--font-display':
    '"Saira Condensed", var(--font-nordic, system-ui), var(--font-rest, system-ui), system-ui, "Segoe UI", sans-serif',
  '--display-weight': '600',
  '--display-case': 'uppercase',
  '--display-tracking': '0.005em',
  '--display-leading': '1',
  '--space-section': 'clamp(1.75rem, 0.2rem + 6vw, 5.5rem)',
  '--radius-s': '0',
  '--radius-m': '0',
  '--radius-l': '0',
  '--radius-pill': '0',
};

const HELDRE_NIGHT = {
  '--paper': '#0b1116',
  '--paper-sunk': '#18222a',
  '--paper-raised': '#202c35',
  '--ink': '#f3f5f6',
  '--ink-soft': '#bcc6cd',
  '--ink-faint': '#9aa5ad',
  '--line': '#2b3741',
  '--line-strong': '#74818b',
  '--accent': '#ff7a1f',
  '--accent-strong': '#ff9448',
  '--accent-soft': '#26323b',
  '--on-accent': '#0b1116',
  '--signal': '#ff9a6b',
  '--focus': '#7cc0ff',
  '--spark-ink': '#ff7a1f',
};

function brandOf(id: string): BrandFile {
  const read = readBrandFile(readFileSync(`packages/demo-chain/brands/${id}/brand.json`, 'utf8'));
  if ('faults' in read) throw new Error(JSON.stringify(read.faults, null, 2));
  return read.brand;
}

const house = Object.fromEntries(
  (/:root \{([^}]*)\}/.exec(readFileSync('app/tokens.css', 'utf8'))?.[1] ?? '')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .split(';')
    .flatMap((line) => (line.includes(':') ? [line.trim().split(': ') as [string, string]] : [])),
);

const computed = (values: Record<string, string>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, resolved(value, values)]));

const resolved = (value: string, values: Record<string, string>): string =>
  value.replace(/var\((--[\w-]+)\)/g, (whole, name) => {
    const inner = values[name];
    return inner === undefined ? whole : resolved(inner, values);
  });

describe('the brands of the demo chain look as they did', () => {
  it('Nordvidda', () => {
    const values = valuesOf(brandOf('nordvidda').tokens);
    expect(computed({ ...house, ...Object.fromEntries(values) })).toMatchObject(NORDVIDDA);
  });

  it('Heldre', () => {
    const values = valuesOf(brandOf('heldre').tokens);
    expect(computed({ ...house, ...Object.fromEntries(values) })).toMatchObject(HELDRE);
  });

  it('Heldre on a dark part of a page', () => {
    const { tokens } = brandOf('heldre');
    const sheet = tokenSheet('heldre', tokens);
    for (const [name, value] of Object.entries(HELDRE_NIGHT)) {
      expect(sheet.slice(sheet.indexOf('[data-surface="night"]'))).toContain(`  ${name}: ${value};\n`);
    }
    expect(Object.keys(nightOf(tokens))).toHaveLength(Object.keys(HELDRE_NIGHT).length);
  });

  it('pages of nobody have the neutral colours of the house', () => {
    const { '--focus': _, ...values } = Object.fromEntries(valuesOf(HOUSE));
    expect(Object.keys(values).filter((name) => !(name in house))).toEqual([]);
  });
});

describe('two chains share no colour', () => {
  const isGrey = (hex: string) => new Set(hex.match(/[0-9a-f]{2}/g)).size === 1;
  const look = (path: string) => {
    const read = readBrandFile(readFileSync(path, 'utf8'));
    if ('faults' in read) throw new Error(JSON.stringify(read.faults, null, 2));
    const { tokens } = read.brand;
    return new Set(
      [...Object.values(colorsOf(tokens)), ...Object.values(nightOf(tokens))].filter((hex) => !isGrey(hex)),
    );
  };
  const fishing = look('packages/fishing-chain/chain/brands/vakringen/brand.json');

  it.each(['nordvidda', 'heldre'])('the fishing chain and %s', (id) =>
    expect([...fishing.intersection(look(`packages/demo-chain/brands/${id}/brand.json`))]).toEqual([]),
  );
});
