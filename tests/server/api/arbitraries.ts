import fc from 'fast-check';
import { z } from 'zod';

interface Json {
  type?: string;
  properties?: Record<string, Json>;
  required?: string[];
  items?: Json;
  anyOf?: Json[];
  enum?: unknown[];
  const?: unknown;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
}

/** What people, machines and the ill-willed put into fields. */
const nasty = fc.constantFrom(
  ...["' or 1=1 --", "'; drop table articles; --", '<script>alert(1)</script>', '" onload="x', '../../etc/passwd'],
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', '\u0000', '\ud800', '%00', '%', '‮', '🏔️'.repeat(60)],
  ...[
    '',
    ' ',
    'null',
    'NaN',
    'Infinity',
    '-0',
    '1e309',
    '0x10',
    '9'.repeat(40),
    'æøå',
    'a'.repeat(5000),
    '*',
    '(',
    '\\',
  ],
);
/** What fields of ours hold, so that the work behind the check is reached. */
const known = fc.constantFrom(
  ...['kari@example.no', '91234567', '7010', '0155', '2000-01-01', '7040000000108', 'Kari', '1', '2', '1,2+100'],
  // Without one that fits, a field of ids or of times would be tried for ever.
  ...['3f0c9a5e-9c3b-4a8e-8a55-2f6f3a1f0b11', '2026-03-03T11:00:00.000Z'],
  ...['10.7,59.9;11.1,60.1', 'Storgata 1B', 'turjakke', 'collect', 'delivery', 'str 43', 'under 1000 kr', 'jakke dame'],
);
const text = fc.oneof(nasty, known, fc.string({ unit: 'binary', maxLength: 60 }), fc.string());
const number = fc.oneof(
  fc.integer(),
  fc.constantFrom(0, -1, 1, 1.5, 2 ** 31, 2 ** 53, -(2 ** 53), 1e308, -1e308, Number.MAX_SAFE_INTEGER),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);
const anything = fc.oneof(text, number, fc.boolean(), fc.constant(null), fc.jsonValue({ maxDepth: 2 }));

function fittingText({ pattern, minLength = 0, maxLength = 300 }: Json): fc.Arbitrary<string> {
  const sized = (value: string) => value.padEnd(minLength, 'x').slice(0, maxLength);
  if (!pattern) return fc.oneof(text, known).map(sized);
  const right = new RegExp(pattern, 'u');
  const ours = fc
    .oneof(text, known)
    .map(sized)
    .filter((value) => right.test(value));
  try {
    return fc.oneof(
      fc.stringMatching(right).map((value) => value.slice(0, maxLength)),
      ours,
    );
  } catch {
    return ours;
  }
}

/** What the schema asks for; with `wild`, now and then something else. */
function like(schema: Json, wild: boolean): fc.Arbitrary<unknown> {
  const right = fitting(schema, wild);
  return wild ? fc.oneof({ weight: 5, arbitrary: right }, { weight: 1, arbitrary: anything }) : right;
}

function fitting(schema: Json, wild: boolean): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => fitting(one, wild)));
  const { minimum = -(2 ** 53), maximum = 2 ** 53 } = schema;
  const inside = (value: number) => Math.min(Math.max(value, minimum), maximum);
  switch (schema.type) {
    case 'string':
      return wild ? text : fittingText(schema);
    case 'integer':
      return fc.oneof(fc.integer({ min: 1, max: 3 }), fc.integer({ max: 130 }), fc.constant(2 ** 40)).map(inside);
    case 'number':
      return wild ? number : number.map(inside);
    case 'boolean':
      return fc.boolean();
    case 'array': {
      const minLength = wild ? 0 : schema.minItems;
      return fc.array(like(schema.items ?? {}, wild), { minLength, maxLength: Math.min(schema.maxItems ?? 5, 5) });
    }
    case 'object': {
      const fields = Object.entries(schema.properties ?? {}).map(([name, one]) => [name, like(one, wild)] as const);
      const requiredKeys = wild ? [] : (schema.required ?? []);
      return fc.record(Object.fromEntries(fields), { requiredKeys });
    }
    default:
      return anything;
  }
}

const jsonSchema = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json;
const either = (schema: z.ZodType) => fc.oneof(fitting(jsonSchema(schema), false), like(jsonSchema(schema), true));
const words = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
const polluting = fc.constantFrom('{"__proto__":{"polluted":1}}', '{"constructor":{"prototype":{"polluted":1}}}');

/** A query or the parameters of a path, as text by name. */
export const texts = (schema: z.ZodObject | undefined): fc.Arbitrary<Record<string, string>> =>
  (schema ? either(schema) : fc.constant({})).map((value) => {
    const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value);
    const entries = isRecord ? Object.entries(value) : [];
    return Object.fromEntries(entries.map(([name, one]) => [name, words(one).toWellFormed()]));
  });

/** The text of a body: mostly JSON of the right shape. */
export const bodies = (schema: z.ZodType | undefined): fc.Arbitrary<string | undefined> =>
  schema
    ? fc.oneof(
        { weight: 10, arbitrary: either(schema).map((value) => JSON.stringify(value) ?? '') },
        { weight: 1, arbitrary: polluting },
        { weight: 1, arbitrary: text },
      )
    : fc.constant(undefined);
