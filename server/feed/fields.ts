import { z } from 'zod';
import { findBrand } from '@/lib/brands/brands';
import { eanCheckDigit, isEan13 } from '@/lib/catalogue/ean';
import { normaliseOrgNo } from '@/lib/norway/organisation-number';
import { isEmail } from '@/lib/text/emails';
import { slugify } from '@/lib/text/slug';
import { isStorable, UNSTORABLE } from '@/lib/text/storable';

const MOST = 2_147_483_647;

const whole = (least: number, most: number, unit = '') =>
  z
    .int({ error: ({ input }) => `must be a whole number, is ${quoted(input)}` })
    .refine((value) => value >= least && value <= most, {
      error: ({ input }) => `must be from ${least} to ${most}${unit}, is ${input}`,
    });

/** Takes `value` when the field is missing, null or an empty cell: a row is the whole thing, not a patch. */
export const otherwise = <S extends z.ZodType, const D>(field: S, value: D) =>
  field.nullish().transform((given) => given ?? value);

export const optional = <S extends z.ZodType>(field: S) => otherwise(field, null);

export const id = whole(1, MOST);
export const ore = whole(0, MOST, ' øre');
export const count = whole(0, MOST);
export const rank = whole(1, MOST);
export const integer = (least: number, most: number) => whole(least, most);
export const position = otherwise(whole(-32_768, 32_767), 0);
export const truth = z.boolean();
export const degrees = (most: number) =>
  z
    .number()
    .refine((value) => Math.abs(value) <= most, { error: ({ input }) => `must be within ±${most}, is ${input}` });

export const text = (most = 100_000) =>
  z.string().max(most, `is longer than ${most} characters`).refine(isStorable, UNSTORABLE);
export const name = z
  .string()
  .trim()
  .min(1, 'is empty')
  .max(300, 'is longer than 300 characters')
  .refine(isStorable, UNSTORABLE);
export const matching = (pattern: RegExp, what: string) =>
  z
    .string()
    .refine((value) => pattern.test(value), { error: ({ input }) => `must be ${what}, is ${quoted(input)}` })
    .refine(isStorable, UNSTORABLE);

export const slug = z
  .string()
  .max(200, 'is longer than 200 characters')
  .refine((value) => value !== '' && slugify(value) === value, {
    error: ({ input }) => `is no slug: ${quoted(input)}; ${quoted(slugify(String(input)))} would be`,
  });

export const ean = z.string().refine(isEan13, { error: ({ input }) => eanReason(String(input)) });

export const orgNo = z.string().transform((value, context) => {
  const digits = normaliseOrgNo(value);
  if (digits) return digits;
  context.addIssue({ code: 'custom', message: `is no organisation number (nine digits, MOD11): ${quoted(value)}` });
  return z.NEVER;
});

export const email = z.string().refine(isEmail, { error: ({ input }) => `is no e-mail address: ${quoted(input)}` });
export const postcode = matching(/^\d{4}$/, 'four digits');
export const hex = matching(/^#[0-9a-f]{6}$/i, '#rrggbb');
export const brand = z.string().refine((value) => findBrand(value) !== undefined, {
  error: ({ input }) => `is no brand of the shop: ${quoted(input)}`,
});
/** An import puts the address that the shop shows in the place of a photograph (pictures.ts) before it is checked here. */
export const picture = matching(
  /^(?:https:\/\/|\/pictures\/|\/bilder\/)\S{1,1000}$/,
  'https://…, a file below the folder pictures of the feed (pictures/…) or /pictures/…',
);
/** A path of the shop or an address elsewhere; never `javascript:` or `//host`. */
export const link = matching(/^(?:https:\/\/\S{1,1000}|\/(?!\/)\S{0,1000})$/, 'https://… or a path of the shop (/…)');

export const moment = z.iso
  .datetime({ offset: true, error: ({ input }) => `must be ISO 8601 with an offset, is ${quoted(input)}` })
  .transform((value, context) => {
    const at = new Date(value);
    if (!Number.isNaN(at.getTime())) return at.toISOString();
    context.addIssue({ code: 'custom', message: `is no moment there ever was: ${quoted(value)}` });
    return z.NEVER;
  });
export const day = z.iso.date({ error: ({ input }) => `must be a date such as 2026-12-24, is ${quoted(input)}` });

export const idSet = otherwise(z.array(id), [] as number[]).transform((ids) => [...new Set(ids)].sort((a, b) => a - b));

export const json = z
  .unknown()
  .refine((value) => value !== undefined && value !== null, 'is missing')
  .refine((value) => isKeepable(value), 'is nested too deeply or holds a character that cannot be stored');

export const jsonObject = z.record(z.string(), z.unknown()).refine((value) => isKeepable(value), {
  error: 'is nested too deeply or holds a character that cannot be stored',
});

function isKeepable(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return isStorable(value);
  if (typeof value !== 'object' || value === null) return true;
  if (depth >= 100) return false;
  return Object.entries(value).every(([key, item]) => isStorable(key) && isKeepable(item, depth + 1));
}

function eanReason(value: string): string {
  if (!/^\d{13}$/.test(value)) return `is no EAN of 13 digits: ${quoted(value)}`;
  return `has the wrong check digit: ${value} should end in ${eanCheckDigit(value.slice(0, 12))}`;
}

export const quoted = (value: unknown) => {
  const shown = typeof value === 'string' && value.length > 80 ? `${value.slice(0, 80)}…` : value;
  return JSON.stringify(shown) ?? String(shown);
};
