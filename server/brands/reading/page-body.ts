import type { Heading, List, Paragraph, RootContent } from 'mdast';
import { directiveFromMarkdown } from 'mdast-util-directive';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { directive } from 'micromark-extension-directive';
import { gfmTable } from 'micromark-extension-gfm-table';
import { type Block, headingId } from '@/lib/content/blocks';
import type { Say } from './faults';
import { pictureOf, readDirective } from './page-directives';
import { inlineText, plainText } from './page-inline';

/** Words with a colon, as in “10:30” or “Merk:dette”, are words. */
const { flow: blocksOnly } = directive();

/** Reads the Markdown of a page; lines of its front matter stand in `text` as empty ones. */
export function readPageBody(text: string, say: Say): Block[] {
  const { children } = fromMarkdown(text, {
    extensions: [{ flow: blocksOnly }, gfmTable()],
    mdastExtensions: [directiveFromMarkdown(), gfmTableFromMarkdown()],
  });
  const source = text.split('\n');
  const blocks = children.flatMap((node) => readNode(node, source, say) ?? []);
  return checked(blocks, say);
}

/** A block, and where it stands. */
interface Read {
  node: RootContent;
  block: Block;
}

function readNode(node: RootContent, source: string[], say: Say): Read | undefined {
  const block = blockOf(node, source, say);
  return block && { node, block };
}

function blockOf(node: RootContent, source: string[], say: Say): Block | undefined {
  switch (node.type) {
    case 'paragraph':
      return readParagraph(node, say);
    case 'heading':
      return readHeading(node, say);
    case 'list':
      return readList(node, say);
    case 'blockquote':
      return readQuote(node.children, node, say);
    case 'containerDirective':
    case 'leafDirective':
      return readDirective(node, source, say);
    case 'table':
      say(node, 'is a table without a caption: write :::table{caption="…"} above it and ::: below it');
      return undefined;
    default:
      say(node, WRONG[node.type] ?? `cannot be shown (${node.type}): docs/pages.md names what a page is made of`);
      return undefined;
  }
}

const NO_DIRECTIVE =
  'looks like ::name{title="…"} and is not: the name follows the colons, and each text stands in "quotes"';

const WRONG: Partial<Record<RootContent['type'], string>> = {
  html: 'is HTML, which pages do not show: write Markdown',
  code: 'is a block of code, which pages do not have: begin each line at the margin',
  thematicBreak: 'is a line across the page, which pages do not have: write a heading',
  definition: 'names an address: write [words](address) where the link stands',
};

function readParagraph({ children }: Paragraph, say: Say): Block | undefined {
  const [first, ...more] = children;
  if (first?.type === 'image' && more.length === 0) {
    if (!first.alt) say(first, 'is a picture without words for those who do not see it: ![what it shows](…)');
    const picture = { src: pictureOf(first, say), alt: first.alt ?? '' };
    return { type: 'picture', ...picture, ...(first.title && { caption: first.title }) };
  }
  if (first?.type === 'text' && first.value.startsWith('::')) {
    say(first, /^:+\s*$/.test(first.value) ? 'closes nothing: nothing is open here' : NO_DIRECTIVE);
    return undefined;
  }
  return { type: 'text', text: inlineText(children, say) };
}

const ID = / *\{#([^}]*)\}$/;

function readHeading(node: Heading, say: Say): Block | undefined {
  if (node.depth === 1) say(node, 'is the heading of the whole page, which is the title: begin with ##');
  if (node.depth > 3) say(node, `is a heading of level ${node.depth}: pages have ## and ###`);
  const words = plainText(node.children, 'a heading', say);
  const id = ID.exec(words)?.[1];
  if (id !== undefined && !/^[a-z][a-z0-9-]*$/.test(id))
    say(node, `has the address “${id}”: write small letters, digits and hyphens, as in {#frakt}`);
  const text = words.replace(ID, '');
  if (!text && node.children.every(({ type }) => type === 'text')) say(node, 'is a heading without words');
  return { type: 'heading', text, ...(id !== undefined && { id }), ...(node.depth === 3 && { level: 3 }) };
}

function readList({ children, ordered, start, position }: List, say: Say): Block | undefined {
  if (ordered && start !== 1) say({ position }, `begins with ${start}: a list begins with 1`);
  const items = children.map(({ children: [first, ...more], position: at }) => {
    if (first?.type === 'paragraph' && more.length === 0) return inlineText(first.children, say);
    say(
      { position: at },
      'is an item of more than one paragraph: a list has one text in each item, and no list within it',
    );
    return '';
  });
  return { type: 'list', items, ...(ordered && { ordered: true }) };
}

/** Its last paragraph names who said it when that begins with a dash. */
function readQuote(children: RootContent[], at: RootContent, say: Say): Block | undefined {
  const texts = children.map((one) => (one.type === 'paragraph' ? plainText(one.children, 'a quote', say) : undefined));
  const [text, by, ...more] = texts;
  if (text && by === undefined && texts.length === 1) return { type: 'quote', text };
  if (text && by && /^[–—] ?\S/.test(by) && more.length === 0)
    return { type: 'quote', text, by: by.replace(/^[–—] ?/, '') };
  say(at, 'is written > words, or with who said it in a paragraph of its own: > – Name');
  return undefined;
}

/** Addresses of headings are their own, and ### stands under ##. */
function checked(read: Read[], say: Say): Block[] {
  const seen = new Set<string>();
  let above = false;
  for (const { node, block } of read) {
    if (block.type === 'heading' && block.level === 3 && !above)
      say(node, 'is a heading of level 3 under none of level 2');
    if (block.type === 'heading' && block.level !== 3) above = true;
    const id =
      block.type === 'heading' ? headingId(block) : block.type === 'articles' ? headingId({ text: block.title }) : '';
    if (id && seen.has(id)) say(node, `has the same address as another heading: write {#a-name} after the words`);
    seen.add(id);
  }
  return read.map(({ block }) => block);
}
