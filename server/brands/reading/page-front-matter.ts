import { type Document, isMap, isPair, isScalar, LineCounter, type Node, parseDocument } from 'yaml';
import { z } from 'zod';
import type { Fault } from '@/lib/brands/brand-file';
import type { BrandPage } from '@/lib/content/brand-page';
import { notPages, pageKinds } from '@/lib/routes/pages';
import { redirects } from '@/lib/routes/paths';

/** Each error says how the field is written. */
const text = (form: string) => z.string(form).trim().min(1, form);
const day = (name: string) => z.iso.date(`a day: ${name}: 2026-12-01`);
const yes = (form: string) => z.boolean(form);
const position = (name: string) => z.number(`a number: ${name}: 20`).min(0, `a number: ${name}: 20`);

/** A picture of the shop's own, of the chain's folder, or of another house. */
export const PICTURE = /^(?!.*\.\.)(\/pictures\/|pictures\/|https:\/\/)[^\s()]+$/;
export const PICTURE_FORM = 'pictures/name.jpg (in the folder of the chain), or https://…';
const HERO = `hero: { src: ${PICTURE_FORM}, alt: what it shows }`;

const isTaken = (path: string) =>
  Object.hasOwn(pageKinds, path.slice(1)) || Object.hasOwn(redirects, path) || notPages.includes(path.slice(1));

const fields = {
  path: z
    .string('path: /om-oss')
    .regex(/^\/[a-z0-9æøå]+(-[a-z0-9æøå]+)*$/, 'one word of small letters, digits and hyphens: path: /om-oss')
    .refine((path) => !isTaken(path), 'another one: this address is the shop’s own'),
  title: text('title: Om oss'),
  seoTitle: text('seoTitle: Om butikken').optional(),
  description: text('description: one or two sentences for search engines'),
  kicker: text('kicker: a few words above the title').optional(),
  hero: z.strictObject({ src: z.string(HERO).regex(PICTURE, HERO), alt: text(HERO) }, HERO).optional(),
  updated: day('updated').optional(),
  contents: yes('contents: true').optional(),
  menu: text('menu: Om oss').optional(),
  menuPosition: position('menuPosition').optional(),
  menuBar: yes('menuBar: true').optional(),
  footer: z.enum(['help', 'about'], 'footer: help or footer: about').optional(),
  footerName: text('footerName: Om oss').optional(),
  footerPosition: position('footerPosition').optional(),
  index: yes('index: false, when search engines are not to list it').optional(),
  from: day('from').optional(),
  until: day('until').optional(),
};

export const pageFields = Object.keys(fields);
const KNOWN = pageFields.join(', ');
/** Fields that say more of another one. */
const BELONGS = {
  ...{ menuPosition: 'menu', menuBar: 'menu', footerName: 'footer', footerPosition: 'footer' },
} as const;

const FrontMatter = z.strictObject(fields, `one of ${KNOWN}`).superRefine((page, context) => {
  for (const [key, of] of Object.entries(BELONGS) as [keyof typeof BELONGS, 'menu' | 'footer'][])
    if (page[key] !== undefined && page[of] === undefined)
      context.addIssue({
        code: 'custom',
        path: [key],
        message: `${of} beside it, which says that the page stands there`,
      });
  if (page.from && page.until && page.until < page.from)
    context.addIssue({ code: 'custom', path: ['until'], message: 'a day that is not before from' });
});
type FrontMatter = z.infer<typeof FrontMatter>;

/** Reads the YAML between the two lines of `---`, which begins on line 2 of the file. What it leaves out is taken from the shared page of its path. */
export function readFrontMatter(
  yaml: string,
  shared?: (path: string) => BrandPage | undefined,
): { front: Omit<BrandPage, 'blocks'>; base?: BrandPage } | { faults: Fault[] } {
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines, schema: 'core', logLevel: 'silent' });
  const lineAt = (offset: number) => lines.linePos(offset).line + 1;
  const broken = [...document.errors, ...document.warnings].map(({ pos, message }) => ({
    line: lineAt(pos[0]),
    field: null,
    reason: `cannot be read as YAML (${message.split('\n')[0]?.replace(/ at line \d+.*$/, '')}). A text with a colon or other marks stands in 'quotes'.`,
  }));
  if (broken.length > 0) return { faults: broken };
  const value = plainValue(document);
  if (value === REFERS) return { faults: [{ line: 1, field: null, reason: REFERS }] };
  const base = isRecord(value) && 'path' in value ? shared?.(String(value.path)) : undefined;
  const read = FrontMatter.safeParse(base ? { ...fieldsOf(base), ...Object(value) } : value);
  if (read.success) return { front: pageOf(read.data), ...(base && { base }) };
  return { faults: read.error.issues.flatMap((issue) => faultsOf(issue, document, lineAt)) };
}

const REFERS = 'has & and * that refer to each other: write each text out, or in quotes';

/** Texts that refer to each other can grow without end. */
function plainValue(document: Document): unknown {
  try {
    return document.toJS({ maxAliasCount: 0 });
  } catch {
    return REFERS;
  }
}

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function faultsOf(issue: z.core.$ZodIssue, document: Document, lineAt: (offset: number) => number): Fault[] {
  const at = (path: PropertyKey[]) => {
    const offset = offsetOf(document, path);
    return { line: offset === undefined ? 1 : lineAt(offset), field: path.join('.') || null };
  };
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({
      ...at([...issue.path, key]),
      reason: `is not known here; write ${issue.message}`,
    }));
  const missing = issue.path.length > 0 && offsetOf(document, issue.path) === undefined;
  return [{ ...at(issue.path), reason: `${missing ? 'is missing' : 'is not right'}; write ${issue.message}` }];
}

/** Returns where a key of the document begins; undefined when it is not there. */
function offsetOf(document: Document, path: PropertyKey[]): number | undefined {
  let node: unknown = document.contents;
  let at: number | undefined;
  for (const key of path) {
    const pair = isMap(node)
      ? node.items.find((one) => isPair(one) && isScalar(one.key) && one.key.value === key)
      : undefined;
    if (!pair) return path.length > 1 ? at : undefined;
    at = (pair.key as Node).range?.[0];
    node = pair.value;
  }
  return at;
}

function pageOf(read: FrontMatter): Omit<BrandPage, 'blocks'> {
  const { menu, menuPosition, menuBar, footer, footerName, footerPosition, index, ...page } = read;
  return {
    ...page,
    index: index ?? true,
    ...(menu && { menu: { name: menu, ...placed(menuPosition), bar: menuBar ?? false } }),
    ...(footer && { footer: { column: footer, name: footerName ?? page.title, ...placed(footerPosition) } }),
  };
}

const placed = (position: number | undefined) => (position === undefined ? {} : { position });

/** The front matter that a page was read from. */
function fieldsOf({ blocks, menu, footer, ...page }: BrandPage) {
  return {
    ...page,
    ...(menu && { menu: menu.name, menuPosition: menu.position, menuBar: menu.bar }),
    ...(footer && { footer: footer.column, footerName: footer.name, footerPosition: footer.position }),
  };
}
