import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { brandFileSchema } from '@/lib/brands/brand-file';

const named = (schema: unknown): string[] => {
  if (Array.isArray(schema)) return schema.flatMap(named);
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]) => [
    ...(key === 'properties' ? Object.keys(value) : []),
    ...(key === 'const' || key === 'enum' ? [value].flat().map(String) : []),
    ...named(value),
  ]);
};

it('docs/brand.md names every field and choice of brand.json', () => {
  const doc = readFileSync('docs/brand.md', 'utf8');
  const all = new Set(named(z.toJSONSchema(brandFileSchema, { io: 'input' })));
  expect(all.size).toBeGreaterThan(80);
  const ofFonts = ['normal', 'italic', 'uppercase', 'lowercase', 'block'];
  expect([...all].filter((name) => !doc.includes(`\`${name}\``) && !ofFonts.includes(name))).toEqual([]);
});
