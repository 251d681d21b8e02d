import { expect, open, productsOn, test } from './shop';

/** The strings of section 8 of the rules that no account is needed for; those of accounts stand in account.spec.ts. */
test.describe('other errors, word for word', () => {
  test('rule 8.4: Error: Could not load article', async ({ page, browserErrors }) => {
    browserErrors.expect(/ 500 .*\/articles\/availability\//, /Fresh stock could not be loaded/);
    const [path] = await productsOn(page.request, '/sko');
    await page.route('**/api/v1/articles/availability/**', (route) =>
      route.fulfill({ status: 500, json: { code: 'internal', message: 'x' } }),
    );
    await open(page, path as string);
    await expect(page.getByText('Error: Could not load article')).toBeVisible();
    await expect(page.getByText('Noe gikk galt')).toBeVisible();
  });

  test('rule 8.5: Error: Something went wrong', async ({ page, browserErrors }) => {
    browserErrors.expect(/ 503 .*\/fb\/getPosts/);
    await page.route('**/api/v1/fb/getPosts', (route) =>
      route.fulfill({ status: 503, json: { code: 'unavailable', message: 'x' } }),
    );
    await open(page, '/');
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(page.getByText('Error: Something went wrong')).toBeVisible();
  });

  test('rule 4.17: No active user detected is a word on the console, not an error', async ({ page, browserErrors }) => {
    browserErrors.expect(/ 500 .*\/customers\/current/);
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    await page.route('**/api/v1/customers/current', (route) =>
      route.fulfill({ status: 500, json: { code: 'internal', message: 'x' } }),
    );
    await page.goto('/logg-inn');
    await expect.poll(() => said.some((text) => text.includes('No active user detected'))).toBe(true);
  });

  test('rule 4.17: a guest is reported on no page, and asked for once', async ({ page }) => {
    const said: string[] = [];
    let asked = 0;
    page.on('console', (message) => said.push(message.text()));
    page.on('request', (request) => {
      if (request.url().endsWith('/customers/current')) asked += 1;
    });
    await page.goto('/om-oss');
    await expect.poll(() => said.filter((text) => text.includes('No active user detected')).length).toBe(1);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Butikker' }).click();
    await expect(page).toHaveURL('/butikker');
    expect(asked).toBe(1);
    const answer = await page.request.get('/api/v1/customers/current');
    expect([answer.status(), answer.headers()['set-cookie']]).toEqual([204, undefined]);
  });

  test('rule 8.9: a missing cross-site token is a console error only', async ({ page, browserErrors }) => {
    browserErrors.expect(/ 503 .*\/token/, /Missing cross-site token/, / 419 .*\/customers\/login/);
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    await page.route('**/api/v1/token', (route) =>
      route.fulfill({ status: 503, json: { code: 'unavailable', message: 'x' } }),
    );
    await open(page, '/logg-inn');
    await page
      .getByLabel(/E-post/)
      .first()
      .fill('kari@example.no');
    await page
      .getByLabel(/^Passord/)
      .first()
      .fill('et-langt-passord');
    const refused = page.waitForEvent('console', (message) => message.text().includes('419'));
    await page.getByRole('main').getByRole('button', { name: 'Logg inn' }).click();
    await refused;
    await expect.poll(() => said.some((text) => text.includes('Missing cross-site token'))).toBe(true);
  });
});

test.describe('rule 7.6: addresses of endpoints', () => {
  test('/api/v1/campaigns/ answers with its slash; pages move to the address without one', async ({ request }) => {
    expect((await request.get('/api/v1/campaigns/', { maxRedirects: 0 })).status()).toBe(200);
    const page = await request.get('/sko/', { maxRedirects: 0 });
    expect([page.status(), page.headers().location]).toEqual([308, '/sko']);
  });
});
