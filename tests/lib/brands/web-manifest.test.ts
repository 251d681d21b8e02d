import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { brands } from '@/lib/brands/brands';
import { webManifest } from '@/lib/brands/web-manifest';

describe.each(Object.values(brands))('rule 2.60: the shop of $name as an app', (brand) => {
  const manifest = webManifest(brand);

  it('has what a phone needs to install it', () =>
    expect(manifest).toMatchObject({
      short_name: brand.name,
      start_url: '/',
      display: 'standalone',
      theme_color: brand.themeColor,
    }));

  it('opens on the background colour of its pages', () => {
    const tokens = readFileSync('app/tokens.css', 'utf8');
    const paperOf = (block: string) => new RegExp(`^${block} \\{[^}]*?--paper: ([^;]+);`, 'm').exec(tokens)?.[1];
    expect(manifest.background_color).toBe(paperOf(`html\\[data-brand="${brand.id}"\\]`) ?? paperOf(':root'));
  });

  it.each(manifest.icons)('its icon $src is as large as it says', async ({ src, sizes }) => {
    const { width, height, format } = await sharp(`public${src}`).metadata();
    expect({ sizes: `${width}x${height}`, format }).toEqual({ sizes, format: 'png' });
  });

  it('has a maskable icon without transparent edges', async () => {
    const icon = manifest.icons.find(({ purpose }) => purpose === 'maskable');
    const { data } = await sharp(`public${icon?.src}`).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    expect([data[3], data[data.length - 1]]).toEqual([255, 255]);
  });
});
