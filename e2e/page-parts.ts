import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, hydrated } from './shop';

/** Sizes or counts by the name of a part. */
export type Parts = Record<string, number>;

/** What Next itself puts into every page. */
const OF_NEXT = /^(default|IconMark|(Outlet|Metadata|Viewport)Boundary|)$/;
const SCRIPT = /\/_next\/static\/[^"\\ ]+\.js(?=["\\])/g;
const REGIONS = ['head', 'header', 'main', 'footer'];

export const sum = (parts: Parts) => Object.values(parts).reduce((all, one) => all + one, 0);

function counted(names: string[]): Parts {
  const parts: Parts = {};
  for (const name of names) parts[name] = (parts[name] ?? 0) + 1;
  return parts;
}

/** Structured data, which React reads from the markup (server/page-door/cache/dedupe-structured-data.ts). */
const LOOK =
  /"\+(?:JSON\.stringify\()?document\.querySelectorAll\([^)]*\)\[\d+\]\.textContent(?:\)\.slice\(1,-1\))?\+"/g;

/** What React reads of a page to bring it to life. */
const readByReact = (html: string) =>
  [...html.replaceAll(LOOK, '').matchAll(/self\.__next_f\.push\(\[1,"((?:[^"\\]|\\.)*)"/g)]
    .map(([, text]) => JSON.parse(`"${text}"`) as string)
    .join('');

/** The parts of a page that the browser brings to life, each as often as it stands there. */
export function liveParts(html: string): Parts {
  const read = readByReact(html);
  const names = new Map(
    [...read.matchAll(/^([0-9a-f]+):I\[[^\n]*,"(\w*)"\]$/gm)].map(([, id = '', name = '']) => [id, name] as const),
  );
  const parts = [...read.matchAll(/\["\$","\$L([0-9a-f]+)"/g)].flatMap(([, id = '']) => names.get(id) ?? []);
  return counted(parts.filter((name) => !OF_NEXT.test(name)));
}

/** Bytes of HTML, by region; scripts inside the page are one of their own. */
export function htmlParts(html: string): Parts {
  const scripts = html.match(/<script[\s\S]*?<\/script>/g) ?? [];
  const bytes = (texts: string[]) => texts.reduce((all, text) => all + Buffer.byteLength(text), 0);
  const markup = scripts.reduce((text, script) => text.replace(script, () => ''), html);
  const regions = REGIONS.map((name) => [
    name,
    bytes(markup.match(new RegExp(`<${name}[ >][\\s\\S]*</${name}>`))?.slice(0, 1) ?? []),
  ]);
  const payload = scripts.filter((script) => script.includes('__next_f'));
  const parts = Object.fromEntries([...regions, ['what React reads', bytes(payload)]]) as Parts;
  parts['other scripts'] = bytes(scripts) - (parts['what React reads'] ?? 0);
  parts['the rest'] = Buffer.byteLength(html) - sum(parts);
  return parts;
}

export const brotliParts = (html: string): Parts => ({ page: brotliCompressSync(html).length });

/** Removes tags that load nothing where scripts run: `noscript` and disabled style sheets. */
const scripted = (html: string) => html.replaceAll(/<noscript[\s\S]*?<\/noscript>|<link [^>]*disabled=""[^>]*>/g, '');

/** What the document makes a phone ask for at once, by kind. */
export const requestsAtOnce = (page: string): Parts => {
  const html = scripted(page);
  return counted([
    'document',
    ...[...html.matchAll(/<link rel="(stylesheet|preload)"[^>]*?(?: as="(\w+)")?[^>]*>/g)].map(
      ([, rel = '', as]) => as ?? rel,
    ),
    ...[...html.matchAll(/<img [^>]*>/g)].filter(([tag]) => !tag.includes('loading="lazy"')).map(() => 'image'),
    ...[...html.matchAll(/<script[^>]* src=[^>]*>/g)].filter(([tag]) => !/nomodule/i.test(tag)).map(() => 'script'),
  ]);
};

export const elementParts = (page: Page, html: string): Promise<Parts> =>
  page.evaluate(
    ([text, regions]) => {
      const { documentElement } = new DOMParser().parseFromString(text, 'text/html');
      const parts: Record<string, number> = {};
      let rest = documentElement.querySelectorAll('*').length + 1;
      for (const name of regions) {
        const found = documentElement.querySelector(name === 'header' ? 'body > header, header' : name);
        parts[name] = found ? found.querySelectorAll('*').length + 1 : 0;
        rest -= parts[name];
      }
      return { ...parts, 'the rest': rest };
    },
    [html, REGIONS] as const,
  );

/** A file by what is in it: its own name is another after every change. */
function nameOf(path: string, text: string): string {
  const found = path.endsWith('.css')
    ? text.matchAll(/\.[\w-]{6,8}_([a-z]\w+)/gi)
    : text.matchAll(/\.s\(\["([A-Z]\w+)"/g);
  const names = [...new Set([...found].map(([, name]) => name))].slice(0, 4);
  return names.length > 0 ? names.join(' ') : (path.split('/').at(-1) ?? path);
}

/** Gzipped bytes of files, each named by what is in it. */
export async function fileParts(request: APIRequestContext, paths: Iterable<string>): Promise<Parts> {
  const parts: Parts = {};
  for (const path of new Set(paths)) {
    const body = await (await request.get(path, { headers: { 'accept-encoding': 'identity' } })).body();
    const name = nameOf(path, body.toString());
    parts[name] = (parts[name] ?? 0) + gzipSync(body).length;
  }
  return parts;
}

export const stylesOf = (html: string): string[] =>
  [...html.matchAll(/<link rel="(?:stylesheet|preload)"[^>]*href="([^"]+\.css)"(?![^>]*disabled)/g)].map(
    ([, path = '']) => path,
  );

/** Scripts that the page names, without those that no browser of today loads. */
export const scriptsOf = (html: string): string[] => {
  const old = (html.match(/<script[^>]*nomodule[^>]*>/gi) ?? []).join('');
  return [...new Set(html.match(SCRIPT))].filter((path) => !old.includes(path));
};

/** Lists the requests of a page that nobody touches: scripts outside `named`, fonts, and pictures of the first screen. */
export async function comesByItself(page: Page, path: string, named: string[]) {
  await page.goto(path, { waitUntil: 'networkidle' });
  await hydrated(page);
  await nothingComes(page);
  const seen = await page.evaluate(() => ({
    files: performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
    pictures: [...document.images]
      .filter((image) => {
        const { top, bottom, left, right } = image.getBoundingClientRect();
        return image.currentSrc && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
      })
      .map(({ currentSrc }) => new URL(currentSrc).pathname),
  }));
  const late = seen.files.filter((script) => /^\/_next\/static\/.*\.js$/.test(script) && !named.includes(script));
  const fonts = seen.files.filter((file) => file.endsWith('.woff2'));
  return { late, fonts, pictures: [...new Set(seen.pictures)] };
}

/** Waits until nothing more has come between two looks; on a slow machine it sees less at most. */
async function nothingComes(page: Page): Promise<void> {
  let came = 0;
  const look = async () => {
    const before = came;
    came = await page.evaluate(() => performance.getEntriesByType('resource').length);
    return came === before;
  };
  await expect.poll(look, { intervals: [2000] }).toBe(true);
}

export const fontParts = (paths: string[]) => counted(paths.map((path) => path.replace(/.*\/|\..*$/g, '')));

/** By number: which width of a picture is there, and how heavy, depends on what this machine has drawn. */
export const pictureParts = (paths: string[]): Parts =>
  Object.fromEntries(paths.map((path) => [path.replace(/-\d+\.\w+$/, ''), 1]));
