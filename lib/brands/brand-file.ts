import {
  findNodeAtLocation,
  getNodeValue,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser';
import { z } from 'zod';
import { distance } from '@/lib/search/spelling';
import type { Fault } from './fault';
import { tokensSchema } from './token-schema';
import { contrastFaults } from './tokens';

export type { Fault } from './fault';

/** Some stand in the heads of emails, and what is no character cannot be stored. */
const isLine = (value: string) => !/\p{Cc}/u.test(value) && value.isWellFormed();
const text = (most: number, of: string) =>
  z.string().trim().min(1).max(most).refine(isLine).describe(`${of}, 1–${most} characters on one line`);
const words = text(200, 'a text');
const slug = z
  .string()
  .regex(/^[a-z0-9æøåäöé]+(-[a-z0-9æøåäöé]+)*$/)
  .max(80)
  .describe('a slug in small letters and digits, like "fishing-rods"');
const link = z.strictObject({
  text: words,
  href: z
    .string()
    .regex(/^(\/(?!\/)|https:\/\/)\S*$/)
    .describe('an address that begins with / or https://'),
});

const homeSection = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('shopWindow') }),
  z.strictObject({ kind: z.literal('landscape'), slot: slug }),
  z.strictObject({ kind: z.literal('manifesto') }),
  z.strictObject({ kind: z.literal('editorial'), shelf: slug }),
  z.strictObject({ kind: z.literal('facts') }),
  z.strictObject({ kind: z.literal('chapter'), slot: slug, flip: z.boolean().optional() }),
  z.strictObject({ kind: z.literal('tiles'), slots: z.array(slug).min(1).max(8) }),
  z.strictObject({ kind: z.literal('offers') }),
  z.strictObject({ kind: z.literal('notes') }),
  z.strictObject({ kind: z.literal('poll') }),
  z.strictObject({ kind: z.literal('social') }),
  z.strictObject({ kind: z.literal('shops') }),
]);

export const brandFileSchema = z.strictObject({
  name: text(40, 'the name of the brand'),
  tagline: text(80, 'the line beside the name'),
  description: text(300, 'what search engines say about the shop'),
  /** The lowest is the default brand, shown on hosts that are nobody's. */
  position: z.number().int().min(0).max(9999).describe('a whole number, 0–9999'),
  orderPrefix: z
    .string()
    .regex(/^[A-Z]{2,4}$/)
    .describe('2–4 capital letters A–Z, like "NO"'),
  productLine: slug.optional(),
  search: z.boolean().default(true),
  footer: z.strictObject({ layout: z.enum(['full', 'small']), text: text(400, 'the text at the foot of every page') }),
  missing: text(80, 'the heading of the page for what is not there'),
  lost: z.enum(['path', 'sea']).default('path'),
  logoSpells: z.boolean().default(false),
  surface: z.enum(['night']).optional(),
  home: z
    .array(homeSection)
    .min(1)
    .max(40)
    .default([{ kind: 'shopWindow' }]),
  product: z
    .strictObject({
      layout: z.enum(['split', 'story']).default('split'),
      figures: z.number().int().min(0).max(12).describe('a whole number, 0–12').default(0),
    })
    .default({ layout: 'split', figures: 0 }),
  manifesto: z
    .strictObject({ kicker: words, title: words, text: z.array(text(1000, 'a paragraph')).min(1).max(10), link })
    .optional(),
  editorial: z.strictObject({ title: words, link }).optional(),
  facts: z
    .array(z.strictObject({ value: text(40, 'a figure'), text: words }))
    .min(1)
    .max(8)
    .optional(),
  notes: z.strictObject({ title: words, link }).optional(),
  tokens: tokensSchema,
});

export type BrandFile = z.infer<typeof brandFileSchema>;

const MOST = 50;

/** Reads brand.json. Every fault has the line it stands in. */
export function readBrandFile(file: string): { brand: BrandFile } | { faults: Fault[] } {
  const source = file.replace(/^\uFEFF/, '');
  const errors: ParseError[] = [];
  const root = parseTree(source, errors, { disallowComments: true, allowTrailingComma: false });
  if (errors.length > 0) return { faults: errors.slice(0, MOST).map((error) => syntaxFault(source, error)) };
  if (!root) return { faults: [{ line: 1, field: null, reason: 'the file is empty' }] };
  const lineOf = (node: Node) => lineAt(source, node.offset);
  const value: unknown = getNodeValue(root);
  const parsed = brandFileSchema.safeParse(value);
  const faults = repeatedKeys(root, []);
  for (const issue of parsed.error?.issues ?? []) faults.push(...faultsOf(issue, value, root));
  for (const fault of parsed.data && faults.length === 0 ? contrastFaults(parsed.data.tokens) : []) {
    faults.push({ ...fault, node: nearestNode(root, fault.field?.split('.') ?? []) });
  }
  if (parsed.data && faults.length === 0) return { brand: parsed.data };
  const told = faults.map(({ node, field, reason }) => ({ line: lineOf(node), field, reason }));
  return { faults: told.sort((a, b) => a.line - b.line).slice(0, MOST) };
}

interface Found {
  node: Node;
  field: string | null;
  reason: string;
}

const lineAt = (source: string, offset: number) => source.slice(0, offset).split('\n').length;

