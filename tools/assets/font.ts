import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

const FAMILY = 'node_modules/@fontsource-variable/hanken-grotesk';
const SOURCE = `${FAMILY}/files/hanken-grotesk-latin-wght-normal.woff2`;
const ASCII = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));
/** What Norwegian pages print beside ASCII: the letters of the neighbours' names, quotes, dashes, measures. */
const NORDIC = 'ÆØÅæøåÄÖäöÉéÈèÊêÓóÒòÔôÜüÀàÁáçð«»‘’“”–—…·•×‹›°²½¼¾±§©®™€−\u00A0\u00AD\u202F';

/**
 * Cuts the font every page waits for down to what a Norwegian shop prints and to the weights it uses: half the bytes.
 * Run by hand when the family's version or its use changes: `node tools/assets/font.ts` (Node 24). Letters that are left out come from
 * the whole family, which browsers fetch only where one stands (app/fonts/house-fonts.ts).
 */
const font = await subsetFont(readFileSync(SOURCE), ASCII + NORDIC, {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 400, max: 700 } },
});
writeFileSync('app/fonts/hanken-grotesk-nordic.woff2', font);
copyFileSync(`${FAMILY}/LICENSE`, 'app/fonts/LICENSE');
/** Headings of a brand of the demo chain, in capitals: one weight, the same letters. */
const HELDRE = 'packages/demo-chain/brands/heldre/fonts';
const CONDENSED = 'node_modules/@fontsource/saira-condensed';
writeFileSync(
  `${HELDRE}/saira-condensed-nordic.woff2`,
  await subsetFont(readFileSync(`${CONDENSED}/files/saira-condensed-latin-600-normal.woff2`), ASCII + NORDIC, {
    targetFormat: 'woff2',
  }),
);
copyFileSync(`${CONDENSED}/LICENSE`, `${HELDRE}/LICENSE`);
const FAMILY_RANGE: [from: number, to: number][] = [
  [0xa1, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x2000, 0x206f],
  [0x2191, 0x2191],
  [0x2193, 0x2193],
  [0x2215, 0x2215],
];

function unicodeRange(codes: number[]): string {
  const ranges: [from: number, to: number][] = [];
  for (const code of codes.toSorted((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last && last[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  const hex = (code: number) => `${code.toString(16).toUpperCase().padStart(4, '0')}`;
  return ranges.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(', ');
}

const kept = new Set([...(ASCII + NORDIC)].map((letter) => letter.codePointAt(0) as number));
const rest = FAMILY_RANGE.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, index) => from + index));
console.log(`${font.length} bytes of ${readFileSync(SOURCE).length}`);
console.log(`nordic: ${unicodeRange([...kept])}`);
console.log(`rest: ${unicodeRange(rest.filter((code) => !kept.has(code)))}`);
