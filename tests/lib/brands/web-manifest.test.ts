import { describe, expect, it } from 'vitest';
import { contentOf } from '@/lib/brands/brands';
import { webManifest } from '@/lib/brands/web-manifest';
import { demoBrands as brands } from '@/tests/support/demo-brands';

const sheetOf = (id: string) => contentOf(id)?.files.get('tokens.css')?.bytes ?? Buffer.alloc(0);

describe.each(Object.values(brands))('rule 2.60: the shop of $name as an app', (brand) => {
  const manifest = webManifest(brand);

  it('has what a phone needs to install it', () =>
    expect(manifest).toMatchObject({
      short_name: brand.name,
      start_url: '/',
      display: 'standalone',
      theme_color: brand.themeColor,
    }));

  it('opens on the background colour of its pages', () =>
    expect(Buffer.from(sheetOf(brand.id)).toString()).toContain(`--paper: ${manifest.background_color};`));

  it('names icons of its own', () => {
    for (const { src } of manifest.icons) expect(src).toMatch(new RegExp(`^/brand-files/${brand.id}/[a-z0-9]+/icon-`));
  });
});
