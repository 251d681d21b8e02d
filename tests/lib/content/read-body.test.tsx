import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { BlockList } from '@/components/content/block-list';
import { wholeWords } from '@/components/content/post-list';
import { inlineParts, plainText } from '@/lib/content/inline-parts';
import { readBody } from '@/lib/content/read-body';

const html = (body: string) => renderToStaticMarkup(<BlockList blocks={readBody(body)} />);

describe('a blog post body', () => {
  it('parts paragraphs at blank lines and opens headings', () => {
    expect(readBody('Først.\r\n\r\n## Så dette\nOg mer\nher.\n\n### Lite\n\nSist.')).toEqual([
      { type: 'text', text: 'Først.' },
      { type: 'heading', text: 'Så dette', level: 2 },
      { type: 'text', text: 'Og mer her.' },
      { type: 'heading', text: 'Lite', level: 3 },
      { type: 'text', text: 'Sist.' },
    ]);
  });

  it('reads lists and quotes, and leaves a dash in the middle of a text alone', () => {
    expect(readBody('- en\n- to\n\n1. a\n2. b\n\n> sagt\n> slik\n\n- ikke\nliste')).toEqual([
      { type: 'list', items: ['en', 'to'] },
      { type: 'list', ordered: true, items: ['a', 'b'] },
      { type: 'quote', text: 'sagt slik' },
      { type: 'text', text: '- ikke liste' },
    ]);
  });

  it('has no blocks for an empty body', () => {
    expect(readBody(' \n\n \n')).toEqual([]);
  });

  it('never writes HTML of its author', () => {
    const page = html('<script>alert(1)</script>\n\n## <img src=x onerror=alert(1)>\n\n- <b>a</b>');
    expect(page).not.toMatch(/<(script|img|b)\b/);
    expect(page).toContain('&lt;script&gt;');
  });

  it('gives a heading an address', () => {
    expect(html('## Først på fjellet')).toMatch(/<h2 id="først-på-fjellet"[^>]*>Først på fjellet<\/h2>/);
  });
});

describe('a line of text', () => {
  it('reads links, weight and names', () => {
    expect(inlineParts('Se [butikker](/butikker), **nå**, `cart`.')).toEqual([
      { kind: 'text', text: 'Se ' },
      { kind: 'link', text: 'butikker', href: '/butikker' },
      { kind: 'text', text: ', ' },
      { kind: 'strong', text: 'nå' },
      { kind: 'text', text: ', ' },
      { kind: 'code', text: 'cart' },
      { kind: 'text', text: '.' },
    ]);
  });

  it.each(['javascript:alert', '//evil.example', 'data:text/html,x', 'http://usikker.example'])(
    'does not lead to %s',
    (href) => {
      expect(inlineParts(`[her](${href})`)).toEqual([{ kind: 'text', text: 'her' }]);
    },
  );

  it('loses its marks for descriptions', () => {
    expect(plainText('Les [mer](/blogg) om **ull**')).toBe('Les mer om ull');
  });
});

describe('a lead', () => {
  it('ends at a whole word', () => {
    expect(wholeWords('Ull er varmt, også når det er vå')).toBe('Ull er varmt, også når det er …');
    expect(wholeWords('Ull er varmt.')).toBe('Ull er varmt.');
  });
});
