// Loaded by Next's cache handler outside its bundles, so it is plain JavaScript.

const STRUCTURED = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/g;
/** Shorter texts are not worth their replacement. */
const WORTH = 300;

/** As Next writes a text into an inline script. */
const inScript = (text) =>
  quoted(text).replace(/[&><\u2028\u2029]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);
const quoted = (text) => JSON.stringify(text).slice(1, -1);

const markupAt = (place) => `document.querySelectorAll('script[type="application/ld+json"]')[${place}].textContent`;

/**
 * Structured data stand in a page twice: as markup for search engines, and in what React reads, which never shows them.
 * The second time becomes a look at the first (docs/decisions/0028-less-html.md).
 * @param {string} html a whole page as React wrote it
 */
export function sayOnce(html) {
  let shorter = html;
  for (const [place, [, text]] of [...html.matchAll(STRUCTURED)].entries()) {
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
