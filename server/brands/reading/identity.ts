import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { BrandFile } from '@/lib/brands/brand-file';
import type { BrandAsset, FileFault } from '@/server/brands/types';

export async function readIdentity(
  folder: string,
  _brand: BrandFile,
): Promise<{ files: BrandAsset[]; faults: FileFault[] }> {
  const logo = await readFile(join(folder, 'logo.svg'), 'utf8');
  const icon = await readFile(join(folder, 'icon.svg'));
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(logo) ?? [];
  const png = async (name: string, size: number) => ({
    name,
    type: 'image/png',
    bytes: await sharp(icon).resize(size, size).png().toBuffer(),
  });
  return {
    files: [
      {
        name: 'logo.svg',
        type: 'image/svg+xml',
        bytes: Buffer.from(logo),
        width: Number(width),
        height: Number(height),
      },
      { name: 'icon.svg', type: 'image/svg+xml', bytes: icon },
      ...(await Promise.all([
        png('icon-180.png', 180),
        png('icon-192.png', 192),
        png('icon-512.png', 512),
        png('icon-maskable.png', 512),
        png('favicon.ico', 32),
      ])),
    ],
    faults: [],
  };
}
