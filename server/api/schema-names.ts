import { z } from 'zod';
import * as catalogue from '@/lib/contracts/catalogue';
import * as content from '@/lib/contracts/content';
import * as counter from '@/lib/contracts/counter';
import * as customers from '@/lib/contracts/customers';
import * as imports from '@/lib/contracts/imports';
import * as orders from '@/lib/contracts/orders';
import * as polls from '@/lib/contracts/polls';
import * as promo from '@/lib/contracts/promo';
import * as reviews from '@/lib/contracts/reviews';
import * as search from '@/lib/contracts/search';
import * as shops from '@/lib/contracts/shops';
import * as webhooks from '@/lib/contracts/webhooks';

export type Json = Record<string, unknown>;

const contracts = {
  ...catalogue,
  ...content,
  ...counter,
  ...customers,
  ...imports,
  ...orders,
  ...polls,
  ...promo,
  ...reviews,
  ...search,
  ...webhooks,
};

const names = z.registry<{ id: string }>();
const named = new Set<unknown>();
for (const [name, value] of Object.entries({ ...contracts, ...shops })) {
  if (!(value instanceof z.ZodType) || named.has(value)) continue;
  named.add(value);
  names.add(value, { id: name });
}

const lower = (value: unknown) => String(value).toLowerCase();
/** Members that every enum has in Kotlin or Java, where a value of that name would clash. */
const TAKEN = /^(name|ordinal|entries|values|valueOf)$/;

/**
 * Rewrites a schema for generators: most know neither Unicode classes in a pattern nor `items: false` after `prefixItems`; those
 * of Java and Kotlin write boolean and `number` constants as strings, which do not compile.
 */
function plain(schema: Json) {
  if (typeof schema.const === 'boolean') delete schema.const;
  if (schema.type === 'number' && Number.isInteger(schema.const)) schema.type = 'integer';
  // A generator would make two members of one name in two spellings.
  if (Array.isArray(schema.enum))
    schema.enum = [...new Map(schema.enum.toReversed().map((one) => [lower(one), one])).values()].toReversed();
  if (Array.isArray(schema.enum) && schema.enum.some((value) => TAKEN.test(value)))
    schema['x-enum-varnames'] = schema.enum.map((value) => String(value).toUpperCase().replace(/\W/g, '_'));
  if (typeof schema.pattern === 'string' && schema.pattern.includes(String.raw`\p{`)) delete schema.pattern;
  if (Array.isArray(schema.prefixItems) && schema.items === false) {
    const kinds = [...new Map(schema.prefixItems.map((one) => [JSON.stringify(one), one])).values()];
    schema.items = kinds.length === 1 ? kinds[0] : { anyOf: kinds };
    delete schema.prefixItems;
  }
}

/** Says in words what a field defaults to: openapi-typescript would make callers send a field with a `default`. */
function withoutDefaults(value: unknown) {
  const { properties = {} } = (value ?? {}) as { properties?: Record<string, Json> };
  for (const one of Object.values(properties)) {
    if (!('default' in one)) continue;
    one.description = `${JSON.stringify(one.default)} when it is not sent`;
    delete one.default;
  }
}

/** Turns zod schemas into JSON Schema and collects the named ones, as sent ('input') or answered ('output'). */
export function createSchemas() {
  const components: Record<string, unknown> = {};

  /** Names input and output apart, since defaults make them differ. */
  function write(schema: z.ZodType, io: 'input' | 'output'): Json {
    const suffix = io === 'input' ? 'Input' : '';
    // Inside another object, so that a named top schema becomes a reference.
    const whole = z.toJSONSchema(z.object({ it: schema }), {
      metadata: names,
      io,
      unrepresentable: 'any',
      override: ({ jsonSchema }) => plain(jsonSchema as Json),
    });
    const text = JSON.stringify(whole).replace(
      /"#\/\$defs\/([^"]+)"/g,
      (_, name) => `"#/components/schemas/${name}${suffix}"`,
    );
    const { $defs = {}, properties } = JSON.parse(text, (key, value) => {
      if (key !== '' && io === 'input') withoutDefaults(value);
      return value;
    }) as { $defs?: Record<string, Json>; properties: { it: Json } };
    for (const [name, { id, ...definition }] of Object.entries($defs)) {
      components[`${name}${suffix}`] = id === name || id === undefined ? definition : { id, ...definition };
    }
    return properties.it;
  }
  return { components, write };
}
