import { z } from 'zod';
import * as catalogue from '@/lib/contracts/catalogue';
import * as content from '@/lib/contracts/content';
import * as counter from '@/lib/contracts/counter';
import * as customers from '@/lib/contracts/customers';
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
  ...orders,
  ...polls,
  ...promo,
  ...reviews,
  ...search,
  ...webhooks,
};

/** A contract's schema goes by the name it is exported under. */
const names = z.registry<{ id: string }>();
const named = new Set<unknown>();
for (const [name, value] of Object.entries({ ...contracts, ...shops })) {
  if (!(value instanceof z.ZodType) || named.has(value)) continue;
  named.add(value);
  names.add(value, { id: name });
}

/** Turns zod schemas into JSON Schema and gathers the named ones, as they are sent ('input') or answered ('output'). */
export function createSchemas() {
  const components: Record<string, unknown> = {};

  /** What a caller may send differs from what comes out of a check (defaults), so it has names of its own. */
  function write(schema: z.ZodType, io: 'input' | 'output'): Json {
    const suffix = io === 'input' ? 'Input' : '';
    // Inside another object, so that a named schema is written as a reference also at the top.
    const whole = z.toJSONSchema(z.object({ it: schema }), { metadata: names, io, unrepresentable: 'any' });
    const text = JSON.stringify(whole).replace(
      /"#\/\$defs\/([^"]+)"/g,
      (_, name) => `"#/components/schemas/${name}${suffix}"`,
    );
    const { $defs = {}, properties } = JSON.parse(text) as { $defs?: Record<string, Json>; properties: { it: Json } };
    for (const [name, { id, ...definition }] of Object.entries($defs)) {
      components[`${name}${suffix}`] = id === name || id === undefined ? definition : { id, ...definition };
    }
    return properties.it;
  }
  return { components, write };
}
