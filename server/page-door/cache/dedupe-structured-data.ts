const STRUCTURED = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/g;
const WORTH = 300;

const quoted = (text: string) => JSON.stringify(text).slice(1, -1);

/** Escapes a text as Next does in an inline script. */
const inScript = (text: string) =>
  quoted(text).replace(/[&><\u2028\u2029]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);

const markupAt = (place: number) =>
  `document.querySelectorAll('script[type="application/ld+json"]')[${place}].textContent`;

/** React sets a long text apart, and a short one among the attributes of its element, where it is a text in a text. */
const forms: { said: (text: string) => string; look: (place: number) => string }[] = [
  { said: inScript, look: markupAt },
  { said: (text) => inScript(quoted(text)), look: (place) => `JSON.stringify(${markupAt(place)}).slice(1,-1)` },
];

/** Removes the second copy of structured data, which React writes into its payload (docs/decisions/0028-less-html.md). */
export function dedupeStructuredData(html: string): string {
  const copies: { at: number; end: number; look: string }[] = [];
  for (const [place, { 0: markup, 1: text = '', index }] of [...html.matchAll(STRUCTURED)].entries()) {
    if (text.length < WORTH) continue;
    for (const { said, look } of forms) {
      const copy = said(text);
      let at = html.indexOf(copy, index + markup.length);
      // Equal texts have a copy each.
      for (const taken of copies)
        if (at >= 0 && at < taken.end && taken.at < at + copy.length) at = html.indexOf(copy, taken.end);
      if (at < 0) continue;
      copies.push({ at, end: at + copy.length, look: look(place) });
      break;
    }
  }
  const pieces: string[] = [];
  let from = 0;
  for (const { at, end, look } of copies.toSorted((a, b) => a.at - b.at)) {
    pieces.push(html.slice(from, at), '"+', look, '+"');
    from = end;
  }
  return pieces.join('') + html.slice(from);
}
