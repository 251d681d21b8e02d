import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const files = globSync(['components/**/*.tsx', 'app/**/*.tsx']);

/** Fields of one line that are not `Field`: each forgives by itself, named here with what it asks for. */
const OWN_FIELDS = new Set([
  'components/search/search-box.tsx', // words, an EAN among them: lib/search/search-text
  'components/list/price-filter.tsx', // an amount: lib/lists/price-range
  'components/ui/stepper.tsx', // a count
  'components/shops/place-field.tsx', // a place
  'components/ui/password-field.tsx', // a password, as it is typed
  'components/ui/field.tsx',
  'components/share/share-links.tsx', // an address to copy, nothing to type
]);

it('rule 5.14: no field cuts what is pasted, or refuses it, before it is forgiven', () => {
  const cutting = files.filter((file) => /\b(?:maxLength|pattern)=/.test(readFileSync(file, 'utf8')));
  expect(cutting).toEqual([]);
});

it('rule 5.14: what is typed on one line is typed in a field that says what it is for', () => {
  const typed = files.filter((file) => {
    const inputs = readFileSync(file, 'utf8').match(/<input\b[^>]*?(?:\{[^}]*\}[^>]*?)*\/?>/g) ?? [];
    return inputs.some((input) => !/type="(?:checkbox|radio|hidden|range|file|datetime-local)"/.test(input));
  });
  expect(typed.filter((file) => !OWN_FIELDS.has(file))).toEqual([]);
});
