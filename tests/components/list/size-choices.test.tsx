import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ListRoot } from '@/components/list/list-root';
import { SizeChoices } from '@/components/list/size-choices';
import { WordsProvider } from '@/components/words';
import { initialListState } from '@/lib/lists/list-query';
import { readSizeOfKind } from '@/lib/lists/size-kinds';
import { clientWords } from '@/lib/messages';

const none = { genders: [], colors: [], brands: [], sizes: [], groups: [], shops: [], campaigns: [], ratings: [] };

function seen(sizes: [value: string, count: number][], chosen: string[] = []) {
  const state = initialListState('bestseller');
  const initial = {
    ...{ path: '/dame', defaultSort: 'bestseller' as const, colors: [] },
    state: { ...state, filters: { ...state.filters, sizes: chosen } },
    answer: { total: 1, counts: { ...none, sizes }, blocking: [] },
  };
  const choices = sizes.map(([value]) => ({ value, label: readSizeOfKind(value).size }));
  return renderToString(
    <WordsProvider words={clientWords}>
      <ListRoot initial={initial}>
        <SizeChoices choices={choices} />
      </ListRoot>
    </WordsProvider>,
  );
}
/** The values that stand open. */
const open = (html: string) =>
  [...html.replace(/<details>.*?<\/details>/gs, '').matchAll(/value="([^"]+)"/g)].map(([, value]) => value);
const sizes = (param: string, from: number, to: number, count: (size: number) => number): [string, number][] =>
  Array.from({ length: to - from + 1 }, (_, i) => [`${param}.${from + i}`, count(from + i)]);

describe('rule 2.18: the sizes of a list', () => {
  it('are grouped by kind, each with its most common sizes in order', () => {
    const html = seen([['klaer.M', 9], ...sizes('sko', 30, 45, (size) => (size >= 36 && size <= 43 ? 20 : 1))]);
    expect(open(html)).toEqual(['klaer.M', ...sizes('sko', 36, 43, () => 0).map(([value]) => value)]);
    expect(html).toContain('Vis 8 til');
  });

  it('are shown for an empty list, too', () => {
    expect(open(seen(sizes('sko', 20, 60, () => 0)))).toHaveLength(16);
  });

  it('a chosen size is never folded', () => {
    expect(
      open(
        seen(
          sizes('sko', 20, 60, () => 5),
          ['sko.60'],
        ),
      ),
    ).toContain('sko.60');
  });

  it('rare kinds are folded, unless one of their sizes is chosen', () => {
    const params = ['klaer', 'barneklaer', 'sko', 'barnesko', 'alpinstovler', 'sokker', 'hansker', 'baller', 'andre'];
    const few = params.map((param): [string, number] => [
      `${param}.1`,
      param === 'andre' ? 9 : 10 - params.indexOf(param),
    ]);
    expect(open(seen(few))).toEqual([
      ...['klaer.1', 'barneklaer.1', 'sko.1', 'barnesko.1', 'alpinstovler.1', 'andre.1'],
    ]);
    expect(seen(few)).toContain('Vis 3 slags til');
    expect(seen(few, ['baller.1'])).toContain('<details open="">');
  });
});
