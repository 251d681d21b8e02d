import { describe, expect, it } from 'vitest';
import { readBrandFile } from '@/lib/brands/brand-file';

const colors = { paper: '#ffffff', ink: '#101820', accent: '#0a4d8c', onAccent: '#fff', signal: '#a3122b' };

const least = {
  name: 'Fiskeløkka',
  tagline: 'Alt til agn',
  description: 'Stenger, sneller og agn.',
  position: 1,
  orderPrefix: 'FI',
  footer: { layout: 'full', text: 'Fiskeutstyr siden i fjor.' },
  missing: 'Her biter ingen',
  tokens: { colors },
};

const faultsOf = (value: unknown) => faultsIn(JSON.stringify(value, null, 2));

function faultsIn(text: string) {
  const read = readBrandFile(text);
  return 'faults' in read ? read.faults : [];
}

describe('the file of a brand', () => {
  it('needs little: the rest has its defaults', () => {
    expect(readBrandFile(JSON.stringify(least))).toMatchObject({
      brand: {
        ...{ name: 'Fiskeløkka', search: true, lost: 'path', logoSpells: false, home: [{ kind: 'shopWindow' }] },
        product: { layout: 'split', figures: 0 },
        tokens: { colors: { onAccent: '#ffffff' } },
      },
    });
  });

  it('may begin with a byte order mark', () => expect(faultsIn(`\uFEFF${JSON.stringify(least)}`)).toEqual([]));

  it.each([
    ['a missing field', { ...least, orderPrefix: undefined }, 1, 'orderPrefix', /is missing: give 2–4 capital letters/],
    ['a wrong value', { ...least, orderPrefix: 'fi-' }, 6, 'orderPrefix', /must be 2–4 capital letters .*, is "fi-"/],
    ['a wrong type', { ...least, search: 'no' }, 21, 'search', /must be true or false, is "no"/],
    ['a wrong choice', { ...least, lost: 'wood' }, 21, 'lost', /must be one of "path", "sea", is "wood"/],
    ['an unknown field, with the one meant', { ...least, tagLine: 'x' }, 21, 'tagLine', /did you mean "tagline"\?/],
    ['a field of another kind of thing', { ...least, shape: 1 }, 21, 'shape', /is unknown: known here are name, /],
  ])('%s is told with its line and the right value', (_, value, line, field, reason) =>
    expect(faultsOf(value)).toEqual([{ line, field, reason: expect.stringMatching(reason) }]),
  );

  it.each(['Krok\r\nBcc: alle@example.no', 'Krok\u0000', 'Krok\ud800'])(
    'a name is one line of characters: %j',
    (name) =>
      expect(faultsOf({ ...least, name })).toEqual([
        {
          line: 2,
          field: 'name',
          reason: expect.stringMatching(/^must be the name of the brand, .* on one line, is "/),
        },
      ]),
  );

  it.each(['1.2.3rem', 'calc((1px)', 'calc(1px))(2px)', 'calc(1px /* + 2px)', '.px'])('%s is no size', (textM) =>
    expect(faultsOf({ ...least, tokens: { colors, type: { textM } } })).toEqual([
      expect.objectContaining({ field: 'tokens.type.textM', reason: expect.stringMatching(/^must be a size of CSS/) }),
    ]),
  );

  it.each(['0', '.5rem', '8px', '1.25rem', 'clamp(2rem, 1.4rem + 2.9vw, 3.5rem)', 'calc((1px + 2px) * 3 / 2)'])(
    '%s is a size',
    (textM) => expect(faultsOf({ ...least, tokens: { colors, type: { textM } } })).toEqual([]),
  );

  it('a colour is told by where it stands', () => {
    const value = { ...least, tokens: { colors: { ...colors, accent: 'blue', 'paper-sunk': '#eee' } } };
    expect(faultsOf(value)).toEqual([
      { line: 16, field: 'tokens.colors.accent', reason: 'must be a colour as #rrggbb, is "blue"' },
      { line: 19, field: 'tokens.colors.paper-sunk', reason: 'is unknown: did you mean "paperSunk"?' },
    ]);
  });

  it('a section of the home page is told by its kind', () => {
    const home = [{ kind: 'chapter' }, { kind: 'shopwindow' }, { kind: 'tiles', slots: [] }];
    expect(faultsOf({ ...least, home }).map(({ field, reason }) => [field, reason])).toEqual([
      ['home[0].slot', 'is missing: give a slug in small letters and digits, like "fishing-rods"'],
      ['home[1].kind', expect.stringMatching(/^must be one of "shopWindow", "landscape", .*, is "shopwindow"$/)],
      ['home[2].slots', 'must be at least 1 long, is []'],
    ]);
  });

  it.each([
    ['a comment', '{\n  // the name\n  "name": "A"\n}', 2, 'comments are not allowed here: take it out'],
    ['a comma after the last field', '{\n  "name": "A",\n}', 3, /the last field has no comma after it/],
    ['a missing comma', '{\n  "name": "A"\n  "tagline": "B"\n}', 3, 'a comma is missing before this'],
    ['nothing', '', 1, /empty|expected/],
  ])('%s is refused with its line', (_, text, line, reason) =>
    expect(faultsIn(text)[0]).toEqual({
      line,
      field: null,
      reason: typeof reason === 'string' ? reason : expect.stringMatching(reason),
    }),
  );

  it('a field that is given twice is refused', () => {
    const text = JSON.stringify(least, null, 2).replace('"position"', '"name": "B",\n  "position"');
    expect(faultsIn(text)).toEqual([{ line: 5, field: 'name', reason: 'is given twice: keep one' }]);
  });

  it('colours that cannot be read are refused, each pair with a colour that would do', () => {
    const value = { ...least, tokens: { colors: { ...colors, inkSoft: '#999999' } } };
    const [fault] = faultsOf(value);
    expect(fault).toMatchObject({ line: 19, field: 'tokens.colors.inkSoft' });
    expect(fault?.reason).toMatch(
      /^#999999 on paper #ffffff has a contrast of 2\.84 to 1, must be at least 4\.5 to 1: #6[0-9a-f]{5} would do$/,
    );
  });

  it('no value can end a declaration of the style sheet', () => {
    const evil = '0;} body { display: none';
    const tokens = { colors, radii: { radiusS: evil }, type: { font: evil, textXl: evil } };
    expect(faultsOf({ ...least, tokens })).toHaveLength(3);
  });
});
