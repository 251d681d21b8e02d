export type InlinePart =
  | { kind: 'text'; text: string }
  | { kind: 'strong'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'link'; text: string; href: string };

const MARKS = /\[([^\]]+)\]\(([^()\s]+)\)|\*\*([^*]+)\*\*|`([^`]+)`/g;
/** Other addresses ('javascript:', '//host') stay words. */
const SAFE_HREF = /^(\/(?!\/)|#|https:\/\/|mailto:|tel:)/;

export const isSafeHref = (href: string) => SAFE_HREF.test(href);

/** Reads [words](address), **weight** and `a name`. Nothing becomes HTML. */
export function inlineParts(text: string): InlinePart[] {
  const parts: InlinePart[] = [];
  let done = 0;
  for (const match of text.matchAll(MARKS)) {
    if (match.index > done) parts.push({ kind: 'text', text: text.slice(done, match.index) });
    parts.push(marked(match));
    done = match.index + match[0].length;
  }
  if (done < text.length) parts.push({ kind: 'text', text: text.slice(done) });
  return parts;
}

function marked([, words, href, strong, code]: RegExpExecArray): InlinePart {
  if (words && href) return isSafeHref(href) ? { kind: 'link', text: words, href } : { kind: 'text', text: words };
  return strong ? { kind: 'strong', text: strong } : { kind: 'code', text: code ?? '' };
}

export const plainText = (text: string) =>
  inlineParts(text)
    .map((part) => part.text)
    .join('');
