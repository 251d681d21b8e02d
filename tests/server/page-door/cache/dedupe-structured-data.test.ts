import { describe, expect, it } from 'vitest';
import { dedupeStructuredData } from '@/server/page-door/cache/dedupe-structured-data';

const data = JSON.stringify({ name: 'Fjellsko "Rim" & Æ', text: 'x\\u003c'.repeat(60), lines: 'a\nb' });
const markup = `<script type="application/ld+json">${data}</script>`;
/** As Next writes what React reads. */
const pushed = (text: string) =>
  `<script>self.__next_f.push([1,${JSON.stringify(text).replace(/[&><]/g, (char) => `\\u00${char.charCodeAt(0).toString(16)}`)}])</script>`;
const first = '<script type="application/ld+json">{"@type":"BreadcrumbList"}</script>';
const page = `<html><body>${first}${markup}${pushed(`4d:T1f4,${data}5:["$","p"]`)}</body></html>`;

/** What React is given, with the page's structured data where a browser has them. */
function read(html: string): string {
  const texts = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
    ([, text]) => text,
  );
  const document = { querySelectorAll: () => texts.map((textContent) => ({ textContent })) };
  const self = { __next_f: [] as [number, string][] };
  for (const [, code] of html.matchAll(/<script>([\s\S]*?)<\/script>/g))
    new Function('self', 'document', code as string)(self, document);
  return self.__next_f.map(([, text]) => text).join('');
}

describe('decision 0028: structured data stand in a page once', () => {
  it('React reads to the letter what it read before', () => {
    expect(read(dedupeStructuredData(page))).toBe(read(page));
    expect(dedupeStructuredData(page).split('Fjellsko')).toHaveLength(2);
  });

  it('also where React has it among the attributes of an element', () => {
    const element = JSON.stringify(['$', 'script', null, { dangerouslySetInnerHTML: { __html: data } }]);
    const within = `<html><body>${markup}${pushed(`3c:${element}`)}</body></html>`;
    expect(read(dedupeStructuredData(within))).toBe(read(within));
    expect(dedupeStructuredData(within).split('Fjellsko')).toHaveLength(2);
  });

  it('two of the same text each become a look at a place that holds it', () => {
    const twice = `<html><body>${markup}${markup}${pushed(data)}${pushed(data)}</body></html>`;
    expect(read(dedupeStructuredData(twice))).toBe(read(twice));
    expect(dedupeStructuredData(twice).split('Fjellsko')).toHaveLength(3);
  });

  it('what React reads before the markup stands there is left as it is', () => {
    const early = `<html><body>${pushed(data)}${markup}</body></html>`;
    expect(dedupeStructuredData(early)).toBe(early);
  });

  it.each(['', '<p>no page</p>', `<html><body>${first}</body></html>`])('leaves %j alone', (html) => {
    expect(dedupeStructuredData(html)).toBe(html);
  });

  it.each([
    [299, 2],
    [300, 1],
  ])('of a text of %i letters: %i times, as a shorter one is not worth it', (length, times) => {
    const text = `"${'x'.repeat(length - 2)}"`;
    const html = `<script type="application/ld+json">${text}</script>${pushed(text)}`;
    const once = dedupeStructuredData(html);
    expect(read(once)).toBe(read(html));
    expect(once.split('x'.repeat(length - 2))).toHaveLength(times + 1);
  });

  it('the look is at the place where the text stands among the others', () => {
    const texts = ['a', 'b', 'c'].map((letter) => `"${letter.repeat(400)}"`);
    const html = texts.map((text) => `<script type="application/ld+json">${text}</script>`).join('');
    const both = `${html}${pushed(texts.join(' and '))}`;
    expect(read(dedupeStructuredData(both))).toBe(texts.join(' and '));
    for (const place of [0, 1, 2]) expect(dedupeStructuredData(both)).toContain(`[${place}].textContent`);
    expect(dedupeStructuredData(both).length).toBeLessThan(both.length);
  });

  it('letters that end a line of a script are found as Next writes them', () => {
    const text = JSON.stringify(`${'x'.repeat(300)}\u2028\u2029<>&"`);
    const said = pushed(text).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
    const once = dedupeStructuredData(`<script type="application/ld+json">${text}</script>${said}`);
    expect(once).not.toContain(said);
    expect(read(once)).toBe(text);
  });
});
