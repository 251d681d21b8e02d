import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DESKTOP, MOBILE } from '@/lib/layout/breakpoints';

/** The widths at which a layout may change; the two pairs that matter, and those of small things on narrow screens. */
const WIDTHS = new Set([
  MOBILE,
  DESKTOP,
  '(max-width: 699.98px)',
  '(min-width: 700px)',
  '(min-width: 600px)',
  '(min-width: 560px)',
  '(min-width: 480px)',
  '(max-width: 479.98px)',
  '(max-width: 379.98px)',
  '(max-width: 360px)',
  '(max-width: 340px)',
  // A window so low that it is a page enlarged, or a phone that lies.
  '(max-height: 479.98px)',
  // Of a container, in the reader's own letters: so few of them in a line that things go below one another.
  '(max-width: 14rem)',
]);

const strange = (css: string) =>
  [...css.matchAll(/@(?:media|container)([^{]*)\{/g)]
    .flatMap(([, query = '']) => query.match(/\([^)]*(?:width|height)[^)]*\)/g) ?? [])
    .filter((width) => !WIDTHS.has(width));

describe('architecture: the breakpoint stands in one place', () => {
  it('style sheets change at widths of the list only', () => {
    const sheets = globSync(['{app,components}/**/*.module.css', 'app/*.css']);
    expect(sheets.length).toBeGreaterThan(80);
    expect(sheets.flatMap((path) => strange(readFileSync(path, 'utf8')).map((width) => `${path}: ${width}`))).toEqual(
      [],
    );
  });

  it('a width of one’s own is found', () => {
    expect(strange('@media (min-width: 1024px) { a { color: red; } }')).toEqual(['(min-width: 1024px)']);
    expect(strange('@media screen and (width >= 40rem) { a { color: red; } }')).toEqual(['(width >= 40rem)']);
    expect(strange('@media (min-width: 1020px) and (forced-colors: active) { a { color: red; } }')).toEqual([]);
  });

  it('scripts take it from lib/layout/breakpoints.ts; `sizes` of a picture are their own', () => {
    const scripts = globSync('{app,components,lib}/**/*.{ts,tsx}');
    const odd = scripts.filter((path) =>
      /(?:min|max)-width: [\d.]+px\)(?! [\d.]+(?:vw|rem))/.test(readFileSync(path, 'utf8').replace(/\n/g, ' ')),
    );
    expect(odd).toEqual(['lib/layout/breakpoints.ts']);
  });
});

describe('architecture: nothing fixed prints', () => {
  const rules = globSync(['{app,components}/**/*.module.css', 'app/*.css']).flatMap((path) => {
    const css = readFileSync(path, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
    return [...css.matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
      path,
      selector,
      body,
    }));
  });

  it('what sticks does so by the token, which paper turns off', () => {
    expect(rules.filter(({ body }) => /position:\s*sticky/.test(body)).map(({ path }) => path)).toEqual([]);
  });

  it('what is fixed is a dialog or marked as of the screen only', () => {
    // What the page itself says over everything (app/base.css) is hidden there.
    const fixed = rules.filter(({ body, path }) => /position:\s*fixed/.test(body) && path !== 'app/base.css');
    expect(fixed.length).toBeGreaterThan(8);
    const seen = fixed.filter(({ path, selector }) => {
      const name = /\.([\w-]+)\s*$/.exec(selector)?.[1];
      const parts = globSync(`${dirname(path)}/*.tsx`).map((file) => readFileSync(file, 'utf8'));
      const marked = new RegExp(`screen-only \\$\\{styles\\.${name}\\}|<dialog\\s[^>]*styles\\.${name}\\b`);
      return !parts.some((text) => text.includes(basename(path)) && marked.test(text));
    });
    expect(seen.map(({ path, selector }) => `${path}: ${selector.trim()}`)).toEqual([]);
  });
});

it('architecture: a class that a component names has a rule', () => {
  const missing = globSync('{app,components}/**/*.tsx').flatMap((path) => {
    const source = readFileSync(path, 'utf8');
    return [...source.matchAll(/^import (\w+) from '([^']+\.module\.css)'/gm)].flatMap(([, name, sheet = '']) => {
      const css = readFileSync(sheet.startsWith('@/') ? sheet.slice(2) : join(dirname(path), sheet), 'utf8');
      const named = [...source.matchAll(new RegExp(`\\b${name}\\.(?!module\\b)([a-z]\\w*)`, 'g'))];
      return named.filter(([, one]) => !new RegExp(`\\.${one}\\b`).test(css)).map(([one]) => `${path}: ${one}`);
    });
  });
  expect(missing).toEqual([]);
});
