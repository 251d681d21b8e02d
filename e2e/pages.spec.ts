import { database } from './database';
import { askHeldre, mainOf } from './html';
import { expect, HELDRE_URL, open, productsOn, test } from './shop';

test.describe('rule 18.1: pages are whole before any script has run', () => {
  test.use({ javaScriptEnabled: false });

  test('home leads to a category, a subcategory and a product by links alone (rule 11.1)', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Sko', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Sko' })).toBeVisible();
    await page.getByRole('navigation', { name: 'Velg innenfor' }).getByRole('link').first().click();
    await page.locator('article').first().getByRole('link').click();
    await expect(page).toHaveURL(/\/product\//);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(/kr$/).first()).toBeVisible();
    await expect(page.getByText(/På lager i \d+ butikk|Ingen butikker har/)).toBeVisible();
  });

  test('a crawler follows pages 2 and 3, and every article stands on one page only (rule 11.10)', async ({
    request,
  }) => {
    const seen = new Set<string>();
    let path = '/vintersport';
    for (const number of [1, 2, 3]) {
      const html = mainOf(await (await request.get(path)).text());
      expect(html).toMatch(
        new RegExp(`aria-label="Side ${number}"[^>]*aria-current|aria-current[^>]*aria-label="Side ${number}"`),
      );
      const links = [...html.matchAll(/<article[\s\S]*?href="(\/product\/[^"]+)"/g)].map(([, link = '']) => link);
      expect(links).toHaveLength(20);
      for (const link of links) expect(seen.has(link), `${link} stands twice`).toBe(false);
      for (const link of links) seen.add(link);
      path = new RegExp(`aria-label="Side ${number + 1}" href="([^"]+)"`).exec(html)?.[1] ?? '';
    }
    expect(path).toBe('/vintersport?side=4');
  });

  test('the search form finds articles, and says so when there are none (rule 11.16)', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('banner').getByRole('textbox').fill('ulltrøye');
    await page.getByRole('banner').getByRole('textbox').press('Enter');
    await expect(page).toHaveURL('/search/ulltr%C3%B8ye');
    await expect(page.locator('main article').first()).toBeVisible();
  });

  test('sorting is a form', async ({ request }) => {
    const html = await (await request.get('/sykkel?sortering=pris&rekkefolge=synkende')).text();
    expect(html).toMatch(/<option value="pris-synkende" selected/);
  });
});

test.describe('rule 2.1: addresses', () => {
  const moved: [string, string][] = [
    ['/payment', '/kundeservice'],
    ['/return', '/kundeservice'],
    ['/terms', '/kundeservice'],
    ['/reclamation', '/kundeservice'],
    ['/privacy', '/personvernerklaering'],
    ['/goggles', '/vintersport/hjelmer-&-alpinbriller/alpinbriller'],
    ['/hjelmer', '/vintersport/hjelmer-&-alpinbriller/alpinhjelm'],
    ['/staver', '/vintersport/staver/alpinstaver'],
  ];
  for (const [from, to] of moved)
    test(`${from} leads to ${to}`, async ({ request }) => {
      const response = await request.get(from);
      expect(response.status()).toBe(200);
      expect(new URL(response.url()).pathname).toBe(encodeURI(to));
    });

  for (const path of [
    '/',
    '/butikker',
    '/blogg',
    '/om-oss',
    '/kundeservice',
    '/vedlikehold',
    '/baerekraftig-forretningspraksis',
    '/personvernerklaering',
    '/tilgjengelighet',
    '/jan-mayen',
    '/skikkelig-stresstest',
    '/ny-kolleksjon-fra-heldre-jan-mayen',
    '/heldre-pa-langtur-over-vidda',
    '/dette-trenger-barnet-til-barnehagestart',
    '/hvordan-kle-barna',
    '/bionic-finish-eco',
    '/furet-vaerbitt-vikafjell',
    '/checkout',
    '/herre',
    '/dame',
    '/junior',
    '/barn',
    '/uni',
    '/voksen',
    '/barn-junior',
    '/friluft-og-camping',
    '/klær',
    '/sportsutstyr',
    '/sykkel',
    '/vintersport',
    '/sko',
  ])
    test(`${path} opens`, async ({ request }) => {
      const response = await request.get(encodeURI(path));
      expect(response.status()).toBe(200);
      const html = await response.text();
      expect(html).toContain('<h1');
      expect(html).toMatch(/<link rel="canonical"|noindex/);
    });

  test('an id in the address moves to the product, also from /article', async ({ request }) => {
    const [path] = await productsOn(request, '/sko');
    const html = await (await request.get(path as string)).text();
    const id = /availability|"id":(\d+),"slug"/.exec(html)?.[1] ?? /\\"id\\":(\d+),\\"slug\\"/.exec(html)?.[1];
    expect(id).toBeTruthy();
    for (const from of [`/product/${id}`, `/article/${id}`]) {
      const response = await request.get(from);
      expect(new URL(response.url()).pathname).toBe(path);
    }
  });

  for (const path of [
    '/finnes-ikke',
    '/product/finnes-ikke',
    '/sko/finnes-ikke',
    '/sko?side=999',
    '/butikker/finnes-ikke',
    '/blogg/finnes-ikke',
    '/utvalg/0',
    '/sko/~side%3D2',
    '/nordvidda/sko',
    '/heldre',
    '/finnes-ikke.png',
    '/kvittering/00000000-0000-4000-8000-000000000000',
  ])
    test(`${path} is the designed 404 on the first visit and the next`, async ({ request }) => {
      for (const _visit of ['first', 'second']) {
        const response = await request.get(path);
        expect(response.status()).toBe(404);
        const html = await response.text();
        expect(html).toMatch(/<h1[^>]*>Her er det ingen sti/);
        expect(html).toContain('noindex');
      }
    });

  test('a product not visible for web redirects to the previous page, with the alert of rule 8.6', async ({ page }) => {
    const [hidden] = await database((sql) => sql`select slug from articles where not visible limit 1`);
    await open(page, '/sko?side=2');
    await page.evaluate((path) => window.location.assign(path), `/product/${encodeURIComponent(hidden?.slug)}`);
    await expect(page).toHaveURL('/sko?side=2');
    await expect(page.getByText('Error: Article marked not visible for web')).toBeVisible();
    const direct = await page.request.get(`/product/${encodeURIComponent(hidden?.slug)}`, { maxRedirects: 0 });
    expect([direct.status(), direct.headers().location]).toEqual([307, '/']);
  });
});

