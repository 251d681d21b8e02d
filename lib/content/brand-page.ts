import { phoneHref } from '@/lib/norway/phone-text';
import { type Block, headingId, type PageText } from './blocks';
import { inlineParts } from './inline-parts';

/** A page of law, service or content, as its file says it (docs/pages.md). */
export interface BrandPage extends PageText {
  /** '/om-oss' */
  path: string;
  menu?: { name: string; position?: number; bar: boolean };
  footer?: { column: 'help' | 'about'; name: string; position?: number };
  /** Whether search engines may list it. */
  index: boolean;
  /** Days in Oslo, 'YYYY-MM-DD'; `until` is the last one. */
  from?: string;
  until?: string;
}

/** Stand in the texts of a page as `{name}`. */
export const placeholders = ['name', 'company', 'email', 'phone', 'orgNo', 'address'] as const;
export type PageValues = Record<(typeof placeholders)[number], string>;

/**
 * Fills `{name}`, `{company}`, `{email}`, `{phone}`, `{orgNo}` and `{address}` in every text of a page, its title and links among
 * them. Values are written as they are shown; in a link, `tel:{phone}` becomes the number to call. Other braces stay.
 */
export function fillPage<Page extends PageText>(page: Page, values: PageValues): Page {
  const fill = (text: string) =>
    text
      .replaceAll('tel:{phone}', () => phoneHref(values.phone))
      .replaceAll(/\{(\w+)\}/g, (whole, key: string) => (isPlaceholder(key) ? values[key] : whole));
  return mapTexts(page, fill);
}

export const isPlaceholder = (key: string): key is keyof PageValues => placeholders.some((one) => one === key);

function mapTexts<Value>(value: Value, change: (text: string) => string): Value;
function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((one) => mapTexts(one, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, mapTexts(one, change)]));
}

/** Every text of a page, wherever it stands. */
export function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

/** Every address that a page links to. */
export const linksOf = (page: PageText): string[] => [
  ...textsOf(page.blocks).flatMap((text) => inlineParts(text).flatMap((part) => ('href' in part ? [part.href] : []))),
  ...page.blocks.flatMap((block) => {
    if (block.type === 'links') return block.items.map(({ href }) => href);
    return block.type === 'articles' && block.link ? [block.link.href] : [];
  }),
];

/** Every picture that a page shows. */
export const picturesOf = ({ hero, blocks }: PageText): string[] => [
  ...(hero ? [hero.src] : []),
  ...blocks.flatMap((block) => {
    if (block.type === 'links') return block.items.flatMap(({ src }) => src ?? []);
    return block.type === 'picture' ? [block.src] : [];
  }),
];

/** The addresses within a page, which its headings and shelves of goods have. */
export const idsOf = (blocks: Block[]): string[] =>
  blocks.flatMap((block) => {
    if (block.type === 'articles') return [headingId({ text: block.title })];
    return block.type === 'heading' ? [headingId(block)] : [];
  });
