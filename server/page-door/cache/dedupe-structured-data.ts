const STRUCTURED = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/g;
const WORTH = 300;

const quoted = (text: string) => JSON.stringify(text).slice(1, -1);

/** Escapes a text as Next does in an inline script. */
const inScript = (text: string) =>
  quoted(text).replace(/[&><\u2028\u2029]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);

const markupAt = (place: number) =>
  `document.querySelectorAll('script[type="application/ld+json"]')[${place}].textContent`;

/** Removes the second copy of structured data, which React writes into its payload (docs/decisions/0028-less-html.md). */
export function dedupeStructuredData(html: string): string {
  let shorter = html;
  for (const [place, [, text = '']] of [...html.matchAll(STRUCTURED)].entries()) {
    if (text.length < WORTH) continue;
    const from = shorter.indexOf(text) + text.length;
    // React sets a long text apart, and a short one among the attributes of its element, where it is a text in a text.
    const apart = { said: inScript(text), look: markupAt(place) };
    const within = { said: inScript(quoted(text)), look: `JSON.stringify(${markupAt(place)}).slice(1,-1)` };
    for (const { said, look } of [apart, within]) {
      const at = shorter.indexOf(said, from);
      if (at < 0) continue;
      shorter = `${shorter.slice(0, at)}"+${look}+"${shorter.slice(at + said.length)}`;
      break;
    }
  }
  return shorter;
}