const SYNTAX: Partial<Record<ReturnType<typeof printParseErrorCode>, string>> = {
  InvalidCommentToken: 'comments are not allowed here: take it out',
  PropertyNameExpected: 'the name of a field in double quotes is expected; the last field has no comma after it',
  ValueExpected: 'a value is expected; the last one of a list has no comma after it',
  CommaExpected: 'a comma is missing before this',
  ColonExpected: 'a colon is missing after the name of a field',
  CloseBraceExpected: 'the closing } is missing',
  CloseBracketExpected: 'the closing ] is missing',
  EndOfFileExpected: 'the file goes on after its last }',
  UnexpectedEndOfString: 'a text has no closing quotation mark',
  InvalidCharacter: 'a text holds a line break or another control character: write \\n',
};

function syntaxFault(source: string, { error, offset }: ParseError): Fault {
  const code = printParseErrorCode(error);
  return { line: lineAt(source, offset), field: null, reason: SYNTAX[code] ?? `is no JSON (${code})` };
}

type Path = (string | number)[];

function repeatedKeys(node: Node, path: Path): Found[] {
  const seen = new Set<string>();
  return (node.children ?? []).flatMap((child, i) => {
    if (child.type !== 'property') return repeatedKeys(child, [...path, i]);
    const [name, value] = child.children ?? [];
    const key = String(name?.value);
    const at = [...path, key];
    const again = seen.has(key) ? [{ node: child, field: fieldName(at), reason: 'is given twice: keep one' }] : [];
    seen.add(key);
    return [...again, ...(value ? repeatedKeys(value, at) : [])];
  });
}

function nearestNode(root: Node, path: Path): Node {
  for (let length = path.length; length > 0; length--) {
    const node = findNodeAtLocation(root, path.slice(0, length));
    if (node) return node;
  }
  return root;
}

function faultsOf(issue: z.core.$ZodIssue, value: unknown, root: Node): Found[] {
  const path = issue.path.filter((key) => typeof key !== 'symbol');
  const schema = schemaAt(brandFileSchema, value, path);
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => {
      const node = findNodeAtLocation(root, [...path, key]);
      return { node: node?.parent ?? root, field: fieldName([...path, key]), reason: unknownReason(key, schema) };
    });
  }
  const node = nearestNode(root, path);
  return [{ node, field: fieldName(path), reason: reasonOf(issue, valueAt(value, path), schema) }];
}

function unknownReason(key: string, schema: z.core.$ZodType | undefined): string {
  const known = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
  const nearest = nearestKey(key, known);
  return nearest ? `is unknown: did you mean "${nearest}"?` : `is unknown: known here are ${known.join(', ')}`;
}

const plain = (key: string) => key.toLowerCase().replace(/[^a-z0-9]/g, '');

function nearestKey(key: string, known: string[]): string | undefined {
  const least = (one: string) => distance(plain(key), plain(one), 3);
  const [nearest] = [...known].sort((a, b) => least(a) - least(b));
  return nearest !== undefined && least(nearest) <= Math.max(1, Math.min(3, plain(key).length / 3))
    ? nearest
    : undefined;
}

const TYPES: Record<string, string> = {
  string: 'a text in quotation marks',
  number: 'a number without quotation marks',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list: [ … ]',
  object: 'an object: { … }',
};

function reasonOf(issue: z.core.$ZodIssue, value: unknown, schema: z.core.$ZodType | undefined): string {
  const right = expected(issue, schema);
  if (value === undefined) return `is missing: give ${right}`;
  return `must be ${right}, is ${shown(value)}`;
}

function expected(issue: z.core.$ZodIssue, schema: z.core.$ZodType | undefined): string {
  const said = schema instanceof z.ZodType ? schema.description : undefined;
  if (said) return said;
  if (schema instanceof z.ZodEnum) return `one of ${schema.options.map((one) => `"${one}"`).join(', ')}`;
  if (issue.code === 'invalid_type') return TYPES[issue.expected] ?? issue.expected;
  if (issue.code === 'too_small') return `at least ${issue.minimum} long`;
  if (issue.code === 'too_big') return `at most ${issue.maximum} long`;
  if (issue.code === 'invalid_union') return `one of ${kinds.map((kind) => `"${kind}"`).join(', ')}`;
  return issue.message;
}

const kinds = homeSection.options.map((option) => option.shape.kind.value);

function shown(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 77)}…` : text;
}

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((at, key) => (at as Record<Path[number], unknown> | null | undefined)?.[key], value);

/** Returns the schema of a field; of a section of the home page, by its kind. */
function schemaAt(schema: z.core.$ZodType, value: unknown, path: Path): z.core.$ZodType | undefined {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return schemaAt(schema.unwrap(), value, path);
  if (schema instanceof z.ZodPipe) return schemaAt(schema.in, value, path);
  if (schema === homeSection && path[0] !== 'kind') {
    const kind = valueAt(value, ['kind']);
    const option = homeSection.options.find((one) => one.shape.kind.value === kind);
    return option && schemaAt(option, value, path);
  }
  const [key, ...rest] = path;
  if (key === undefined) return schema;
  const inner =
    schema instanceof z.ZodObject ? schema.shape[key] : schema instanceof z.ZodArray ? schema.element : undefined;
  return inner && schemaAt(inner, valueAt(value, [key]), rest);
}

function fieldName(path: Path): string | null {
  if (path.length === 0) return null;
  return path.map((key, i) => (typeof key === 'number' ? `[${key}]` : `${i > 0 ? '.' : ''}${key}`)).join('');
}
