import type { BlockContent, DefinitionContent, Image, ListItem } from 'mdast';
import type { ContainerDirective, LeafDirective } from 'mdast-util-directive';
import type { Block } from '@/lib/content/blocks';
import type { Say } from './faults';
import { PICTURE, PICTURE_FORM } from './page-front-matter';
import { checkHref, inlineText, plainText } from './page-inline';

type Directive = ContainerDirective | LeafDirective;
type Content = BlockContent | DefinitionContent;

interface Kind {
  /** How it is written, for the report. */
  form: string;
  required?: string[];
  optional?: string[];
  /** Without one it is `::name` on a line of its own. */
  content?: true;
  read(attributes: Record<string, string>, content: Content[], say: Say, at: Directive): Block | undefined;
}

const kinds = new Map<string, Kind>([
  [
    'lead',
    {
      form: ':::lead, a paragraph, :::',
      content: true,
      read: (_, content, say, at) => ({ type: 'lead', text: onlyParagraph(content, say, at) }),
    },
  ],
  [
    'callout',
    {
      form: ':::callout{title="…"}, a paragraph, :::',
      required: ['title'],
      content: true,
      read: ({ title = '' }, content, say, at) => ({ type: 'callout', title, text: onlyParagraph(content, say, at) }),
    },
  ],
  [
    'faq',
    {
      form: ':::faq, then for each question a line “### Question?” and paragraphs below it, :::',
      content: true,
      read: readFaq,
    },
  ],
  [
    'table',
    {
      form: ':::table{caption="…"}, a table, :::',
      required: ['caption'],
      content: true,
      read: readTable,
    },
  ],
  [
    'links',
    {
      form: ':::links, a list of “- [Title](address) words”, each with or without a ![](picture) before it, :::',
      content: true,
      read: readLinks,
    },
  ],
  [
    'sheet',
    {
      form: ':::sheet{title="…"}, a paragraph, a list of the lines to fill in, :::',
      required: ['title'],
      content: true,
      read: readSheet,
    },
  ],
  [
    'articles',
    {
      form: '::articles{title="…" search="…"}, or with link="…" href="…" for a button beside the title',
      required: ['title', 'search'],
      optional: ['link', 'href'],
      read: readArticles,
    },
  ],
  ['contact', { form: '::contact', read: () => ({ type: 'contact' }) }],
  ['shipping', { form: '::shipping', read: () => ({ type: 'shipping' }) }],
]);

/** `source` is the whole file. */
export function readDirective(node: Directive, source: string[], say: Say): Block | undefined {
  const kind = kinds.get(node.name);
  if (node.type === 'containerDirective' && !isClosed(node, source))
    return fault(say, node, `:::${node.name} is not closed: write ::: on a line of its own after it`);
  if (!kind) return fault(say, node, `there is no “${node.name}”: a page knows ${[...kinds.keys()].join(', ')}`);
  if ((node.type === 'containerDirective') !== (kind.content === true))
    return fault(say, node, `${node.name} is written ${kind.form}`);
  const attributes = attributesOf(node, kind, say);
  return attributes && kind.read(attributes, node.type === 'containerDirective' ? node.children : [], say, node);
}

function fault(say: Say, at: Directive, reason: string): undefined {
  say(at, reason, at.name);
}

/** One that is not closed takes all that follows. */
function isClosed({ position }: ContainerDirective, source: string[]): boolean {
  if (!position || position.start.line === position.end.line) return false;
  return /^\s*:{3,}\s*$/.test(source[position.end.line - 1] ?? '');
}

/** Words in [ ] after the name, which no directive has. */
const labelled = ({ type, children }: Directive) =>
  type === 'leafDirective'
    ? children.length > 0
    : children.some((child) => child.type === 'paragraph' && child.data?.directiveLabel === true);

function attributesOf(node: Directive, kind: Kind, say: Say): Record<string, string> | undefined {
  const { required = [], optional = [], form } = kind;
  const given = Object.fromEntries(
    Object.entries(node.attributes ?? {}).map(([key, value]) => [key, value?.trim() ?? '']),
  );
  const unknown = Object.keys(given).filter((key) => ![...required, ...optional].includes(key));
  const empty = [...required, ...Object.keys(given).filter((key) => optional.includes(key))].filter(
    (key) => !given[key],
  );
  const wrong = [
    ...(labelled(node) ? ['has no words in [ ]'] : []),
    ...unknown.map((key) => `knows no ${key}`),
    ...empty.map((key) => `needs words in ${key}`),
  ];
  return wrong.length === 0 ? given : fault(say, node, `${node.name} ${wrong.join(' and ')}: it is written ${form}`);
}

