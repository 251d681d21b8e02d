import { z } from 'zod';

const color = z
  .string()
  .regex(/^#([0-9a-f]{3}|[0-9a-f]{6})$/i)
  .describe('a colour as #rrggbb')
  .transform((text) => (text.length === 4 ? text.replace(/[0-9a-f]/gi, '$&$&') : text).toLowerCase());

const NUMBER = '(?:\\d+|\\d*\\.\\d+)';
const SIZE = new RegExp(`^(?:0|${NUMBER}(?:px|rem|em|%|vw)|(?:clamp|min|max|calc)\\([\\d.\\s,()+*/%a-z-]+\\))$`);

/** Values are written into a style sheet: nothing that ends a declaration, or swallows those after it. */
function isClosed(value: string): boolean {
  let open = 0;
  for (const mark of value) {
    open += mark === '(' ? 1 : mark === ')' ? -1 : 0;
    if (open < 0) return false;
  }
  return open === 0 && !value.includes('/*');
}

const size = z
  .string()
  .regex(SIZE)
  .refine(isClosed)
  .describe('a size of CSS: "0", "0.5rem", "8px" or "clamp(2rem, 1.4rem + 2.9vw, 3.5rem)"');

const length = z
  .string()
  .regex(new RegExp(`^-?${NUMBER}(?:px|rem|em)?$`))
  .describe('a length of CSS: "0", "-0.015em" or "1px"');

const family = z
  .string()
  .regex(/^[A-Za-z][\w -]{0,60}$/)
  .describe('the name of one typeface, as "Saira Condensed" or "serif"');

const weight = z
  .string()
  .regex(/^[1-9]\d{0,2}( [1-9]\d{0,2})?$/)
  .describe('a weight like "600", or two for a variable font: "400 700"');

const font = z.strictObject({
  family,
  file: z
    .string()
    .regex(/^[a-z0-9][a-z0-9._-]*\.woff2$/)
    .describe('the name of a file in the folder "fonts", in small letters: "body.woff2"'),
  weight: weight.optional(),
  style: z.enum(['normal', 'italic']).optional(),
  /** unicode-range: which letters the file has. */
  letters: z
    .string()
    .regex(/^U\+[0-9A-F?]+(-[0-9A-F]+)?(, ?U\+[0-9A-F?]+(-[0-9A-F]+)?)*$/i)
    .describe('the letters in the file as "U+0020-007E, U+00A0"')
    .optional(),
});

const surface = {
  paperSunk: color.optional(),
  paperRaised: color.optional(),
  inkSoft: color.optional(),
  inkFaint: color.optional(),
  line: color.optional(),
  /** The border of form controls. */
  lineStrong: color.optional(),
  accentStrong: color.optional(),
  accentSoft: color.optional(),
  /** The brand's colour where it must be readable on paper. */
  sparkInk: color.optional(),
};

/** The names of app/tokens.css without their dashes. What a brand leaves out is derived (tokens.ts) or the house's. */
export const tokensSchema = z.strictObject({
  colors: z.strictObject({
    paper: color,
    ink: color,
    accent: color,
    onAccent: color,
    /** Lower prices, errors. */
    signal: color,
    ...surface,
    /** The background at the edges of the pictures of goods. */
    pictureGround: color.optional(),
    signalSoft: color.optional(),
    onSignal: color.optional(),
    good: color.optional(),
    warn: color.optional(),
    focusOnLight: color.optional(),
    focusOnDark: color.optional(),
    /** Over the page behind a dialog; translucent. */
    scrim: color.optional(),
    /** Over pictures under light words; translucent. */
    veil: color.optional(),
    /** The brand's colour in the mark, lines and the main button. */
    spark: color.optional(),
    action: color.optional(),
    actionStrong: color.optional(),
    onAction: color.optional(),
    /** The paper of dark parts of a page. */
    night: color.optional(),
  }),
  /** The same names on a dark part of a page. */
  night: z
    .strictObject({
      ...surface,
      ink: color.optional(),
      accent: color.optional(),
      onAccent: color.optional(),
      signal: color.optional(),
    })
    .optional(),
  type: z
    .strictObject({
      fonts: z.array(font).max(12).optional(),
      font: family.optional(),
      /** This and the next four are of headings. */
      fontDisplay: family.optional(),
      displayWeight: z.number().int().min(100).max(900).describe('a weight between 100 and 900').optional(),
      displayCase: z.enum(['none', 'uppercase', 'lowercase']).optional(),
      displayTracking: length.optional(),
      displayLeading: z.number().min(0.8).max(2).describe('a line height between 0.8 and 2').optional(),
      textXs: size.optional(),
      textS: size.optional(),
      textM: size.optional(),
      textL: size.optional(),
      textXl: size.optional(),
      text2xl: size.optional(),
      text3xl: size.optional(),
      text4xl: size.optional(),
    })
    .optional(),
  radii: z
    .strictObject({
      radiusS: size.optional(),
      radiusM: size.optional(),
      radiusL: size.optional(),
      radiusPill: size.optional(),
    })
    .optional(),
  layout: z
    .strictObject({
      /** Between the parts of a page. */
      spaceSection: size.optional(),
      /** Whether cards of articles name the product line. */
      cardBrand: z.enum(['block', 'none']).optional(),
    })
    .optional(),
});

export type Tokens = z.infer<typeof tokensSchema>;
