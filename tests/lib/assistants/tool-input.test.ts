import { expect, it } from 'vitest';
import { refusalOf, type ToolInput } from '@/lib/assistants/tool-input';

const schema: ToolInput = {
  type: 'object',
  properties: {
    query: { type: 'string' },
    postcode: { type: 'string', pattern: '^\\d{4}$' },
    size: { type: 'string', enum: ['S', 'M'] },
    genders: { type: 'array', items: { type: 'string', enum: ['Dame', 'Herre'] } },
    count: { type: 'integer', minimum: 1, maximum: 10 },
    price: { type: 'number', minimum: 0 },
    descending: { type: 'boolean' },
  },
  required: ['query'],
};

it.each([
  [{}, 'query is needed'],
  [{ query: 7 }, 'query is of type string, not 7'],
  [{ maks: 7 }, 'There is no maks; there are query, postcode, size, genders, count, price, descending'],
  [{ constructor: 7 }, 'There is no constructor'],
  [{ postcode: '99999' }, 'postcode has the form ^\\d{4}$, not "99999"'],
  [{ size: 'XL' }, 'size has no "XL"; there are S, M'],
  [{ genders: ['Dame', 'Troll'] }, 'genders has no "Troll"; there are Dame, Herre'],
  [{ count: 99 }, 'count is at least 1 and at most 10, not 99'],
  [{ count: 1.5 }, 'count is of type integer, not 1.5'],
  [{ price: 'abc' }, 'price is of type number, not "abc"'],
  [{ price: Number.NaN }, 'price is of type number'],
  [{ price: -5 }, 'price is at least 0, not -5'],
  [{ descending: 'yes' }, 'descending is of type boolean, not "yes"'],
])('rule 12.12: a tool refuses %j by what it takes', (input, refusal) => {
  expect(
    refusalOf(schema, 'query' in input || Object.keys(input).length === 0 ? input : { query: 'sko', ...input }),
  ).toContain(refusal);
});

it.each([
  { query: 'sko' },
  { query: 'sko', genders: 'dame' },
  { query: 'sko', genders: [' Dame ', 'HERRE'], size: 'm' },
  { query: 'sko', postcode: ' 7010', count: 10, price: 0, descending: false, size: undefined },
])('rule 12.12: a tool takes %j', (input) => {
  expect(refusalOf(schema, input)).toBeUndefined();
});
