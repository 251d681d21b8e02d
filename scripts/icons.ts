import { readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';

const TOUCH = 180;
const SMALL = 32;

const png = (svg: Buffer, size: number): Promise<Buffer> =>
  sharp(svg, { density: (72 * size) / 48 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();

/** An ICO file that holds one PNG. */
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
for (const brand of ['nordvidda', 'heldre']) {
  const svg = readFileSync(`public/icons/${brand}.svg`);
  // A phone rounds the corners itself.
  const square = Buffer.from(svg.toString().replace(/ rx="\d+"/, ''));
  writeFileSync(`public/icons/${brand}-${TOUCH}.png`, await png(square, TOUCH));
}
writeFileSync('public/favicon.ico', ico(await png(readFileSync('public/icons/nordvidda.svg'), SMALL), SMALL));
