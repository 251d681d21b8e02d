import type { PhrasingContent } from 'mdast';
import { type InlinePart, inlineParts, isSafeHref } from '@/lib/content/inline-parts';
import type { Say } from './faults';

/** Returns text with the marks of lib/content/inline-parts.ts, which shows it. */
export function inlineText(nodes: PhrasingContent[], say: Say): string {
  let told = false;
  const parts = nodes.flatMap((node) => {
    const part = partOf(node, (...fault) => {
      told = true;
      say(...fault);
    });
    return part ?? [];
  });
  const text = parts.map(marked).join('').trim();
  const [first] = nodes;
  if (first && !told && shownAs(inlineParts(text)) !== shownAs(parts))
    say(first, 'has marks within marks, which cannot be shown: write **weight**, [words](address) and `name` apart');
  return text;
}

/** Returns text that is shown as it is; `what` names it. */
export function plainText(nodes: PhrasingContent[], what: string, say: Say): string {
  const other = nodes.find(({ type }) => type !== 'text');
  if (other) say(other, `${what}: no marks are shown here, write plain text`);
  return nodes
    .flatMap((node) => (node.type === 'text' ? [oneLine(node.value)] : []))
    .join('')
    .trim();
}

const oneLine = (text: string) => text.replace(/[ \t]*\n[ \t]*/g, ' ');

function partOf(node: PhrasingContent, say: Say): InlinePart | undefined {
  switch (node.type) {
    case 'text':
      return { kind: 'text', text: oneLine(node.value) };
    case 'inlineCode':
      return { kind: 'code', text: node.value };
    case 'strong':
      return { kind: 'strong', text: plainText(node.children, 'a text with **weight**', say) };
    case 'link':
      if (node.title) say(node, 'a link has no title: write [words](address)');
      checkHref(node.url, node, say);
      return { kind: 'link', text: plainText(node.children, 'the words of a link', say), href: node.url };
    default:
      say(node, WRONG[node.type] ?? `cannot be shown (${node.type}): write **weight**, [words](address) or \`name\``);
      return undefined;
  }
}

export function checkHref(href: string, at: Parameters<Say>[0], say: Say): void {
  if (!isSafeHref(href))
    say(at, `links to “${href}”: an address begins with / (a page of this shop), #, https://, mailto: or tel:`);
  else if (/[\s()]/.test(href)) say(at, `links to “${href}”: write a space as %20, ( as %28 and ) as %29`);
}

const WRONG: Partial<Record<PhrasingContent['type'], string>> = {
  break: 'breaks a line: leave an empty line, and a new paragraph begins',
  emphasis: 'is in italics, which pages do not have: write **weight**, or nothing',
  html: 'is HTML, which pages do not show: write Markdown',
  image: 'shows a picture within a text: let ![what it shows](pictures/name.jpg) stand alone, between empty lines',
  linkReference: 'links by a name: write [words](address)',
  imageReference: 'shows a picture by a name: write ![what it shows](pictures/name.jpg)',
};

function marked(part: InlinePart): string {
  switch (part.kind) {
    case 'text':
      return part.text;
    case 'strong':
      return `**${part.text}**`;
    case 'code':
      return `\`${part.text}\``;
    case 'link':
      return `[${part.text}](${part.href})`;
  }
}

/** What a reader sees, with neighbouring texts as one. */
const shownAs = (parts: InlinePart[]) =>
  parts
    .map((part) => (part.kind === 'text' ? part.text : `\u0000${marked(part)}\u0000`))
    .join('')
    .trim();
