import type { z } from 'zod';

interface Known {
  fields: Map<string, Known | undefined>;
}

/**
 * Finds fields that no one reads, in a row and in the objects listed in it: probably a misspelling, perhaps a field of
 * a newer format. Each is told once per file.
 */
export function unknownFields(schema: z.ZodObject): (row: Record<string, unknown>) => string[] {
  const known = knownIn(schema);
  known.fields.set('deleted', undefined);
  const told = new Set<string>();
  return (row) => {
    const found: string[] = [];
    collect(row, known, '', (field) => {
      if (told.size >= 50 || told.has(field)) return;
      told.add(field);
      found.push(field);
    });
    return found;
  };
}

function collect(row: object, known: Known, prefix: string, add: (field: string) => void): void {
  for (const key in row) {
    if (!known.fields.has(key)) {
      add(prefix + key);
      continue;
    }
    const inner = known.fields.get(key);
    if (!inner) continue;
    const value = (row as Record<string, unknown>)[key];
    for (const item of Array.isArray(value) ? value : [value]) {
      if (typeof item === 'object' && item !== null) collect(item, inner, `${prefix}${key}.`, add);
    }
  }
}

function knownIn(schema: z.ZodObject): Known {
  const fields = Object.entries(schema.shape).map(([key, field]) => {
    const object = objectIn(field as z.core.$ZodType);
    return [key, object && knownIn(object)] as const;
  });
  return { fields: new Map(fields) };
}

type Wrapped = { def: { type: string } & Partial<Record<'innerType' | 'in' | 'element', z.core.$ZodType>> };

function objectIn(field: z.core.$ZodType): z.ZodObject | undefined {
  const { def } = field._zod as unknown as Wrapped;
  if (def.type === 'object') return field as z.ZodObject;
  const inner = def.innerType ?? def.in ?? def.element;
  return inner && objectIn(inner);
}
