import { globSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Colours that no brand owns: black, white and greys. */
const isGrey = ([red, green, blue]: number[]) => red !== undefined && red === green && green === blue;

const bytesOf = (hex: string) =>
  (hex.length === 3 ? hex.replace(/./g, '$&$&') : hex).match(/../g)?.map((byte) => Number.parseInt(byte, 16)) ?? [];

const HEX = /#([0-9a-f]{6}|[0-9a-f]{3})\b/gi;
const RGB = /rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})/gi;

const colorsIn = (text: string): string[] =>
  [
    ...[...text.matchAll(HEX)].map(([, hex = '']) => bytesOf(hex)),
    ...[...text.matchAll(RGB)].map(([, ...bytes]) => bytes.map(Number)),
  ]
    .filter((bytes) => !isGrey(bytes))
    .map((bytes) => bytes.join(' '));

const brands = globSync('packages/*/{,chain/}brands/*/brand.json');
const owned = new Set(brands.flatMap((path) => colorsIn(readFileSync(path, 'utf8'))));
const ownedIn = (text: string) => colorsIn(text).filter((color) => owned.has(color));

const files = globSync('{app,components,lib,server,messages,public}/**/*.{ts,tsx,css,json,js,svg,html}', {
  exclude: ['**/migrations/**', '**/*.d.json.ts'],
}).filter((path) => statSync(path).isFile());

describe('rule 1.4: a brand’s colours are its own', () => {
  it('no colour of a brand beside the code stands in the code', () => {
    expect(brands.length).toBeGreaterThan(2);
    expect(owned.size).toBeGreaterThan(30);
    expect(files.length).toBeGreaterThan(1000);
    expect(files.flatMap((path) => ownedIn(readFileSync(path, 'utf8')).map((color) => `${path}: ${color}`))).toEqual(
      [],
    );
  });

  it.each(['a { color: #17493D; }', 'rgb(23 73 61 / 0.5)', "fill: 'rgba(23, 73, 61, .5)'"])(
    'a planted breach is found: %s',
    (text) => expect(ownedIn(text)).toEqual(['23 73 61']),
  );

  it.each(['#fff', '#000000', 'rgb(0 0 0 / 0.3)'])('%s is nobody’s', (text) => expect(ownedIn(text)).toEqual([]));
});
