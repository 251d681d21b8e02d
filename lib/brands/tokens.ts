import type { Fault } from './brand-file';
import { contrast, isDark, mix, readable } from './contrast';
import type { Tokens } from './token-schema';

export type { Tokens } from './token-schema';

type Given = Tokens['colors'];
/** All colours of a brand: those it gives, and those derived from them. `sparkInk` is missing where it is the text's colour. */
export type Colors = Required<Omit<Given, 'sparkInk'>> & Pick<Given, 'sparkInk'>;
type NightNames = 'paper' | 'focus' | 'sparkInk' | keyof Omit<NonNullable<Tokens['night']>, 'sparkInk'>;
export type NightColors = Record<NightNames, string>;

const TEXT = 4.5;
/** Borders of controls, the focus ring, large words. */
const SHAPE = 3;
const WHITE = '#ffffff';
const BLACK = '#000000';

const defined = <T extends object>(values: T | undefined): Partial<T> =>
  Object.fromEntries(Object.entries(values ?? {}).filter(([, value]) => value !== undefined)) as Partial<T>;

export function colorsOf({ colors: given }: Pick<Tokens, 'colors'>): Colors {
  const { paper, ink, accent, signal } = given;
  const paperSunk = given.paperSunk ?? mix(paper, ink, 0.05);
  const accentStrong = given.accentStrong ?? mix(accent, isDark(accent) ? BLACK : ink, 0.25);
  const spark = given.spark ?? accent;
  const grounds = [paper, paperSunk];
  return {
    paperSunk,
    paperRaised: isDark(paper) ? mix(paper, WHITE, 0.06) : WHITE,
    pictureGround: mix(paper, ink, 0.08),
    inkSoft: readable(mix(ink, paper, 0.22), ink, grounds, TEXT),
    inkFaint: readable(mix(ink, paper, 0.36), ink, grounds, TEXT),
    line: mix(paper, ink, 0.14),
    lineStrong: readable(mix(ink, paper, 0.5), ink, grounds, SHAPE),
    accentStrong,
    accentSoft: mix(paper, accent, 0.12),
    signalSoft: mix(paper, signal, 0.1),
    good: readable('#1f6b42', ink, grounds, TEXT),
    warn: readable('#8a5a00', ink, grounds, TEXT),
    focusOnLight: readable('#0b5fd0', ink, grounds, SHAPE),
    focusOnDark: '#7cc0ff',
    scrim: mix(isDark(ink) ? ink : paper, BLACK, 0.3),
    spark,
    action: accent,
    actionStrong: given.action ? mix(given.action, ink, 0.2) : accentStrong,
    onAction: given.action ? best(given.action, [given.onAccent, ink, paper]) : given.onAccent,
    night: isDark(accentStrong) ? accentStrong : mix(accentStrong, BLACK, 0.8),
    ...(defined(given) as Given),
  };
}

const best = (ground: string, inks: string[]): string =>
  inks.reduce((found, ink) => (contrast(ink, ground) > contrast(found, ground) ? ink : found));

export function nightOf({ colors, night: given }: Pick<Tokens, 'colors' | 'night'>): NightColors {
  const { night, spark, signal, focusOnDark } = colorsOf({ colors });
  const ink = given?.ink ?? mix(WHITE, night, 0.04);
  const paperRaised = given?.paperRaised ?? mix(night, WHITE, 0.1);
  const grounds = [night, paperRaised];
  const accent = given?.accent ?? readable(spark, WHITE, [night], TEXT);
  return {
    paper: night,
    paperSunk: mix(night, WHITE, 0.05),
    paperRaised,
    ink,
    inkSoft: readable(mix(ink, night, 0.22), ink, grounds, TEXT),
    inkFaint: readable(mix(ink, night, 0.36), ink, grounds, TEXT),
    line: mix(night, WHITE, 0.14),
    lineStrong: readable(mix(night, WHITE, 0.4), WHITE, grounds, SHAPE),
    accent,
    accentStrong: mix(accent, WHITE, 0.2),
    accentSoft: mix(night, accent, 0.12),
    onAccent: best(accent, [night, BLACK, WHITE]),
    signal: readable(signal, WHITE, grounds, TEXT),
    focus: focusOnDark,
    sparkInk: accent,
    ...defined(given),
  };
}

/** Which colour must contrast how much with which ground. */
const PAIRS: [ink: keyof Colors, ground: keyof Colors, least: number][] = [
  ['ink', 'paper', TEXT],
  ['ink', 'paperSunk', TEXT],
  ['ink', 'paperRaised', TEXT],
  ['ink', 'pictureGround', TEXT],
  ['inkSoft', 'paper', TEXT],
  ['inkSoft', 'paperSunk', TEXT],
  ['inkFaint', 'paper', TEXT],
  ['accent', 'paper', TEXT],
  ['accent', 'paperSunk', TEXT],
  ['accentStrong', 'paper', TEXT],
  ['accent', 'accentSoft', TEXT],
  ['onAccent', 'accent', TEXT],
  ['onAccent', 'accentStrong', TEXT],
  ['onAction', 'action', TEXT],
  ['onAction', 'actionStrong', TEXT],
  ['signal', 'paper', TEXT],
  ['signal', 'signalSoft', TEXT],
  ['good', 'paper', TEXT],
  ['warn', 'paper', TEXT],
  ['sparkInk', 'paper', SHAPE],
  ['lineStrong', 'paper', SHAPE],
  ['focusOnLight', 'paper', SHAPE],
];

