import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface Rule {
  selector: string;
  forced: boolean;
  declarations: Map<string, string>;
}

/** The rules of a sheet, a selector each, with whether they hold in forced colours only. */
function rulesOf(css: string): Rule[] {
  const bare = css.replace(/\/\*[\s\S]*?\*\//g, '');
  const rules: Rule[] = [];
  const walk = (text: string, forced: boolean) => {
    let at = 0;
    for (let open = text.indexOf('{'); open >= 0; open = text.indexOf('{', at)) {
      const head = text.slice(at, open).split(';').at(-1)?.trim() ?? '';
      let end = open + 1;
      for (let depth = 1; depth > 0; end++) depth += text[end] === '{' ? 1 : text[end] === '}' ? -1 : 0;
      const body = text.slice(open + 1, end - 1);
      if (/^@(?:media|supports|container)/.test(head)) walk(body, forced || head.includes('forced-colors'));
      else if (!head.startsWith('@')) {
        const declarations = new Map(
          body.split(';').flatMap((one) => {
            const [name = '', ...value] = one.split(':');
            return value.length > 0 ? [[name.trim(), value.join(':').trim()] as const] : [];
          }),
        );
        for (const selector of head.split(/,(?![^(]*\))/))
          rules.push({ selector: selector.trim(), forced, declarations });
      }
      at = end;
    }
  };
  walk(bare, false);
  return rules;
}

/** What a selector is about, in whatever state: `.input:checked + .swatch` about `.swatch`. */
const subject = (selector: string) => (selector.split(/[\s>+~]+/).at(-1) ?? '').replace(/:.*/, '');
const SYSTEM =
  /\b(?:AccentColor|AccentColorText|ActiveText|ButtonBorder|ButtonFace|ButtonText|Canvas|CanvasText|Field|FieldText|GrayText|Highlight|HighlightText|LinkText|Mark|MarkText|SelectedItem|SelectedItemText|VisitedText)\b/;
/** Lines that tell a state; without colours of the shop's the browser forces them by itself. */
const LINES = ['outline', 'outline-color', 'box-shadow'];
const isNothing = (value: string) => /^(?:none|0)$/.test(value);

/** Lines that keep a colour of the shop's among the reader's, because their element keeps its own. */
function unforced(css: string): string[] {
  const rules = rulesOf(css);
  const keeping = rules.filter(({ declarations }) => declarations.get('forced-color-adjust') === 'none');
  return rules
    .filter(({ forced }) => !forced)
    .flatMap(({ selector, declarations }) => {
      const keeps = keeping.filter((one) => subject(one.selector) === subject(selector));
      const always = keeps.some(({ forced }) => !forced);
      const line = LINES.find((name) => !isNothing(declarations.get(name) ?? 'none'));
      if (keeps.length === 0 || !line) return [];
      const answered = rules.some(
        (one) =>
          one.forced &&
          (always ? one.selector === selector : keeps.some((kept) => kept.selector === one.selector)) &&
          LINES.some((name) => name.split('-')[0] === line.split('-')[0] && one.declarations.has(name)),
      );
      return answered ? [] : [selector];
    });
}

/** Colours of the shop's in what holds in forced colours only. */
const own = (css: string) =>
  rulesOf(css)
    .filter(({ forced }) => forced)
    .flatMap(({ selector, declarations }) =>
      [...declarations]
        .filter(([name]) => /^(?:color|background|fill|stroke|outline|border|box-shadow)\b/.test(name))
        .filter(([name]) => !/(?:offset|width|style|radius|image|collapse|spacing)$/.test(name))
        .filter(([, value]) => !isNothing(value) && !SYSTEM.test(value) && /[a-z(#]{4,}|#/i.test(value))
        .filter(([name, value]) => !(name === 'border' && /^\d+px solid$/.test(value)))
        .map(([name, value]) => `${selector} ${name}: ${value}`),
    );

describe('rule 18.4: what is chosen is told in the reader’s own colours too', () => {
  const sheets = globSync(['{app,components}/**/*.module.css', 'app/*.css']).map(
    (path) => [path, readFileSync(path, 'utf8')] as const,
  );

  it('what keeps a colour of the shop’s has lines of the reader’s colours', () => {
    expect(sheets.length).toBeGreaterThan(80);
    expect(sheets.flatMap(([path, css]) => unforced(css).map((selector) => `${path}: ${selector}`))).toEqual([]);
    expect(sheets.flatMap(([path, css]) => own(css).map((rule) => `${path}: ${rule}`))).toEqual([]);
  });

  it.each([
    ['.a { forced-color-adjust: none } .b:checked + .a { outline: 2px solid var(--ink) }', ['.b:checked + .a']],
    ['.a { forced-color-adjust: none; box-shadow: 0 0 0 3px var(--paper) }', ['.a']],
    ['.a { forced-color-adjust: none; outline: none }', []],
    ['.a { outline: 2px solid var(--ink) }', []],
    [
      `.a { forced-color-adjust: none } .a:hover, .a:focus { outline: 2px solid red }
       @media (forced-colors: active) { .a:hover { outline-color: Highlight } }`,
      ['.a:focus'],
    ],
    [
      `.a:focus { outline: 2px solid red }
       @media (forced-colors: active) { .a:checked { forced-color-adjust: none; color: SelectedItemText } }`,
      ['.a:focus'],
    ],
    [
      `.a:focus { outline: 2px solid red }
       @media (forced-colors: active) { .a:checked { forced-color-adjust: none; outline-color: CanvasText } }`,
      [],
    ],
  ])('a planted breach is found: %s', (css, found) => {
    expect(unforced(css)).toEqual(found);
  });

  it('a colour of the shop’s among the reader’s is found', () => {
    expect(own('@media (forced-colors: active) { .a { outline: 2px solid var(--ink); color: #123 } }')).toEqual([
      '.a outline: 2px solid var(--ink)',
      '.a color: #123',
    ]);
  });
});
