import { describe, expect, it } from 'vitest';
import { cleanSvg } from '@/server/brands/reading/clean-svg';

const NS = 'xmlns="http://www.w3.org/2000/svg"';
const svg = (inner: string, attributes = 'viewBox="0 0 40 28"') => `<svg ${NS} ${attributes}>${inner}</svg>`;

function cleaned(text: string) {
  const read = cleanSvg(text);
  if ('faults' in read) throw new Error(read.faults[0]?.reason);
  return read.svg;
}

const faultOf = (text: string) => {
  const read = cleanSvg(text);
  return 'faults' in read ? read.faults[0] : undefined;
};

describe('a drawing of a brand goes into our pages', () => {
  it('as it is, if it is only a drawing', () => {
    const inner = '<g fill="currentColor"><path d="M1 25 13 6Z" fill="var(--spark)" fill-rule="evenodd"/></g>';
    expect(cleaned(svg(inner))).toEqual({ inner, inherited: '', viewBox: [0, 0, 40, 28] });
  });

  it('without what its program wrote for itself', () => {
    const text = `<?xml version="1.0"?><!-- Inkscape -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
${svg('<title>Logo</title><metadata><rdf:RDF xmlns:rdf="x"><a b="c">d</a></rdf:RDF></metadata><sodipodi:namedview id="v"/><path d="M0 0Z" inkscape:label="a" data-x="1"/>')}`;
    expect(cleaned(text).inner).toBe('<path d="M0 0Z"/>');
  });

  it('with classes as attributes, which would hold for the whole page', () => {
    const text = svg(
      '<defs><style><![CDATA[.st0,.st1{fill:#123456;stroke-width:2px} .st1{fill:none}]]></style></defs>' +
        '<path class="st0" d="M0 0Z"/><path class="st1" style="opacity:.5" d="M1 1Z" fill="#fff"/>',
    );
    expect(cleaned(text).inner).toBe(
      '<defs></defs><path d="M0 0Z" fill="#123456" stroke-width="2"/>' +
        '<path d="M1 1Z" fill="none" stroke-width="2" opacity=".5"/>',
    );
  });

  it('with names of its own, which are none of the page’s', () => {
    const text = svg(
      '<defs><linearGradient id="innhold"/></defs><path fill="url(#innhold)"/><use xlink:href="#innhold"/>',
    );
    expect(cleaned(text).inner).toBe(
      '<defs><linearGradient id="sign-innhold"/></defs><path fill="url(#sign-innhold)"/><use href="#sign-innhold"/>',
    );
  });

  it('with what its elements inherit', () => {
    const { inherited } = cleaned(svg('<path d="M0 0Z"/>', 'viewBox="0 0 1 1" fill="none" style="stroke:red" id="x"'));
    expect(inherited).toBe(' fill="none" stroke="red"');
  });

  it('as large as it says: by viewBox, else by width and height', () => {
    expect(cleaned(svg('', 'viewBox="0,0 300 60" width="9" height="9"')).viewBox).toEqual([0, 0, 300, 60]);
    expect(cleaned(svg('', 'width="300px" height="60"')).viewBox).toEqual([0, 0, 300, 60]);
  });

  it('with its marks escaped', () => {
    expect(cleaned(svg('<text font-family="&quot;A&quot;">a &lt;b&gt; &#38;</text>')).inner).toBe(
      '<text font-family="&quot;A&quot;">a &lt;b&gt; &amp;</text>',
    );
  });
});

describe('rule 1.12: what could run or fetch is refused with its line', () => {
  it.each([
    ['a script', '\n<script>alert(1)</script>', 2, 'holds a script: take <script> out'],
    ['a script of a namespace', '<svg:script/>', 1, 'holds a script: take <script> out'],
    ['an event', '\n\n<path onload="x()"/>', 3, 'holds a script in "onload": take it out'],
    ['an event in what is left out', '<metadata onclick="x()"/>', 1, /holds a script in "onclick"/],
    ['a link that runs', '<use href=" java&#10;script:x()"/>', 1, /holds a script in "href"/],
    ['another file', '<image href="https://example.com/a.png"/>', 1, /refers to something outside of it, "https:/],
    ['another drawing', '<use xlink:href="a.svg#b"/>', 1, /refers to something outside of it/],
    ['a drawing within', '<image href="data:image/svg+xml;base64,AAAA"/>', 1, /refers to something outside of it/],
    ['a colour from elsewhere', '<path fill="url(//example.com/#a)"/>', 1, /refers to something outside of it/],
    ['a style from elsewhere', '<path style="fill:url(https://example.com)"/>', 1, /refers to something outside of it/],
    ['a class from elsewhere', '<style>.a{fill:url(//e.x)}</style><path class="a"/>', 1, /refers to something outside/],
    ['a style sheet that fetches', '<style>@import "x";</style>', 1, 'has a style sheet that fetches: take it out'],
    ['styles for a page', '<style>body > a{fill:red}</style>', 1, /has a style for "body > a"/],
    ['another document', '<foreignObject><p/></foreignObject>', 1, /holds another document/],
    ['movement', '<path><animate/></path>', 1, /moves/],
    ['an element that is not closed', '<g><path/>', 1, /<\/svg> closes nothing/],
  ])('%s', (_, inner, line, reason) =>
    expect(faultOf(svg(inner))).toEqual({
      line,
      reason: typeof reason === 'string' ? reason : expect.stringMatching(reason),
    }),
  );

  it.each([
    ['entities', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('')}`, /declares entities/],
    ['no size', svg('', ''), /give <svg> a viewBox/],
    ['another language', '<html></html>', /must begin with <svg>, begins with <html>/],
    ['text', 'hello', /there is no <svg>/],
    ['a part of a file', `<svg ${NS} viewBox="0 0 1 1"><g>`, /<g> is not closed/],
    ['a tag of nothing', svg('< path/>'), /a "<" that begins nothing/],
  ])('%s', (_, text, reason) => expect(faultOf(text)?.reason).toMatch(reason));
});
