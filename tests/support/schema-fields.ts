import { z } from 'zod';

export interface Json {
  type?: string | string[];
  properties?: Record<string, Json>;
  additionalProperties?: Json | boolean;
  items?: Json;
  anyOf?: Json[];
  oneOf?: Json[];
  enum?: string[];
  const?: unknown;
  format?: string;
  pattern?: string;
  minLength?: number;
  minimum?: number;
  maximum?: number;
}

export interface Field {
  path: string[];
  kind: 'string' | 'integer';
  schema: Json;
}

export const jsonOf = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json;

/** Every field that takes a text or a number, with the path to it in something that is sent. */
export function fieldsIn(schema: Json, path: string[] = []): Field[] {
  const type = [schema.type].flat();
  const { properties = {}, additionalProperties, items, anyOf = [], oneOf = [] } = schema;
  return [
    ...Object.entries(properties).flatMap(([name, one]) => fieldsIn(one, [...path, name])),
    ...(typeof additionalProperties === 'object' ? fieldsIn(additionalProperties, [...path, 'any']) : []),
    ...(items ? fieldsIn(items, [...path, '0']) : []),
    ...[...anyOf, ...oneOf].flatMap((one) => fieldsIn(one, path)),
    // One that may be null is of both types.
    ...(['string', 'integer'] as const).filter((kind) => type.includes(kind)).map((kind) => ({ path, kind, schema })),
  ];
}

/** `value` at the end of the path, and nothing beside it. */
export const at = (path: readonly string[], value: unknown): unknown =>
  path.reduceRight<unknown>((inner, name) => (name === '0' ? [inner] : { [name]: inner }), value);
