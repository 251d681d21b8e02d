// Next's cache handler loads this outside its bundles, so imports here name their endings.
import { existsSync, readFileSync } from 'node:fs';
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

/** Addresses of files in a sheet are relative to its own, and in a page must not be; no text in it ends the style. */
const inPage = (sheet: string, address: string) =>
  sheet.replaceAll('</', '<\\/').replace(/url\((["']?)(?!\w+:|\/|#)([^)"']+)\1\)/g, (_, quote, file) => {
    const { pathname } = new URL(file, `http://shop${address}`);
    return `url(${quote}${pathname}${quote})`;
  });

export const partsOf = (sheet: string, address: string): Part[] =>
  postcss.parse(inPage(sheet, address)).nodes.flatMap(partOf);

interface Sheet {
  text: string;
  parts: Part[];
}

const known = new Map<string, Sheet>();
/** A build has some ten sheets; a brand that is imported again has another one. */
const MOST_KEPT = 100;

/** Returns a sheet, a letter for each byte as the page's (page-cache.mjs), by its address, which names its content. */
function sheetAt(href: string): Sheet | undefined {
  const sheet = known.get(href);
  if (sheet) return sheet;
  const text = textAt(href);
  if (text === undefined) return undefined;
  const read = { text: inPage(text, href), parts: partsOf(text, href) };
  if (known.size >= MOST_KEPT) known.clear();
  known.set(href, read);
  return read;
}

/** Undefined where there is no such file. */
function textAt(href: string): string | undefined {
  const [, built] = BUILT.exec(href) ?? [];
  if (built) {
    const file = join(env.BUILD_FOLDER, 'static', built);
    return existsSync(file) ? readFileSync(file, 'latin1') : undefined;
  }
  const [, brand, name = ''] = OF_BRAND.exec(href) ?? [];
  const content = contentOf(brand);
  const file = content?.brand.files[name] === href ? content.files.get(name) : undefined;
  return file && Buffer.from(file.bytes).toString('latin1');
}

const classesOf = (html: string) =>
  new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));

/** What a page shows of a sheet from which it follows that the whole of it may as well stand there. */
const NEARLY_ALL = 0.8;

/** Where the whole sheets come to stand, so that the same rule wins as before. */
export const LATER_SHEETS = 'later-sheets';

const styleOf = (texts: readonly (string | undefined)[]) => `<style>${texts.join('')}</style>`;

/** A style sheet's address, and what React orders sheets by. */
type Link = [href: string, precedence: string];

/**
 * Puts the rules that a page shows into the page itself, so that nothing stands before its first frame
 * (docs/decisions/0066-critical-css.md). Returns the sheets to load after that frame, whole; readers without scripts load them at
 * once. Sheets before and after those, of which every page shows nearly all (colours, type, fonts, the brand's), are not loaded: a
 * font said twice is laid out twice, a colour of the root styles all again. React looks for their links.
 * @param html a whole page as React wrote it; a page with a sheet that nobody knows comes back as it is
 */
export function inlineCss(html: string): { html: string; later: Link[] } {
  const end = html.indexOf('</head>');
  const links = [...html.slice(0, end).matchAll(SHEET)].map(([link, href = '', precedence = '']) => {
    return { link, href, precedence, sheet: sheetAt(href) };
  });
  const sheets = links.flatMap(({ sheet }) => sheet ?? []);
  if (links.length === 0 || sheets.length < links.length) return { html, later: [] };
  const classes = classesOf(html);
  const used = sheets.map(({ parts }) => usedCss(parts, classes));
  const isWhole = used.map((rules, index) => rules.length >= NEARLY_ALL * (sheets[index]?.text.length ?? 0));
  const from = isWhole.includes(false) ? isWhole.indexOf(false) : links.length;
  const to = isWhole.lastIndexOf(false) + 1 || links.length;
  const whole = (some: typeof links) => {
    const off = some.map(({ link }) => link.replace('/>', ' disabled=""/>'));
    return some.length > 0 ? `${off.join('')}${styleOf(some.map(({ sheet }) => sheet?.text))}` : '';
  };
  const partly = links.slice(from, to);
  const unscripted = partly.map(({ link }) => link).join('');
  const part = `${styleOf(used.slice(from, to))}<noscript id="${LATER_SHEETS}">${unscripted}</noscript>`;
  const style = `${whole(links.slice(0, from))}${partly.length > 0 ? part : ''}${whole(links.slice(to))}`;
  const head = html.slice(0, end).replaceAll(SHEET, (link) => (link === links[0]?.link ? style : ''));
  return { html: head + html.slice(end), later: partly.map(({ href, precedence }) => [href, precedence]) };
}
