import { escapeHtml } from '@/lib/text/escape-html';

/** What an SVG may be made of; everything else of an editor's file is left out. */
const ELEMENTS = new Set(
  (
    'svg g path rect circle ellipse line polyline polygon title desc defs linearGradient radialGradient stop clipPath mask ' +
    'pattern symbol use text tspan image'
  ).split(' '),
);
const PRESENTATION =
  'fill fill-opacity fill-rule stroke stroke-width stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray ' +
  'stroke-dashoffset stroke-opacity opacity color stop-color stop-opacity clip-path clip-rule mask font-family font-size ' +
  'font-weight font-style letter-spacing text-anchor display visibility paint-order vector-effect';
const ATTRIBUTES = new Set(
  (
    'viewBox x y x1 y1 x2 y2 cx cy r rx ry d dx dy fx fy width height points transform offset gradientUnits ' +
    'gradientTransform spreadMethod patternUnits patternTransform patternContentUnits clipPathUnits maskUnits ' +
    `maskContentUnits preserveAspectRatio id href xlink:href ${PRESENTATION}`
  ).split(' '),
);
const STYLES = new Set(PRESENTATION.split(' '));
/** Not inside of anything that is drawn. */
const REFUSED: Record<string, string> = {
  script: 'holds a script: take <script> out',
  foreignObject: 'holds another document: take <foreignObject> out',
  iframe: 'holds another document: take <iframe> out',
  animate: 'moves: take the animation out',
  animateTransform: 'moves: take the animation out',
  set: 'moves: take the animation out',
};

interface SvgFault {
  line: number;
  reason: string;
}

export interface CleanSvg {
  /** The elements inside of <svg>. */
  inner: string;
  /** Attributes of <svg> that its elements inherit, as ' fill="none"'. */
  inherited: string;
  viewBox: [x: number, y: number, width: number, height: number];
}

interface Tag {
  name: string;
  attributes: Map<string, string>;
}

/** Rebuilds an SVG from what is known to be harmless, for use inside of our own pages. */
export function cleanSvg(text: string): { svg: CleanSvg } | { faults: SvgFault[] } {
  const source = text.replace(/^\uFEFF/, '');
  try {
    return { svg: rebuilt(source) };
  } catch (error) {
    if (error instanceof Refusal) return { faults: [{ line: lineAt(source, error.offset), reason: error.message }] };
    throw error;
  }
}

class Refusal extends Error {
  readonly offset: number;

  constructor(offset: number, message: string) {
    super(message);
    this.offset = offset;
  }
}

const lineAt = (source: string, offset: number) => source.slice(0, offset).split('\n').length;

