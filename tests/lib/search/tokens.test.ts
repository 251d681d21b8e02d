import { describe, expect, test } from 'vitest';
import { normalise } from '@/lib/search/normalise';
import { sizesOf, tokenise } from '@/lib/search/tokens';

const read = (text: string) =>
  tokenise(normalise(text)).map((token) => {
    if (token.kind === 'size') return `size:${token.sizes.join(',')}`;
    return token.kind === 'quantity' ? `quantity:${token.quantities.join(',')}` : `${token.kind}:${token.text}`;
  });

describe('tokenise', () => {
  test.each([
    ['fjellsko str 43', ['word:fjellsko', 'size:43']],
    ['fjellsko str. EU 43', ['word:fjellsko', 'size:43']],
    ['sko 42 2/3', ['word:sko', 'size:42 2/3']],
    ['sko 43', ['word:sko', 'number:43']],
    ['størrelse 42,5', ['size:42.5']],
    ['jakke X-Large', ['word:jakke', 'size:xl']],
    ['jakke 2XL', ['word:jakke', 'size:xxl']],
    ['jakke medium', ['word:jakke', 'size:m']],
    ['dress 110/116', ['word:dress', 'size:110,116,110/116']],
    ['sekk 50l', ['word:sekk', 'quantity:50l']],
    ['sekk 50 liter', ['word:sekk', 'quantity:50l']],
    ['sekk 50-liters', ['word:sekk', 'quantity:50l']],
    ['flaske 0,5 L', ['word:flaske', 'quantity:0.5l']],
    ['3-mannstelt', ['quantity:3person', 'word:telt']],
    ['tremannstelt', ['quantity:3person', 'word:telt']],
    ['3 manns telt', ['quantity:3person', 'word:telt']],
    ['telt 2-3 personer', ['word:telt', 'quantity:2person,3person']],
    ['7041234567890', ['code:7041234567890']],
    ['NV-40013', ['word:nv-40013']],
    ['Lundhags & co.', ['word:lundhags', 'word:co']],
    ['lang', ['word:lang']],
    ['sluk 12g', ['word:sluk', 'quantity:12g']],
    ['strikkelue', ['word:strikkelue']],
    ['skjorte/bukse', ['word:skjorte', 'word:bukse']],
    ['', []],
    ['🙂 -- //', []],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });
});

describe('sizesOf', () => {
  test.each([
    ['XL', ['xl']],
    ['x-large', ['xl']],
    ['XX-Large', ['xxl']],
    ['2xl', ['xxl']],
    ['Medium', ['m']],
    ['M/L', ['m', 'l', 'm/l']],
    ['EU 43', ['43']],
    ['42 2/3', ['42 2/3']],
    ['42,5', ['42.5']],
    ['36-38', ['36', '37', '38', '36/38']],
    ['55-58 cm', ['55', '56', '57', '58', '55/58']],
    ['55–58 cm', ['55', '56', '57', '58', '55/58']],
    ['195 cm', ['195']],
    ['100+ kg', ['100kg']],
    ['One size', ['one size']],
  ])('%s', (label, expected) => {
    expect(sizesOf(label)).toEqual(expected);
  });
});
