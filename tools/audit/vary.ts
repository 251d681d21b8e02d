import type { Call, Client, Good } from './client';
import { HOSTILE, HOSTILE_NUMBERS, OTHER_TYPES, RAW_BODIES } from './hostile';
import type { OpenApi, Schema } from './open-api';
import type { Site } from './site';

export interface Variation {
  call: Call;
  what: string;
  forbidden: boolean;
}

type Path = (string | number)[];

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `undefined` removes the field. */
function withValue(whole: unknown, path: Path, value: unknown): unknown {
  const [first, ...rest] = path;
  if (first === undefined) return value;
  if (Array.isArray(whole)) return whole.map((one, at) => (at === first ? withValue(one, rest, value) : one));
  const { [first]: old, ...others } = whole as Record<string, unknown>;
  const next = withValue(old, rest, value);
  return next === undefined ? others : { ...others, [first]: next };
}

const valueAt = (whole: unknown, path: Path) =>
  path.reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], whole);

/** Alternatives (anyOf) forbid nothing by themselves. */
const isPlain = (schema: Schema) => typeof schema.type === 'string' && !('anyOf' in schema || 'oneOf' in schema);

const SNOWMAN = '\u2603';

function forbiddenBy(schema: Schema): [string, unknown][] {
  const bound = (name: string) => (typeof schema[name] === 'number' ? schema[name] : undefined);
  const [minimum, maximum, minLength, maxLength] = ['minimum', 'maximum', 'minLength', 'maxLength'].map(bound);
  const [minItems, maxItems] = ['minItems', 'maxItems'].map(bound);
  const { type, pattern } = schema;
  const isChosen = 'enum' in schema || 'const' in schema;
  if (!isPlain(schema)) return isChosen ? [['none of its values', 'finnes-ikke']] : [];
  const others: Record<string, unknown> = { string: 12345, object: 'ord', array: 'ord', boolean: 'kanskje' };
  const found: [string, unknown][] = [['another type', others[String(type)] ?? 'ord']];
  if (isChosen) found.push(['none of its values', type === 'string' ? 'finnes-ikke' : 987]);
  if (type === 'integer') found.push(['a fraction', (minimum ?? 0) + 0.5]);
  if (minimum !== undefined && minimum > -1e15) found.push(['less than the least', minimum - 1]);
  if (maximum !== undefined && maximum < 1e15) found.push(['more than the most', maximum + 1]);
  if (maxLength !== undefined) found.push(['too long', 'x'.repeat(maxLength + 1)]);
  if (minLength) found.push(['too short', 'x'.repeat(minLength - 1)]);
  if (typeof pattern === 'string' && !new RegExp(pattern).test(SNOWMAN)) found.push(['no such pattern', SNOWMAN]);
  if (minItems) found.push(['too few', []]);
  if (maxItems !== undefined && maxItems <= 5000)
    found.push(['too many', Array.from({ length: maxItems + 1 }, () => 1)]);
  return found;
}

interface Field {
  path: Path;
  schema: Schema;
  required: boolean;
}

function fieldsOf(api: OpenApi, schema: Schema | undefined, body: unknown, path: Path = []): Field[] {
  const whole = api.resolve(schema);
  if (Array.isArray(body)) return body.length > 0 ? fieldsOf(api, whole.items as Schema, body[0], [...path, 0]) : [];
  if (!isObject(body)) return [];
  const branches = (whole.oneOf ?? whole.anyOf ?? [whole]) as Schema[];
  const fitting = branches.map((one) => api.resolve(one)).find((one) => fitsConstants(one, body)) ?? whole;
  const required = (fitting.required ?? []) as string[];
  return Object.entries((fitting.properties ?? {}) as Record<string, Schema>).flatMap(([name, one]) => [
    { path: [...path, name], schema: api.resolve(one), required: required.includes(name) },
    ...fieldsOf(api, one, body[name], [...path, name]),
  ]);
}

