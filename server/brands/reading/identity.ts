import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrandFile } from '@/lib/brands/brand-file';
import { colorsOf } from '@/lib/brands/tokens';
import type { BrandAsset, FileFault } from '@/server/brands/types';
import { type CleanSvg, cleanSvg } from './clean-svg';
import { type Drawing, drawnSvg, iconsOf, logoAsIcon, openPicture, SHARE, shareOf } from './identity-pictures';

const LARGEST = 2_000_000;
/** A logo that is an SVG stands in the HTML of every page, twice. */
const LARGEST_MARKUP = 60_000;
/** As logos are shown in the header, in CSS pixels; pictures of them are three times as large. */
const LOGO = { height: 28, widest: 220, sharpness: 3 };
const ICON = 512;

interface Identity {
  files: BrandAsset[];
  faults: FileFault[];
}

type Reading = Identity & { folder: string; brand: BrandFile };

/** Reads logo, icons, share picture and fonts of a brand's folder; what a brand does not give is drawn from its logo. */
export async function readIdentity(folder: string, brand: BrandFile): Promise<Identity> {
  const reading: Reading = { folder, brand, files: [], faults: [] };
  const logo = await readLogo(reading);
  const icon = await readIcon(reading);
  await readShare(reading, logo);
  for (const { file } of brand.tokens.type?.fonts ?? []) await readFont(reading, `fonts/${file}`);
  const { paper, accent } = colorsOf(brand.tokens);
  if (reading.faults.length === 0 && logo) {
    const drawn = icon ?? (await logoAsIcon(logo.onAccent, accent));
    for (const [name, bytes] of Object.entries(await iconsOf(drawn, paper))) {
      const side = Number(/\d+/.exec(name)?.[0] ?? (name === 'favicon.ico' ? 32 : ICON));
      const type = name.endsWith('.ico') ? 'image/x-icon' : 'image/png';
      reading.files.push({ name, type, bytes, width: side, height: side });
    }
  }
  const { files, faults } = reading;
  return { files: faults.length > 0 ? [] : files, faults };
}

interface ReadLogo {
  onPaper: Drawing;
  onAccent: Drawing;
}

async function readLogo(reading: Reading): Promise<ReadLogo | undefined> {
  const [name, bytes] = (await readFirst(reading, ['logo.svg', 'logo.png'])) ?? [];
  if (!name || !bytes) {
    if (name === undefined) refuse(reading, 'logo.svg', 'is missing: put logo.svg or logo.png there');
    return undefined;
  }
  return name === 'logo.svg' ? readSvgLogo(reading, bytes) : readPngLogo(reading, bytes);
}

function readSvgLogo(reading: Reading, bytes: Buffer): ReadLogo | undefined {
  const svg = readSvg(reading, 'logo.svg', bytes);
  if (!svg) return undefined;
  const [, , width, height] = svg.viewBox;
  const shown = shownSize(width, height);
  const size = `width="${shown.width}" height="${shown.height}" preserveAspectRatio="xMinYMid" focusable="false"`;
  const xmlns = 'xmlns="http://www.w3.org/2000/svg"';
  const markup = `<svg ${xmlns} viewBox="${svg.viewBox.join(' ')}" ${size}${svg.inherited}>${svg.inner}</svg>`;
  if (markup.length > LARGEST_MARKUP)
    return refuse(
      reading,
      'logo.svg',
      `is ${Math.ceil(markup.length / 1000)} kB of drawing in every page: at most ${LARGEST_MARKUP / 1000} kB are taken; simplify it, or save it as logo.png`,
    );
  reading.files.push({ name: 'logo.svg', type: 'image/svg+xml', bytes: Buffer.from(markup), ...shown });
  const { paper, ink, spark, accent, onAccent } = colorsOf(reading.brand.tokens);
  const drawing = (names: Record<string, string>): Drawing => ({
    bytes: Buffer.from(drawnSvg(svg, names)),
    shape: width / height,
  });
  return {
    onPaper: drawing({ ...colorsOf(reading.brand.tokens), ink, paper, spark }),
    onAccent: drawing({ ink: onAccent, paper: accent, spark: spark === accent ? onAccent : spark }),
  };
}

async function readPngLogo(reading: Reading, bytes: Buffer): Promise<ReadLogo | undefined> {
  const picture = await readPicture(reading, 'logo.png', bytes, ['png']);
  if (!picture) return undefined;
  const { width, height } = picture;
  if (height < LOGO.height * 2) {
    return refuse(reading, 'logo.png', `is ${height} px high: at least ${LOGO.height * 2} are needed`);
  }
  const shown = shownSize(width, height);
  const enough = Math.min(width, shown.width * LOGO.sharpness);
  const small = await openPicture(bytes)
    .resize({ width: enough })
    .toColourspace('srgb')
    .png({ compressionLevel: 9 })
    .toBuffer();
  reading.files.push({ name: 'logo.png', type: 'image/png', bytes: small, ...shown });
  const drawing = { bytes, shape: width / height };
  return { onPaper: drawing, onAccent: drawing };
}

