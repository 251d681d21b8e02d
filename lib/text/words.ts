import type { GetICUArgs } from '@schummar/icu-type-parser';
import type { CompiledMessage } from 'icu-minify/format';
import { withComma } from './decimals';

declare const values: unique symbol;

/** A text with arguments (ICU), compiled: only `fill` makes words of it. */
export interface Message<Values> {
  readonly [values]: (values: Values) => void;
}

type ValuesOf<Text extends string> = GetICUArgs<Text, { ICUArgument: string | number; ICUNumberArgument: number }>;

/** The words of a file of messages as `compileWords` answers them: what has arguments is a `Message`. */
export type Words<Texts> = Texts extends string
  ? keyof ValuesOf<Texts> extends never
    ? string
    : Message<ValuesOf<Texts>>
  : { readonly [Key in keyof Texts]: Words<Texts[Key]> };

type Part = Exclude<CompiledMessage, string>[number];

const LOCALE = 'nb';
/** As icu-minify writes `#`. */
const POUND = 0;

/**
 * The words of a compiled message with its values. It knows arguments and plurals, which is all that `compileWords` lets
 * through, and decimals have a comma (rule 18.17); a test holds it to icu-minify's own formatter, which is heavier and asks Intl for the form (docs/decisions/0019-words.md).
 */
export const fill = <Values extends object>(message: Message<Values>, values: Values): string =>
  join(message as unknown as Part[], values as Record<string, string | number>);

const join = (parts: Part[], values: Record<string, string | number>, count?: number): string =>
  parts.map((part) => textOf(part, values, count)).join('');

function textOf(part: Part, values: Record<string, string | number>, count?: number): string {
  if (typeof part === 'string') return part;
  if (part === POUND) return new Intl.NumberFormat(LOCALE).format(count as number);
  const [name, , forms] = part as [string, number?, Record<string, string | typeof POUND | Part[]>?];
  const value = values[name] as number;
  if (!forms) return typeof value === 'number' ? withComma(value) : String(value);
  const form = forms[`=${value}`] ?? (value === 1 ? forms.one : undefined) ?? forms.other;
  return Array.isArray(form) ? join(form, values, value) : textOf(form as Part, values, value);
}
