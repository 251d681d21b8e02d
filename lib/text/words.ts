import type { GetICUArgs } from '@schummar/icu-type-parser';
import type { CompiledMessage } from 'icu-minify/format';
import { withComma } from './decimals';

type Part = Exclude<CompiledMessage, string>[number];

declare const values: unique symbol;

export interface Message<Values> extends ReadonlyArray<Part> {
  readonly [values]: (values: Values) => void;
}

type ValuesOf<Text extends string> = GetICUArgs<Text, { ICUArgument: string | number; ICUNumberArgument: number }>;

export type Words<Texts> = Texts extends string
  ? keyof ValuesOf<Texts> extends never
    ? string
    : Message<ValuesOf<Texts>>
  : { readonly [Key in keyof Texts]: Words<Texts[Key]> };

const LOCALE = 'nb';
/** As icu-minify writes `#`. */
const POUND = 0;

/** A text chosen among several takes the values of any. */
type Filling<Text> = (Text extends Message<infer Values> ? (values: Values) => void : never) extends (
  values: infer All,
) => void
  ? All
  : never;

/** Decimals get a comma (rule 18.17). Why not icu-minify's formatter: docs/decisions/0019-words.md. */
export const fill = <Text extends string | Message<never>>(
  text: Text & ([Text] extends [string] ? never : unknown),
  values: Filling<Text>,
): string =>
  typeof text === 'string' ? text : join(text as Message<never>, values as Record<string, string | number>);

/** Made when first needed, and once: it takes longer than all else of a text. */
let counting: Intl.NumberFormat | undefined;
function counted(count: number): string {
  counting ??= new Intl.NumberFormat(LOCALE);
  return counting.format(count);
}

const join = (parts: readonly Part[], values: Record<string, string | number>, count?: number): string =>
  parts.map((part) => textOf(part, values, count)).join('');

function textOf(part: Part, values: Record<string, string | number>, count?: number): string {
  if (typeof part === 'string') return part;
  if (part === POUND) return counted(count as number);
  const [name, , forms] = part as [string, number?, Record<string, string | typeof POUND | Part[]>?];
  const value = values[name] as number;
  if (!forms) return typeof value === 'number' ? withComma(value) : String(value);
  const form = forms[`=${value}`] ?? (value === 1 ? forms.one : undefined) ?? forms.other;
  return Array.isArray(form) ? join(form, values, value) : textOf(form as Part, values, value);
}
