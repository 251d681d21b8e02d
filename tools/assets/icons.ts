import { readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { brandIds } from '@/lib/brands/brand';

/** Sides in pixels: for iPhones; for what installs the shop as an app. */
const TOUCH = 180;
const APP = [192, 512];
const MASKABLE = 512;
/** Outside of this share of the side, a phone may cut it off. */
const SAFE = 0.8;
const SMALL = 32;

const png = (svg: Buffer, size: number): Promise<Buffer> =>
  sharp(svg, { density: (72 * size) / 48 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();

function ico(image: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(image.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, image]);
}

/** Makes what phones and old browsers want from the brands' drawn icons. Run by hand when a drawing changes. */
for (const brand of brandIds) {
  const svg = readFileSync(`public/icons/${brand}.svg`);
  // Phones round the corners themselves.
  const square = Buffer.from(svg.toString().replace(/ rx="\d+"/, ''));
  writeFileSync(`public/icons/${brand}-${TOUCH}.png`, await png(square, TOUCH));
  for (const size of APP) writeFileSync(`public/icons/${brand}-${size}.png`, await png(svg, size));
  const ground = /<rect[^>]* fill="([^"]+)"/.exec(svg.toString())?.[1] ?? '#000';
  const inner = Math.round(MASKABLE * SAFE);
  const margin = Math.floor((MASKABLE - inner) / 2);
  const maskable = sharp(await png(square, inner)).extend({
    ...{ top: margin, left: margin, bottom: MASKABLE - inner - margin, right: MASKABLE - inner - margin },
    background: ground,
  });
  writeFileSync(
    `public/icons/${brand}-maskable.png`,
    await maskable.png({ compressionLevel: 9, palette: true }).toBuffer(),
  );
}
writeFileSync('public/favicon.ico', ico(await png(readFileSync('public/icons/nordvidda.svg'), SMALL), SMALL));