/** The height of the header's logo; a long one is lower, so that it leaves room on a phone. */
function shownSize(width: number, height: number): { width: number; height: number } {
  const wide = (LOGO.height * width) / height;
  const scale = Math.min(1, LOGO.widest / wide);
  return { width: Math.round(wide * scale), height: Math.round(LOGO.height * scale) };
}

async function readIcon(reading: Reading): Promise<Drawing | undefined> {
  const [name, bytes] = (await readFirst(reading, ['icon.svg', 'icon.png'])) ?? [];
  if (!name || !bytes) return undefined;
  if (name === 'icon.png') {
    const picture = await readPicture(reading, name, bytes, ['png']);
    if (!picture || !isSquare(reading, name, picture.width, picture.height)) return undefined;
    if (picture.width >= ICON) return { bytes, shape: 1 };
    return refuse(reading, name, `is ${picture.width} × ${picture.height} px: at least ${ICON} × ${ICON} are needed`);
  }
  const svg = readSvg(reading, name, bytes);
  if (!svg || !isSquare(reading, name, svg.viewBox[2], svg.viewBox[3])) return undefined;
  const { ink, paper, spark, ...others } = colorsOf(reading.brand.tokens);
  // A file of its own has no page to take colours from.
  const drawn = Buffer.from(drawnSvg(svg, { ...others, ink, paper, spark }));
  reading.files.push({ name, type: 'image/svg+xml', bytes: drawn, width: ICON, height: ICON });
  return { bytes: drawn, shape: 1 };
}

function isSquare(reading: Reading, name: string, width: number, height: number): boolean {
  if (Math.abs(width - height) / width <= 0.01) return true;
  refuse(reading, name, `is ${width} × ${height}: an icon is square, as ${ICON} × ${ICON}`);
  return false;
}

async function readShare(reading: Reading, logo: ReadLogo | undefined): Promise<void> {
  const [name, bytes] = (await readFirst(reading, ['share.jpg', 'share.png'])) ?? [];
  const { paper } = colorsOf(reading.brand.tokens);
  const asset = { name: 'share.jpg', type: 'image/jpeg', ...SHARE };
  if (!name) {
    if (logo) reading.files.push({ ...asset, bytes: await shareOf(logo.onPaper, paper) });
    return;
  }
  const picture = bytes && (await readPicture(reading, name, bytes, ['jpeg', 'png']));
  if (!picture) return;
  const { width, height } = picture;
  if (width < SHARE.width || height < SHARE.height) {
    refuse(reading, name, `is ${width} × ${height} px: at least ${SHARE.width} × ${SHARE.height} are needed`);
    return;
  }
  const fitted = openPicture(bytes)
    .rotate()
    .resize({ ...SHARE, fit: 'cover' })
    .flatten({ background: paper });
  reading.files.push({
    ...asset,
    bytes: await fitted.toColourspace('srgb').jpeg({ quality: 84, mozjpeg: true }).toBuffer(),
  });
}

async function readFont(reading: Reading, name: string): Promise<void> {
  const bytes = await readSmall(reading, name);
  if (bytes === undefined) return refuse(reading, name, 'is missing: tokens.type.fonts names it');
  if (bytes === null) return;
  if (bytes.toString('latin1', 0, 4) !== 'wOF2') return refuse(reading, name, 'is no WOFF2 file: convert the font');
  reading.files.push({ name, type: 'font/woff2', bytes });
}

function readSvg(reading: Reading, name: string, bytes: Buffer): CleanSvg | undefined {
  const read = cleanSvg(bytes.toString('utf8'));
  if ('svg' in read) return read.svg;
  reading.faults.push(...read.faults.map(({ line, reason }) => ({ file: name, field: null, line, reason })));
  return undefined;
}

async function readPicture(reading: Reading, name: string, bytes: Buffer, formats: string[]) {
  const found = await openPicture(bytes)
    .metadata()
    .catch(() => undefined);
  const named = formats.map((format) => format.toUpperCase()).join(' or ');
  if (!found) return refuse(reading, name, `is no picture that can be read: save it as ${named}`);
  const { format, width, height } = found;
  if (!formats.includes(format)) return refuse(reading, name, `is ${format.toUpperCase()} inside: save it as ${named}`);
  const whole = await openPicture(bytes)
    .stats()
    .then(
      () => true,
      () => false,
    );
  return whole ? { width, height } : refuse(reading, name, 'is damaged: only a part of it can be read');
}

/** Returns the first of these files that is there; null for one that was refused. */
async function readFirst(reading: Reading, names: string[]): Promise<[name: string, bytes: Buffer | null] | undefined> {
  for (const name of names) {
    const bytes = await readSmall(reading, name);
    if (bytes !== undefined) return [name, bytes];
  }
  return undefined;
}

async function readSmall({ folder, ...reading }: Reading, name: string): Promise<Buffer | null | undefined> {
  const file = join(folder, name);
  try {
    const { size } = await stat(file);
    if (size > 0 && size <= LARGEST) return await readFile(file);
    const mb = (size / 1_000_000).toFixed(1);
    refuse(reading, name, size === 0 ? 'is empty' : `is ${mb} MB large: at most ${LARGEST / 1_000_000} MB are taken`);
    return null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function refuse({ faults }: Pick<Reading, 'faults'>, file: string, reason: string): undefined {
  faults.push({ file, line: null, field: null, reason });
}