const fitsConstants = (schema: Schema, body: Record<string, unknown>) =>
  Object.entries((schema.properties ?? {}) as Record<string, Schema>).every(
    ([name, one]) => !('const' in one) || body[name] === one.const,
  );

function* ofBody(api: OpenApi, { operation, call }: Good): Generator<Variation> {
  if (!operation.body) return;
  for (const [name, raw] of Object.entries(RAW_BODIES))
    yield { call: { ...call, raw }, what: `a body of ${name}`, forbidden: /half|more|UTF-8|2 MB|^nothing/.test(name) };
  for (const { path, schema, required } of fieldsOf(api, operation.body, call.body)) {
    const at = path.join('.');
    const put = (value: unknown) => ({ ...call, body: withValue(call.body, path, value) });
    if (required) yield { call: put(undefined), what: `${at} left out`, forbidden: true };
    for (const [name, value] of forbiddenBy(schema))
      yield { call: put(value), what: `${at} is ${name}`, forbidden: true };
    const isText = schema.type === 'string' || typeof valueAt(call.body, path) === 'string';
    for (const [name, value] of Object.entries(isText ? HOSTILE : HOSTILE_NUMBERS))
      yield { call: put(value), what: `${at} is ${name}`, forbidden: false };
    for (const [name, value] of Object.entries(OTHER_TYPES))
      yield { call: put(value), what: `${at} is ${name}`, forbidden: false };
  }
}

function* ofAddress({ operation, call }: Good): Generator<Variation> {
  for (const { name, in: place, required, schema } of operation.parameters) {
    if (place === 'header') continue;
    const put = (value: unknown): Call => {
      const { [name]: _, ...others } = call[place] ?? {};
      return { ...call, [place]: value === undefined ? others : { ...others, [name]: value as string } };
    };
    if (required && place === 'query') yield { call: put(undefined), what: `${name} left out`, forbidden: true };
    for (const [kind, value] of forbiddenBy(schema))
      if (schema.type !== 'string' || (kind !== 'another type' && value !== ''))
        yield { call: put(value), what: `${name} is ${kind}`, forbidden: true };
    for (const [kind, value] of Object.entries({ ...HOSTILE, ...HOSTILE_NUMBERS }))
      if (kind !== '100 kB' && (place === 'query' || value !== ''))
        yield { call: put(value), what: `${name} is ${kind}`, forbidden: false };
  }
  if (Object.keys(call.query ?? {}).length > 0)
    yield {
      call: { ...call, query: { ...call.query, 'ukjent[]': '1', __proto__x: 'a' } },
      what: 'a name nobody knows',
      forbidden: false,
    };
}

let addresses = 0;

const MARKUP = /<script>alert\(1\)<\/script>|<svg\/onload=alert\(1\)>/;

/** Returns how many were sent. */
export async function vary(
  api: OpenApi,
  client: Client,
  good: Good,
  find: (place: string, what: string) => void,
  sample?: Site['sample'],
) {
  const { operation, visitor, asNobody } = good;
  const place = `${operation.method} ${operation.path}`;
  let count = 0;
  const all = [...ofAddress(good), ...ofBody(api, good)];
  for (const { call, what, forbidden } of sample?.(all) ?? all) {
    count += 1;
    addresses += 1;
    const address = `172.${16 + ((addresses >> 16) & 15)}.${(addresses >> 8) & 255}.${addresses & 255}`;
    const headers = { ...call.headers, 'x-forwarded-for': address };
    const { status, text, headers: said } = await client.send(operation, visitor, { ...call, headers });
    if (forbidden && status >= 200 && status < 300) find(place, `takes ${what}, which the document forbids`);
    if (MARKUP.test(text) && /html/.test(said['content-type'] ?? ''))
      find(place, `gives back markup as it came (${what})`);
    if (asNobody && status < 300) visitor.cookies.clear();
  }
  return count;
}
