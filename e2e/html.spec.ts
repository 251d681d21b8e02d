import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ask } from '@/tests/support/raw-http';
import { bringPackages } from './npm-packages';
import { expect, HELDRE_URL, productsOn, test } from './shop';

const CHECKER = ['vnu-jar@26.9.27'];
/** React marks what moves from page to page. */
const OF_REACT = /Attribute “vt-[a-z]+” not allowed on element/;
/** The rules that stand in a page are written by the build; the checker knows no style of the last years. */
const OF_STYLE = /^CSS: /;

const PAGES = [
  ...[
    '/',
    '/sko',
    '/search/jakke',
    '/search/xyzzyq',
    '/checkout',
    '/blogg',
    '/butikker',
    '/favoritter',
    '/kundeservice',
  ],
  ...[
    '/konto',
    '/logg-inn',
    '/registrer',
    '/glemt-passord',
    '/angre',
    '/finn-ordre',
    '/innloggingslenke',
    '/finnes-ikke',
  ],
];

/** Node finds no address for its host, as a browser does. */
async function heldre() {
  const shop = new URL(process.env.SHOP_URL ?? 'http://localhost:3000');
  return (await ask(shop, '/', { host: new URL(HELDRE_URL).host })).text;
}

test.describe('what the server sends', () => {
  test('rule 18.19: is HTML without errors', async ({ request }) => {
    test.skip(spawnSync('java', ['-version']).status !== 0, 'The HTML checker needs Java, which is not here.');
    const { tools = '', missing } = await bringPackages(CHECKER);
    test.skip(missing !== undefined, missing);
    const folder = resolve('.data/html');
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    const [product = '/'] = await productsOn(request, '/sko');
    const pages = [...PAGES, product, 'heldre'];
    for (const [i, page] of pages.entries()) {
      const text = page === 'heldre' ? heldre() : request.get(page).then((answer) => answer.text());
      writeFileSync(join(folder, `${i}.html`), await text);
    }
    const jar = join(tools, 'vnu-jar/build/dist/vnu.jar');
    const args = ['-jar', jar, '--errors-only', '--exit-zero-always', '--stdout', '--format', 'json', folder];
    const { messages } = JSON.parse(execFileSync('java', args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }));
    const faults = (messages as { url: string; message: string }[])
      .filter(({ message }) => !OF_REACT.test(message) && !OF_STYLE.test(message))
      .map(({ url, message }) => `${pages[Number(/(\d+)\.html$/.exec(url)?.[1])]}: ${message}`);
    expect(faults).toEqual([]);
  });
});
