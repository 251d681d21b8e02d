import { type FieldKind, forgiven } from './forgiven';

export type FieldName<Values> = keyof Values & string;
export type FieldErrors<Values> = Partial<Record<FieldName<Values>, string>>;

export type ProblemOf<Values> = (name: FieldName<Values>, values: Values) => string | undefined;

export type TextName<Values> = {
  [Name in FieldName<Values>]: Values[Name] extends string ? Name : never;
}[FieldName<Values>];

/** Lists every text field, so that each gets its forgiveness. */
export type FieldKinds<Values> = { readonly [Name in TextName<Values>]: FieldKind };

export function forgave<Values>(
  values: Values,
  names: readonly FieldName<Values>[],
  kinds: FieldKinds<Values>,
): Values {
  const meant = names.flatMap((name) => {
    const kind = (kinds as Partial<Record<string, FieldKind>>)[name];
    const value: unknown = values[name];
    return kind && typeof value === 'string' ? [[name, forgiven(kind, value)]] : [];
  });
  return { ...values, ...Object.fromEntries(meant) };
}

export interface FormState<Values> {
  values: Values;
  errors: FieldErrors<Values>;
  /** True if the fields show a draft that was not sent. */
  kept: boolean;
  /** True if the last submit failed on a field. */
  stopped: boolean;
}

export const newForm = <Values>(values: Values): FormState<Values> => ({
  values,
  errors: {},
  kept: false,
  stopped: false,
});

/** Applies what a browser filled in before scripts ran, then the draft. */
export const restored = <Values>(
  form: FormState<Values>,
  draft: Partial<Values> | undefined,
  fromPage: Partial<Values> = {},
): FormState<Values> => ({ ...form, values: { ...form.values, ...fromPage, ...draft }, kept: draft !== undefined });

/** A wrong field is checked again with every letter. */
export function typed<Values, Name extends FieldName<Values>>(
  form: FormState<Values>,
  name: Name,
  value: Values[Name],
  problemOf: ProblemOf<Values>,
): FormState<Values> {
  const values = { ...form.values, [name]: value };
  const errors = form.errors[name] ? { ...form.errors, [name]: problemOf(name, values) } : form.errors;
  return { ...form, values, errors };
}

/** An untouched field shows no error. */
export function left<Values>(
  form: FormState<Values>,
  name: FieldName<Values>,
  problemOf: ProblemOf<Values>,
): FormState<Values> {
  if (isBlank(form.values[name])) return form;
  return { ...form, errors: { ...form.errors, [name]: problemOf(name, form.values) } };
}

export function checked<Values>(
  form: FormState<Values>,
  names: readonly FieldName<Values>[],
  problemOf: ProblemOf<Values>,
): FormState<Values> {
  const errors: FieldErrors<Values> = {};
  for (const name of names) errors[name] = problemOf(name, form.values);
  return stoppedBy(form, names, errors);
}

/** Shows the server's errors, by the last part of their path. */
export function refused<Values>(
  form: FormState<Values>,
  names: readonly FieldName<Values>[],
  errors: Record<string, string[]>,
): FormState<Values> {
  const byField = Object.entries(errors).map(([path, texts]) => [path.split('.').at(-1), texts.join(' ')]);
  return stoppedBy(form, names, Object.fromEntries(byField) as FieldErrors<Values>);
}

export function blanksFilled<Values>(form: FormState<Values>, known: Partial<Values>): FormState<Values> {
  const missing = Object.entries(known).filter(([name]) => isBlank(form.values[name as FieldName<Values>]));
  return { ...form, values: { ...form.values, ...Object.fromEntries(missing) } };
}

export const changes = <Values>(names: readonly FieldName<Values>[], now: Values, before: Values): Partial<Values> =>
  Object.fromEntries(
    names.filter((name) => now[name] !== before[name]).map((name) => [name, now[name]]),
  ) as Partial<Values>;

export const firstWrong = <Values>(names: readonly FieldName<Values>[], errors: FieldErrors<Values>) =>
  names.find((name) => errors[name]);

function stoppedBy<Values>(
  form: FormState<Values>,
  names: readonly FieldName<Values>[],
  errors: FieldErrors<Values>,
): FormState<Values> {
  return { ...form, errors, stopped: firstWrong(names, errors) !== undefined };
}

const isBlank = (value: unknown) => (typeof value === 'string' ? value.trim() === '' : !value);
