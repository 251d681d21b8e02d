import { slugify } from '@/lib/text/slug';

/** Blocks of a page (docs/pages.md), and of the body of a blog post. */
export type Block =
  | { type: 'lead'; text: string }
  | { type: 'text'; text: string }
  | { type: 'heading'; text: string; id?: string; level?: 2 | 3 }
  | { type: 'list'; items: string[]; ordered?: boolean }
  | { type: 'faq'; items: { question: string; answer: string[] }[] }
  | { type: 'table'; caption: string; head: string[]; rows: string[][] }
  | { type: 'picture'; src: string; alt: string; caption?: string }
  | { type: 'articles'; title: string; search: string; link?: { text: string; href: string } }
  | { type: 'quote'; text: string; by?: string }
  | { type: 'callout'; title: string; text: string }
  | { type: 'links'; items: { title: string; text: string; href: string; src?: string }[] }
  | { type: 'sheet'; title: string; text: string; lines: string[] }
  | { type: 'contact' }
  | { type: 'shipping' };

export const blockTypes = [
  'lead',
  'text',
  'heading',
  'list',
  'faq',
  'table',
  'picture',
  'articles',
  'quote',
  'callout',
  'links',
  'sheet',
  'contact',
  'shipping',
] as const satisfies Block['type'][];

export interface PageText {
  /** The h1, the trail, and the title unless `seoTitle` is given. */
  title: string;
  seoTitle?: string;
  description: string;
  kicker?: string;
  hero?: { src: string; alt: string };
  /** 'YYYY-MM-DD', for texts whose age matters. */
  updated?: string;
  contents?: boolean;
  blocks: Block[];
}

export const headingId = (heading: { text: string; id?: string }) => heading.id ?? slugify(heading.text);

export const contentsOf = (blocks: Block[]) =>
  blocks.flatMap((block) =>
    block.type === 'heading' && (block.level ?? 2) === 2 ? [{ id: headingId(block), text: block.text }] : [],
  );
