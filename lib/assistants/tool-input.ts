/** The subset of JSON Schema that the tools use. */
export interface ToolProperty {
  type: 'string' | 'number' | 'integer' | 'boolean' | 'array';
  description?: string;
  enum?: readonly string[];
  pattern?: string;
  minimum?: number;
  maximum?: number;
  items?: ToolProperty;
}

export interface ToolInput {
  type: 'object';
  properties: Record<string, ToolProperty>;
  required?: string[];
}

export const sameName = (name: string, said: unknown) =>
  typeof said === 'string' && said.trim().toLocaleLowerCase('nb') === name.toLocaleLowerCase('nb');

const isKind: Record<ToolProperty['type'], (value: unknown) => boolean> = {
  string: (value) => typeof value === 'string',
  number: Number.isFinite,
  integer: Number.isInteger,
  boolean: (value) => typeof value === 'boolean',
  array: () => true,
};

function faultOf(name: string, property: ToolProperty, value: unknown): string | undefined {
  const { type, enum: names, pattern, minimum = -Infinity, maximum = Infinity, items } = property;
  if (type === 'array')
    return (
      items && [value].flat().reduce<string | undefined>((found, one) => found ?? faultOf(name, items, one), undefined)
    );
  const said = JSON.stringify(value);
  if (!isKind[type](value)) return `${name} is of type ${type}, not ${said}`;
  if (names && !names.some((one) => sameName(one, value)))
    return `${name} has no ${said}; there are ${names.join(', ')}`;
  if (pattern && !new RegExp(pattern).test(String(value).trim())) return `${name} has the form ${pattern}, not ${said}`;
  if (typeof value === 'number' && (value < minimum || value > maximum))
    return `${name} is ${[
      ...(minimum > -Infinity ? [`at least ${minimum}`] : []),
      ...(maximum < Infinity ? [`at most ${maximum}`] : []),
    ].join(' and ')}, not ${said}`;
  return undefined;
}

/** Returns a sentence that tells an assistant what is wrong; undefined for valid input. */
export function refusalOf(
  { properties, required = [] }: ToolInput,
  input: Record<string, unknown>,
): string | undefined {
  const missing = required.find((name) => input[name] === undefined);
  if (missing) return `${missing} is needed`;
  for (const [name, value] of Object.entries(input)) {
    if (!Object.hasOwn(properties, name)) return `There is no ${name}; there are ${Object.keys(properties).join(', ')}`;
    const fault = value === undefined ? undefined : faultOf(name, properties[name] as ToolProperty, value);
    if (fault) return fault;
  }
  return undefined;
}