const NIGHT_PAIRS: [ink: keyof NightColors, ground: keyof NightColors, least: number][] = [
  ['ink', 'paper', TEXT],
  ['ink', 'paperSunk', TEXT],
  ['ink', 'paperRaised', TEXT],
  ['inkSoft', 'paper', TEXT],
  ['inkFaint', 'paper', TEXT],
  ['accent', 'paper', TEXT],
  ['onAccent', 'accent', TEXT],
  ['signal', 'paper', TEXT],
  ['sparkInk', 'paper', SHAPE],
  ['lineStrong', 'paper', SHAPE],
  ['focus', 'paper', SHAPE],
];

/** Names the pairs of colours that cannot be read, with a colour that can. */
export function contrastFaults(tokens: Tokens): Fault[] {
  return [...faultsIn('colors', colorsOf(tokens), PAIRS), ...faultsIn('night', nightOf(tokens), NIGHT_PAIRS)];
}

function faultsIn<Name extends string>(
  part: string,
  colors: Partial<Record<Name, string>>,
  pairs: [ink: Name, ground: Name, least: number][],
): Fault[] {
  return pairs.flatMap(([ink, ground, least]) => {
    const color = colors[ink];
    const under = colors[ground];
    if (!color || !under || contrast(color, under) >= least) return [];
    const towards = isDark(under) ? WHITE : BLACK;
    const reason =
      `${color} on ${ground} ${under} has a contrast of ${rounded(contrast(color, under))} to 1, ` +
      `must be at least ${least} to 1: ${readable(color, towards, [under], least)} would do`;
    return [{ line: null, field: `tokens.${part}.${ink}`, reason }];
  });
}

/** Rounded down, so that no contrast that is refused is shown as enough. */
const rounded = (value: number) => Math.floor(value * 100) / 100;

interface SheetOptions {
  /** The address of a file in the brand's folder "fonts". */
  fontUrl?: (file: string) => string;
  /** Without search the header has no second row on phones. */
  search?: boolean;
}

/** Writes the style sheet of a brand. */
export function tokenSheet(id: string, tokens: Tokens, { fontUrl, search = true }: SheetOptions = {}): string {
  const brand = `html[data-brand="${id}"]`;
  const faces = fontUrl ? (tokens.type?.fonts ?? []).map((font) => faceOf(font, fontUrl(font.file))) : [];
  const night = nightOf(tokens);
  return [
    ...faces,
    rule(brand, valuesOf(tokens)),
    // As weak as one attribute: parts of a page may set their own.
    rule(`:where(${brand}) [data-surface="night"]`, cssNames(night)),
    ...(search ? [] : [`@media (max-width: 1019.98px) and (min-height: 480px) {\n${rule(brand, NO_SECOND_ROW)}}\n`]),
  ].join('');
}

const NO_SECOND_ROW = [['--header-covers', '4.0625rem']] as const;

/** The names of style sheets with a brand's values. */
export function valuesOf(tokens: Tokens): [name: string, value: string][] {
  const colors = colorsOf(tokens);
  const { scrim, ...plain } = colors;
  const { fonts: _, font, fontDisplay, ...type } = tokens.type ?? {};
  return [
    ...cssNames({ sparkInk: 'currentColor', ...plain }),
    ['--focus', colors.focusOnLight],
    ['--ink-on-light', isDark(colors.ink) ? colors.ink : BLACK],
    ['--scrim', translucent(scrim, 0.48)],
    ['--shadow-float', shadowOf(isDark(colors.ink) ? colors.ink : BLACK)],
    ...(font ? [['--font', `${familyName(font)}, var(--font-house)`] as [string, string]] : []),
    ...(fontDisplay ? [['--font-display', `${familyName(fontDisplay)}, var(--font)`] as [string, string]] : []),
    ...cssNames({ ...type, ...tokens.radii, ...tokens.layout }),
  ];
}

const shadowOf = (ink: string) => `0 1px 2px ${translucent(ink, 0.06)}, 0 12px 32px ${translucent(ink, 0.14)}`;

function translucent(hex: string, alpha: number): string {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${red} ${green} ${blue} / ${alpha})`;
}

const GENERIC = ['serif', 'sans-serif', 'monospace', 'system-ui', 'ui-serif', 'ui-rounded', 'cursive'];
const familyName = (family: string) => (GENERIC.includes(family) ? family : `"${family}"`);

/** `text2xl` → `--text-2xl`, `paperSunk` → `--paper-sunk` */
const cssName = (key: string) => `--${key.replace(/[A-Z]|(?<=[a-z])\d/g, (letter) => `-${letter.toLowerCase()}`)}`;

const cssNames = (values: object): [string, string][] =>
  Object.entries(defined(values)).map(([key, value]) => [cssName(key), String(value)]);

const rule = (selector: string, values: readonly (readonly [string, string])[]) =>
  `${selector} {\n${values.map(([name, value]) => `  ${name}: ${value};\n`).join('')}}\n`;

type Font = NonNullable<NonNullable<Tokens['type']>['fonts']>[number];

const faceOf = ({ family, weight = '400', style = 'normal', letters }: Font, url: string) =>
  rule('@font-face', [
    ['font-family', `"${family}"`],
    ['src', `url("${url}") format("woff2")`],
    ['font-weight', weight],
    ['font-style', style],
    ['font-display', 'swap'],
    ...(letters ? [['unicode-range', letters] as const] : []),
  ]);