const TOKEN =
  /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!\[CDATA\[([\s\S]*?)\]\]>|<!DOCTYPE[^>[]*(?:\[[\s\S]*?\])?\s*>|<\/([\w:.-]+)\s*>|<([\w:.-]+)((?:\s+[\w:.-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>|[^<]+|</g;

interface Open {
  name: string;
  kept: boolean;
}

function rebuilt(source: string): CleanSvg {
  const styles = classStyles(source);
  const open: Open[] = [];
  let root: Tag | undefined;
  let inner = '';
  for (const match of source.matchAll(TOKEN)) {
    const [token, cdata, closed, name, attributes = '', empty] = match;
    const offset = match.index;
    if (token === '<') throw new Refusal(offset, 'is no well-formed SVG: a "<" that begins nothing');
    if (token.startsWith('<!DOCTYPE') && token.includes('<!ENTITY')) {
      throw new Refusal(offset, 'declares entities: save it as plain SVG');
    }
    const kept = open.length > 0 && open.every((one) => one.kept);
    if (closed !== undefined) {
      const last = open.pop();
      if (last?.name !== closed) throw new Refusal(offset, `is no well-formed SVG: </${closed}> closes nothing`);
      if (kept && open.length > 0) inner += `</${closed}>`;
    } else if (name !== undefined) {
      const tag = tagOf(name, attributes, offset, styles);
      if (!root && name !== 'svg') throw new Refusal(offset, `must begin with <svg>, begins with <${name}>`);
      const keep = ELEMENTS.has(name) && name !== 'title' && name !== 'desc';
      if (root && kept && keep) inner += `<${name}${written(tag)}${empty ? '/' : ''}>`;
      if (!root) root = tag;
      if (!empty) open.push({ name, kept: keep });
    } else if (kept && (open.at(-1)?.name === 'text' || open.at(-1)?.name === 'tspan') && !/^<[!?]/.test(token)) {
      inner += escapeHtml(decoded(cdata ?? token));
    }
  }
  if (!root) throw new Refusal(0, 'is no SVG: there is no <svg>');
  if (open.length > 0) throw new Refusal(source.length, `is no well-formed SVG: <${open.at(-1)?.name}> is not closed`);
  return { inner, inherited: written(inheritedBy(root)), viewBox: viewBoxOf(root) };
}

const ATTRIBUTE = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** Reads a tag with what style sheets say of it, and refuses what could run or fetch. */
function tagOf(name: string, text: string, offset: number, styles: Styles): Tag {
  const local = name.replace(/^.*:/, '');
  const refused = REFUSED[local];
  if (refused) throw new Refusal(offset, refused);
  const given = new Map([...text.matchAll(ATTRIBUTE)].map(([, key = '', a, b]) => [key, decoded(a ?? b ?? '')]));
  for (const [key, value] of given) checkAttribute(key, value, local, offset);
  const classes = (given.get('class') ?? '').split(/\s+/).map((one) => `.${one}`);
  const styled = [name, ...classes].flatMap((selector) => [...(styles.get(selector) ?? [])]);
  const attributes = new Map([...given, ...styled, ...declarations(given.get('style') ?? '')]);
  for (const [key, value] of attributes) checkAttribute(key, value, local, offset);
  return { name, attributes };
}

const LOCAL = /^#[\w:.-]+$/;
const EMBEDDED = /^data:image\/(png|jpeg|webp);base64,[\w+/=\s]+$/;

function checkAttribute(key: string, value: string, element: string, offset: number): void {
  if (/^on/i.test(key)) throw new Refusal(offset, `holds a script in "${key}": take it out`);
  if (/^xmlns(:|$)/.test(key)) return;
  if (/^(javascript|vbscript):/i.test(value.replace(/[\s\p{Cc}]/gu, ''))) {
    throw new Refusal(offset, `holds a script in "${key}": take it out`);
  }
  const elsewhere = /(^|:)(href|src)$/.test(key)
    ? !LOCAL.test(value) && !(element === 'image' && EMBEDDED.test(value))
    : [...value.matchAll(/url\(\s*["']?([^"')]*)/gi)].some(([, target = '']) => !LOCAL.test(target));
  if (elsewhere) throw new Refusal(offset, `refers to something outside of it, "${value.slice(0, 60)}": embed it`);
}

const PREFIX = 'sign-';

function written({ attributes }: Tag): string {
  return [...attributes]
    .filter(([key]) => ATTRIBUTES.has(key))
    .map(([key, value]) => [key.replace('xlink:', ''), ownName(key, value)] as const)
    .map(([key, value]) => ` ${key}="${escapeHtml(value)}"`)
    .join('');
}

/** Names inside of the drawing must not be those of the page. */
function ownName(key: string, value: string): string {
  if (key === 'id') return PREFIX + value;
  if (value.startsWith('#') && key.endsWith('href')) return `#${PREFIX}${value.slice(1)}`;
  return value.replace(/url\(\s*["']?#([\w:.-]+)["']?\s*\)/g, `url(#${PREFIX}$1)`);
}

const inheritedBy = ({ name, attributes }: Tag): Tag => ({
  name,
  attributes: new Map([...attributes].filter(([key]) => STYLES.has(key))),
});

type Styles = Map<string, Map<string, string>>;

/** Drawing programs give colours by classes, which would hold for the whole page. */
function classStyles(source: string): Styles {
  const styles: Styles = new Map();
  for (const { 1: sheet = '', index } of source.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style\s*>/g)) {
    const plain = sheet.replace(/<!\[CDATA\[|\]\]>|\/\*[\s\S]*?\*\//g, '');
    for (const [, selectors = '', body = ''] of plain.matchAll(/([^{}]*)\{([^{}]*)\}/g)) {
      for (const selector of selectors.split(',').map((one) => one.trim())) {
        if (!/^\.?[\w-]+$/.test(selector)) {
          throw new Refusal(
            index,
            `has a style for "${selector.slice(0, 40)}": give colours as attributes, or by one class`,
          );
        }
        styles.set(selector, new Map([...(styles.get(selector) ?? []), ...declarations(body)]));
      }
    }
    if (/@import|@font-face/.test(plain)) throw new Refusal(index, 'has a style sheet that fetches: take it out');
  }
  return styles;
}

const declarations = (text: string): [string, string][] =>
  text.split(';').flatMap((line) => {
    const [, key = '', value = ''] = /^\s*([\w-]+)\s*:\s*(.+?)\s*(?:!important)?\s*$/s.exec(line) ?? [];
    return STYLES.has(key) ? [[key, value.replace(/^(\d[\d.]*)px$/, '$1')]] : [];
  });

const ENTITIES: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

const decoded = (text: string) =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, (whole, decimal, hex, name) => {
    if (name) return ENTITIES[name] ?? whole;
    const point = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return point <= 0x10ffff ? String.fromCodePoint(point) : '';
  });

function viewBoxOf({ attributes }: Tag): CleanSvg['viewBox'] {
  const box = (attributes.get('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [x = 0, y = 0, width = 0, height = 0] = box;
  if (box.length === 4 && box.every(Number.isFinite) && width > 0 && height > 0) return [x, y, width, height];
  const [wide = 0, high = 0] = ['width', 'height'].map((key) => Number(attributes.get(key)?.replace(/px$/, '')));
  if (wide > 0 && high > 0) return [0, 0, wide, high];
  throw new Refusal(0, 'does not say how large it is: give <svg> a viewBox="0 0 width height"');
}
