import { describe, expect, test } from 'vitest';
import { createAnalyser } from '@/lib/search/analyser';
import { fixture } from '@/tests/contracts/search-engine/fixture';

const analyser = createAnalyser();
const [plain] = fixture(1).articles;
const read = (changes: object) => analyser.article({ ...(plain as NonNullable<typeof plain>), ...changes }).fields;

describe('rule 14.1: the tokens of an article', () => {
  test('a compound stands beside its parts, the head apart from the rest', () => {
    const fields = read({ name: 'Vinterjakke' });
    expect(fields).toMatchObject({ name: ['vint|jakk'], nameHead: ['jakk'], nameModifier: ['vint'] });
  });

  test('what a preposition leads in is not what the thing is', () => {
    const fields = read({ name: 'Pose til vinterjakke', group2: 'Bager til ski' });
    expect(fields.name).toEqual(['pos']);
    expect(fields.nameHead).toEqual([]);
    expect(fields.nameModifier).toEqual(expect.arrayContaining(['vint|jakk', 'jakk']));
    expect(fields.category).not.toContain('ski');
    expect(fields.categoryModifier).toContain('ski');
  });

  test('a brand is neither stemmed nor split, also where the name says it', () => {
    const fields = read({ brand: 'Fjellskor AS', name: 'Fjellskor støvel' });
    expect(fields.brand).toEqual(['b:fjellskor', 'b:as', 'b:fjellskoras']);
    expect(fields.name).toEqual(['stovl']);
  });

  test('unisex goods are near Herre and Dame', () => {
    expect(read({ genders: [10] })).toMatchObject({ gender: ['unisex'], nearGender: ['herr', 'dam'] });
    expect(read({ genders: [1] })).toMatchObject({ gender: ['herr'], nearGender: [] });
  });

  test('sizes, quantities and numbers of the name', () => {
    const fields = read({ name: 'Telt 2 for 3 personer str M/L', sizes: ['EU 43'] });
    expect(fields.size).toEqual(['s:m', 's:l', 's:m/l', 's:43']);
    expect(fields.name).toEqual(['telt', '2', 'q:3person']);
  });
});
