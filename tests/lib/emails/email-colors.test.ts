import { describe, expect, it } from 'vitest';
import { contrast } from '@/lib/brands/contrast';
import { colorsOf, HOUSE } from '@/lib/brands/tokens';
import { darkStyle, emailColors } from '@/lib/emails/email-colors';
import { demoBrands } from '@/tests/support/demo-brands';

const third = {
  colors: { paper: '#fffdf2', ink: '#5a0b2c', accent: '#00557a', onAccent: '#ffffff', signal: '#b00020' },
};
const brands = [
  ...Object.values(demoBrands).map(({ name, tokens, themeColor }) => ({ name, tokens, themeColor })),
  { name: 'a red brand', tokens: third, themeColor: '#ffd54a' },
  { name: 'nobody', tokens: HOUSE, themeColor: '#333333' },
];

const darkOf = (style: string, name: string, property: string) =>
  new RegExp(`\\.${name}[,{][^}]*?\\b${property}:(#[0-9a-f]{6})!`).exec(style)?.[1] ?? 'none';

describe('rule 17.7: the colours of letters are the brand’s', () => {
  it.each(brands)('those of $name can be read', (brand) => {
    const colors = emailColors(brand);
    expect(colors.link).toBe(colorsOf(brand.tokens).accent);
    const pairs = [
      ...(['ink', 'quiet', 'link'] as const).map((name) => contrast(colors[name], colors.sheet)),
      contrast(colors.ink, colors.tile),
      contrast(colors.onButton, colors.button),
    ];
    expect(Math.min(...pairs)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(brands)('those of $name on a dark screen too', (brand) => {
    const style = darkStyle(emailColors(brand));
    const sheet = darkOf(style, 'sheet', 'background');
    const pairs = ['sheet', 'quiet', 'link'].map((name) => contrast(darkOf(style, name, 'color'), sheet));
    pairs.push(contrast(darkOf(style, 'sheet', 'color'), darkOf(style, 'tile', 'background')));
    pairs.push(contrast(darkOf(style, 'button', 'color'), darkOf(style, 'button', 'background')));
    expect(Math.min(...pairs)).toBeGreaterThanOrEqual(4.5);
  });
});
