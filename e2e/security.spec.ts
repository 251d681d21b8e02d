import { previewLink } from './preview-link';
import { addSomething, expect, open, test } from './shop';

test.describe('rule 18.7: every page carries a strict policy and breaks it nowhere', () => {
  for (const path of [
    '/',
    '/sko',
    '/sko?side=2',
    '/search/jakke',
    '/butikker',
    '/kundeservice',
    '/checkout',
    '/finnes-ikke',
    '/preview/black-week',
  ])
    test(`${path}`, async ({ page, browserErrors }) => {
      if (path === '/finnes-ikke') browserErrors.expect(/ 404 .*\/finnes-ikke/);
      const response = await page.goto(path === '/preview/black-week' ? previewLink('black-week') : path);
      const policy = response?.headers()['content-security-policy'] ?? '';
      expect(policy).toMatch(/script-src 'self' '(sha256|nonce)-/);
      expect(/script-src[^;]*unsafe-inline/.test(policy)).toBe(false);
      expect(policy).toContain("frame-ancestors 'none'");
      expect(response?.headers()['x-content-type-options']).toBe('nosniff');
      expect(response?.headers()['permissions-policy']).toContain('geolocation=(self)');
      await page.waitForLoadState('networkidle');
    });

  test('rule 18.8: reads of cached pages set no cookie', async ({ request }) => {
    for (const path of ['/', '/sko', '/search/jakke'])
      expect((await request.get(path)).headers()['set-cookie']).toBeUndefined();
  });

  test('a product page lives under its policy: choosing, adding, the drawer', async ({ page }) => {
    await addSomething(page);
    await open(page, '/checkout');
  });
});
