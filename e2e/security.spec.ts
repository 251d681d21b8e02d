import { askHeldre } from './html';
import { previewLink } from './preview-link';
import { expect, HELDRE_URL, hydrated, open, test } from './shop';

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
    test(`${path}`, async ({ request }) => {
      const response = await request.get(path === '/preview/black-week' ? previewLink('black-week') : path);
      const policy = response.headers()['content-security-policy'] ?? '';
      expect(policy).toMatch(/script-src 'self' '(sha256|nonce)-/);
      expect(/script-src[^;]*unsafe-inline/.test(policy)).toBe(false);
      expect(policy).toContain("frame-ancestors 'none'");
      expect(response.headers()['x-content-type-options']).toBe('nosniff');
      expect(response.headers()['permissions-policy']).toContain('geolocation=(self)');
    });

  test('every kind of page of Heldre', async ({ page, browserErrors }) => {
    browserErrors.expect(/ 404 .*\/finnes-ikke/, / 404 .*\/sandbox\//);
    const list = await (await askHeldre(page.request, '/search/jakke')).text();
    const [, product = ''] = /href="(\/product\/[^"]+)"/.exec(list) ?? [];
    for (const path of [
      ...['/', '/search/jakke', product, '/butikker', '/blogg', '/favoritter', '/sammenlign', '/storrelsesguide'],
      ...['/konto', '/logg-inn', '/registrer', '/glemt-passord', '/finn-ordre', '/angre', '/checkout', '/frakoblet'],
      ...['/disk', '/finnes-ikke', '/sandbox/payments/none', '/api/v1/docs', '/personvernerklaering'],
    ])
      await open(page, HELDRE_URL + path);
  });

  // All others are opened somewhere in these journeys, each of which fails when a policy is broken.
  test('pages that no other journey opens', async ({ page, browserErrors }) => {
    browserErrors.expect(/ 404 .*\/sandbox\//);
    for (const path of [
      '/sko?side=2',
      '/sammenlign',
      '/sandbox/payments/none',
      '/api/v1/docs',
      '/personvernerklaering',
    ])
      await open(page, path);
  });

  test('a script injected into a page does not run, and those of the page do', async ({ page, browserErrors }) => {
    browserErrors.expect(/Content Security Policy directive.*script-src/);
    await page.route('/sko', async (route) => {
      const answer = await route.fetch();
      const planted =
        '<script>document.documentElement.dataset.planted = "yes"</script><script>self.__next_f.push([])</script>';
      await route.fulfill({ response: answer, body: (await answer.text()).replace(/<body[^>]*>/, `$&${planted}`) });
    });
    await page.goto('/sko');
    await hydrated(page);
    expect(await page.locator('html').getAttribute('data-planted')).toBeNull();
  });

  test('rule 18.8: reads of cached pages set no cookie', async ({ request }) => {
    for (const path of ['/', '/sko', '/search/jakke'])
      expect((await request.get(path)).headers()['set-cookie']).toBeUndefined();
  });
});
