// Next's cache handler loads this outside its bundles, so imports here name their endings.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss, { type ChildNode, list } from 'postcss';
import { contentOf } from '../../../lib/brands/brands.ts';
import { env } from '../../env.ts';

/** A part of a style sheet: text that every page gets, a rule for pages with these classes, or rules under a condition. */
type Part =
  | { text: string; name?: string }
  | { selectors: { text: string; classes: string[] }[]; body: string }
  | { condition: string; parts: Part[] };

const SHEET = /<link rel="stylesheet" href="([^"]+)" data-precedence="([^"]*)"\/>/g;
const BUILT = /^\/_next\/static\/(.+\.css)$/;
const OF_BRAND = /^\/brand-files\/([a-z][a-z\d]*)\/[a-z\d]+\/([\w.-]+\.css)$/;
/** What stands in these may hold or not hold, so it does not decide whether a page needs the rule. */
const ALTERNATIVES = /:(?:is|where|not|has)\((?:[^()]|\([^()]*\))*\)/g;
/** What the first frame of most does without: the whole sheets come right after it, and without scripts before it. */
const LATER_QUERY = /^(?:print|\(scripting: ?none\)|\(forced-colors: ?active\))$/;
const LATER_STATE = /:(?:hover|active)\b/;

const compact = (text: string) => text.replace(/\s+/g, ' ');

function partOf(node: ChildNode): Part[] {
  if (node.type === 'rule') {
    const selectors = node.selectors.flatMap((text) => {
      const sure = text.replace(ALTERNATIVES, '');
      const classes = [...sure.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name);
      return LATER_STATE.test(sure) ? [] : [{ text, classes }];
    });
    return [{ selectors, body: compact(node.nodes.map(String).join(';')) }];
  }
  if (node.type !== 'atrule') return [];
  if (/keyframes$/.test(node.name)) return [{ text: compact(String(node)), name: node.params }];
  if (!node.nodes || !/^(?:media|supports|layer|container)$/.test(node.name)) {
    const text = compact(String(node));
    return [{ text: node.nodes ? text : `${text};` }];
  }
  if (node.name === 'media' && list.comma(node.params).every((query) => LATER_QUERY.test(query))) return [];
  return [{ condition: compact(`@${node.name} ${node.params}`), parts: node.nodes.flatMap(partOf) }];
}

function textOf(part: Part, classes: ReadonlySet<string>): string {
  if ('text' in part) return part.name === undefined ? part.text : '';
  if ('condition' in part) {
    const inside = part.parts.map((one) => textOf(one, classes)).join('');
    return inside && `${part.condition}{${inside}}`;
  }
  const wanted = part.selectors.filter(({ classes: needed }) => needed.every((name) => classes.has(name)));
  return wanted.length > 0 ? `${wanted.map(({ text }) => text).join(',')}{${part.body}}` : '';
}

/** Returns the rules that a page with these classes can show, in their order, and the animations that they name. */
export function usedCss(parts: readonly Part[], classes: ReadonlySet<string>): string {
  const rules = parts.map((part) => textOf(part, classes)).join('');
  const animations = parts.map((part) =>
    'name' in part && part.name && new RegExp(`\\banimation[^;}]*\\b${part.name}\\b`).test(rules) ? part.text : '',
  );
  return rules + animations.join('');
}

/** Reads a sheet. Addresses of files in it are relative to its own, and in a page must not be; no text in it ends the style. */
export const partsOf = (sheet: string, address: string): Part[] =>
  postcss
    .parse(
      sheet.replaceAll('</', '<\\/').replace(/url\((["']?)(?!\w+:|\/|#)([^)"']+)\1\)/g, (_, quote, file) => {
        const { pathname } = new URL(file, `http://shop${address}`);
        return `url(${quote}${pathname}${quote})`;
      }),
    )
    .nodes.flatMap(partOf);

/** Its address, and what React orders sheets by. */
type Sheet = [href: string, precedence: string];

const known = new Map<string, Part[] | undefined>();

/** A sheet's address names its content, so it is read once; undefined where there is no such file. */
function sheetAt(href: string): Part[] | undefined {
  if (!known.has(href))
    known.set(
      href,
      textAt(href, (text) => partsOf(text, href)),
    );
  return known.get(href);
}

function textAt<T>(href: string, then: (text: string) => T): T | undefined {
  const [, built] = BUILT.exec(href) ?? [];
  const [, brand, name = ''] = OF_BRAND.exec(href) ?? [];
  try {
    if (built) return then(readFileSync(join(env.BUILD_FOLDER, 'static', built), 'utf8'));
  } catch {
    return undefined;
  }
  const content = contentOf(brand);
  const file = content?.brand.files[name] === href ? content.files.get(name) : undefined;
  return file && then(Buffer.from(file.bytes).toString());
}

const classesOf = (html: string) =>
  new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));

/**
 * Puts the rules that a page shows into the page itself, so that nothing stands before its first frame
 * (docs/decisions/0066-critical-css.md). The whole sheets are returned, for bring-scripts to load after that frame; readers
 * without scripts load them at once.
 * @param html a whole page as React wrote it; a page with a sheet that nobody knows comes back as it is
 */
export function inlineCss(html: string): { html: string; sheets: Sheet[] } {
  const end = html.indexOf('</head>');
  const links = [...html.slice(0, end).matchAll(SHEET)];
  const parts = links.map(([, href = '']) => sheetAt(href));
  if (links.length === 0 || parts.some((one) => one === undefined)) return { html, sheets: [] };
  const classes = classesOf(html);
  const rules = usedCss(
    parts.flatMap((one) => one ?? []),
    classes,
  );
  const style = `<style>${rules}</style><noscript>${links.map(([link]) => link).join('')}</noscript>`;
  const [first] = links;
  const head = html.slice(0, end).replaceAll(SHEET, (link) => (link === first?.[0] ? style : ''));
  const sheets = links.map(([, href = '', precedence = '']): Sheet => [href, precedence]);
  return { html: head + html.slice(end), sheets };
}