/** Tells how it is written; what was read of it is left out. */
const misshapen = (at: Directive, say: Say) => fault(say, at, `${at.name} is written ${kinds.get(at.name)?.form}`);

function onlyParagraph(content: Content[], say: Say, at: Directive): string {
  const [first, ...more] = content;
  if (first?.type === 'paragraph' && more.length === 0) return inlineText(first.children, say);
  misshapen(at, say);
  return '';
}

function readFaq(_: object, content: Content[], say: Say, at: Directive): Block | undefined {
  const items: { question: string; answer: string[] }[] = [];
  for (const node of content) {
    const last = items.at(-1);
    if (node.type === 'heading' && node.depth === 3)
      items.push({ question: plainText(node.children, 'a question', say), answer: [] });
    else if (node.type === 'paragraph' && last) last.answer.push(inlineText(node.children, say));
    else return misshapen(at, say);
  }
  const answered = items.length > 0 && items.every(({ answer }) => answer.length > 0);
  return answered ? { type: 'faq', items } : misshapen(at, say);
}

function readTable(
  { caption = '' }: { caption?: string },
  content: Content[],
  say: Say,
  at: Directive,
): Block | undefined {
  const [table, ...more] = content;
  if (table?.type !== 'table' || more.length > 0) return misshapen(at, say);
  const [head = [], ...rows] = table.children.map((row) => row.children.map((cell) => inlineText(cell.children, say)));
  for (const [index, row] of rows.entries()) {
    if (row.length === head.length) continue;
    say(table.children[index + 1] ?? table, `has ${row.length} cells in a table of ${head.length} columns`, 'table');
  }
  if (rows.length === 0) say(table, 'is a table without rows', 'table');
  return { type: 'table', caption, head, rows };
}

function readLinks(_: object, content: Content[], say: Say, at: Directive): Block | undefined {
  const [list, ...more] = content;
  if (list?.type !== 'list' || more.length > 0) return misshapen(at, say);
  const items = list.children.map((item) => readLink(item, say));
  return items.every((item) => item !== undefined) ? { type: 'links', items } : misshapen(at, say);
}

function readLink({ children: [paragraph, ...more] }: ListItem, say: Say) {
  if (paragraph?.type !== 'paragraph' || more.length > 0) return undefined;
  const parts = paragraph.children.filter((one) => one.type !== 'text' || one.value.trim() !== '');
  const picture = parts[0]?.type === 'image' ? parts.shift() : undefined;
  const link = parts.shift();
  if (link?.type !== 'link') return undefined;
  checkHref(link.url, link, say);
  const text = plainText(parts, 'the text of a link card', say);
  if (!text) return undefined;
  const title = plainText(link.children, 'the words of a link', say);
  return { title, text, href: link.url, ...(picture?.type === 'image' && { src: pictureOf(picture, say) }) };
}

/** Returns the address of a picture. */
export function pictureOf(image: Image, say: Say): string {
  if (!PICTURE.test(image.url)) say(image, `shows “${image.url}”: a picture is ${PICTURE_FORM}`);
  return image.url;
}

function readSheet({ title = '' }: { title?: string }, content: Content[], say: Say, at: Directive): Block | undefined {
  const [paragraph, list, ...more] = content;
  if (paragraph?.type !== 'paragraph' || list?.type !== 'list' || more.length > 0) return misshapen(at, say);
  const lines = list.children.map(({ children: [line] }) =>
    line?.type === 'paragraph' ? plainText(line.children, 'a line to fill in', say) : '',
  );
  if (!lines.every(Boolean)) return misshapen(at, say);
  return { type: 'sheet', title, text: plainText(paragraph.children, 'the text of a sheet', say), lines };
}

function readArticles(attributes: Record<string, string>, _: Content[], say: Say, at: Directive): Block | undefined {
  const { title = '', search = '', link, href } = attributes;
  if ((link === undefined) !== (href === undefined)) return misshapen(at, say);
  if (link === undefined || href === undefined) return { type: 'articles', title, search };
  checkHref(href, at, say);
  return { type: 'articles', title, search, link: { text: link, href } };
}