test('each brand has small icons of its own', async ({ request }) => {
  for (const brand of ['nordvidda', 'heldre']) {
    const home = brand === 'heldre' ? askHeldre(request, '/') : request.get('/');
    const html = await (await home).text();
    const icons = [...html.matchAll(/<link rel="(?:icon|apple-touch-icon)" href="([^"]+)"/g)].map(
      ([, href = '']) => href,
    );
    expect(icons).toEqual(
      ['icon.svg', 'icon-180.png'].map((name) => expect.stringMatching(`^/brand-files/${brand}/\\w+/${name}$`)),
    );
    for (const icon of [...icons, '/favicon.ico']) {
      const response = await request.get(icon);
      expect(response.headers()['content-type'], icon).toMatch(/^image\//);
      expect((await response.body()).length, icon).toBeLessThan(4000);
    }
  }
});

test('a percent sign in an address is text', async ({ request }) => {
  expect((await request.get('/search/50%25%20ull')).status()).toBe(200);
  for (const path of ['/sko/%25', '/product/50%25', '/butikker/%25', '/blogg/%25', '/kampanje/%25'])
    expect((await request.get(path)).status(), path).toBe(404);
});

test.describe('SEO', () => {
  test('a product page names title, description, canonical, breadcrumb and offers (rule 11.57)', async ({
    request,
    baseURL,
  }) => {
    const [path] = await productsOn(request, '/klær');
    const html = await (await request.get(path as string)).text();
    expect(html).toMatch(/<title>[^<]+ – Nordvidda<\/title>/);
    expect(html).toMatch(/<meta name="description" content="[^"]{20,}/);
    expect(html).toContain(`<link rel="canonical" href="${baseURL}${path}"`);
    const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map((match) =>
      JSON.parse(match[1] as string),
    );
    const group = data.find((one) => one['@type'] === 'ProductGroup');
    expect(group.hasVariant.length).toBeGreaterThan(0);
    for (const variant of group.hasVariant) {
      expect(variant.gtin13).toMatch(/^\d{13}$/);
      expect(variant.offers.price).toMatch(/^\d+\.\d{2}$/);
      expect(variant.offers.availability).toMatch(/^https:\/\/schema\.org\/(InStock|OutOfStock|InStoreOnly)$/);
      expect(variant.offers.url).toContain(`?variant=${variant.gtin13}`);
    }
    const trail = data.find((one) => one['@type'] === 'BreadcrumbList');
    expect(trail.itemListElement.length).toBeGreaterThan(2);
  });

  test('rule 12.8: sitemap and robots: every part answers, every address in the sample opens', async ({ request }) => {
    const index = await (await request.get('/sitemap.xml')).text();
    const parts = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => new URL(match[1] as string).pathname);
    expect(parts.length).toBe(5);
    for (const part of parts) {
      const response = await request.get(part);
      expect(response.headers()['content-type']).toContain('xml');
      const paths = [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
        (match) => new URL((match[1] as string).replaceAll('&amp;', '&')).pathname,
      );
      expect(paths.length).toBeGreaterThan(0);
      for (const path of [paths[0], paths.at(-1)]) expect((await request.get(path as string)).status()).toBe(200);
    }
    expect(await (await request.get('/robots.txt')).text()).toContain('Sitemap:');
    expect(await (await request.get('/.well-known/security.txt')).text()).toContain('Contact: mailto:');
  });
});

test.describe('the second brand', () => {
  test('Heldre has its own name, goods, Jan Mayen link and small footer, and no search (rule 1.4)', async ({
    request,
  }) => {
    const html = await (await askHeldre(request, '/')).text();
    expect(html).toMatch(/<title>[^<]*Heldre/);
    expect(html).not.toMatch(/<search|role="search"/);
    expect(html.slice(html.lastIndexOf('<footer'))).toMatch(/<a [^>]*href="mailto:[^>]*>(<[^>]*>)*Kundeservice: /);
    expect(html.match(/<article/g)?.length).toBeGreaterThan(3);
    expect(html).toMatch(/<a [^>]*>(<[^>]*>)*Jan Mayen/);
  });

  test('an article outside Heldre’s line is a 404 there', async ({ request }) => {
    const paths = await productsOn(request, '/sko');
    const path = paths.find((one) => !one.includes('heldre')) as string;
    const other = await request.get(path, { headers: { host: new URL(HELDRE_URL).host } });
    expect(other.status()).toBe(404);
  });
});

test('rule 9.11: posts say how old they are, and their date on hover', async ({ page }) => {
  for (const address of ['/blogg', HELDRE_URL]) {
    await open(page, address);
    const dates = page.locator('main time[title]');
    await expect(dates.first()).toHaveText(/^for .+ siden$/);
    for (const date of await dates.all()) await expect(date).toHaveAttribute('title', /^\d{1,2}\. \S+ \d{4}/);
  }
});
