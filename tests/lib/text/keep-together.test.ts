import { describe, expect, it, test } from 'vitest';
import { keepPartsTogether, keepTogether } from '@/lib/text/keep-together';

describe('rule 18.20: a number is not parted from its thousands, nor from its unit', () => {
  test.each([
    ['Vannsøyle: 15 000 mm', 'Vannsøyle: 15_000_mm'],
    ['20 000 g/m²/24 t', '20_000_g/m²/24_t'],
    ['420 g i størrelse 42', '420_g i størrelse 42'],
    ['1 234 567 kr', '1_234_567_kr'],
    ['80 % ull, 20 % nylon', '80_% ull, 20_% nylon'],
    ['65 liter i én sekk', '65_liter i én sekk'],
    ['ned til −5 °C om natten', 'ned til −5_°C om natten'],
    ['5–15 kg', '5–15_kg'],
    ['12,5 km/t', '12,5_km/t'],
    ['2 lommer og 3 glidelåser', '2 lommer og 3 glidelåser'],
    ['5 meter og 5 metervarer', '5_meter og 5 metervarer'],
    ['i 2026 100 stykker', 'i 2026 100 stykker'],
    ['nr. 12 3456', 'nr. 12 3456'],
    ['fra 9. desember 2026 til 3. mai', 'fra 9._desember 2026 til 3._mai'],
    ['sak 9. maiskolber', 'sak 9. maiskolber'],
    ['', ''],
  ])('%s', (text, kept) => {
    expect(keepTogether(text)).toBe(kept.replaceAll('_', '\u00a0'));
  });
});

it('a measure too long for a narrow line may break before its unit, and nowhere else', () => {
  expect(keepPartsTogether('25 000 g/m²/24 t').split('\u200b')).toEqual(['25\u00a0000\u00a0g/m²', '/24\u00a0t']);
  expect(keepPartsTogether('15 000 mm')).toBe(keepTogether('15 000 mm'));
});
