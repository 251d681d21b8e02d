import { MOBILE } from '@/lib/layout/breakpoints';
import { contrast, isDark, luminance, mix, readable } from './contrast';
import type { Fault } from './fault';
import type { Tokens } from './token-schema';

export type { Tokens } from './token-schema';

type Given = Tokens['colors'];
/** All colours of a brand: those it gives, and those derived from them. `sparkInk` is missing where it is the text's colour. */
type Colors = Required<Omit<Given, 'sparkInk'>> & Pick<Given, 'sparkInk'>;
type NightNames = 'paper' | 'focus' | 'sparkInk' | keyof Omit<NonNullable<Tokens['night']>, 'sparkInk'>;
type NightColors = Record<NightNames, string>;

const TEXT = 4.5;
/** Borders of controls, the focus ring, large words. */
const SHAPE = 3;
/** Of words on pictures, which are measured for an ink as dark as this (lib/pictures/luminance.ts). */
const DARKEST = 16.6;
const WHITE = '#ffffff';
const BLACK = '#000000';

const defined = <T extends object>(values: T | undefined): Partial<T> =>
  Object.fromEntries(Object.entries(values ?? {}).filter(([, value]) => value !== undefined)) as Partial<T>;

/** Stands where no brand is known. */
export const HOUSE: Pick<Tokens, 'colors'> = {
  colors: { paper: '#ffffff', ink: '#1c1c1c', accent: '#333333', onAccent: '#ffffff', signal: '#a81c1c' },
};

export function colorsOf({ colors: given }: Pick<Tokens, 'colors'> = HOUSE): Colors {
  const { paper, ink, accent, onAccent, signal } = given;
  const paperSunk = given.paperSunk ?? mix(paper, ink, 0.05);
  const accentStrong = given.accentStrong ?? mix(accent, BLACK, 0.25);
  const night = given.night ?? accentStrong;
  const grounds = [paper, paperSunk];
  return {
    paperSunk,
    paperRaised: WHITE,
    pictureGround: mix(paper, ink, 0.08),
    inkSoft: readable(mix(ink, paper, 0.22), ink, grounds, TEXT),
    inkFaint: readable(mix(ink, paper, 0.36), ink, grounds, TEXT),
    line: mix(paper, ink, 0.14),
    lineStrong: readable(mix(ink, paper, 0.5), ink, grounds, SHAPE),
    accentStrong,
    accentSoft: mix(paper, accent, 0.12),
    signalSoft: mix(paper, signal, 0.1),
    onSignal: best(signal, [WHITE, ink]),
    good: readable('#1f6b42', BLACK, grounds, TEXT),
    warn: readable('#8a5a00', BLACK, grounds, TEXT),
    focusOnLight: readable('#0b5fd0', BLACK, grounds, SHAPE),
    focusOnDark: '#7cc0ff',
    scrim: mix(ink, BLACK, 0.3),
    veil: mix(night, BLACK, 0.5),
    spark: accent,
    action: accent,
    actionStrong: given.action ? mix(given.action, WHITE, 0.15) : accentStrong,
    onAction: given.action ? best(given.action, [onAccent, ink, WHITE]) : onAccent,
    night,
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
  ['onSignal', 'signal', TEXT],
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

/**
 * Names the pairs of colours that cannot be read, with a colour that can. Of those that were derived nothing is said as long as
 * two that were given are at fault: they follow.
 */
export function contrastFaults(tokens: Tokens): Fault[] {
  const { colors, night } = tokens;
  const light: Derive<keyof Colors> = (changed) => colorsOf({ colors: { ...colors, ...changed } });
  const dark: Derive<keyof NightColors> = (changed) => nightOf({ colors, night: { ...night, ...changed } });
  const nightGiven = { ...defined(night), ...(colors.night && { paper: colors.night }) };
  const given = [
    ...tooDark(colors.paper),
    ...faultsIn('colors', defined(colors), light, PAIRS),
    ...faultsIn('night', nightGiven, dark, NIGHT_PAIRS),
  ];
  if (given.length > 0) return given;
  return [...faultsIn('colors', light({}), light, PAIRS), ...faultsIn('night', dark({}), dark, NIGHT_PAIRS)];
}

/** Browsers draw controls for light pages (app/base.css), and pictures of goods have light grounds. */
const LIGHTNESS = 0.5;

function tooDark(paper: string): Fault[] {
  if (luminance(paper) >= LIGHTNESS) return [];
  const reason = `${paper} is dark: pages are light; "surface": "night" makes header and footer dark`;
  return [{ line: null, field: 'tokens.colors.paper', reason }];
}

type Named<Name extends string> = Partial<Record<Name, string>>;
/** All colours, with some changed. */
type Derive<Name extends string> = (changed: Named<Name>) => Named<Name>;

function faultsIn<Name extends string>(
  part: string,
  looked: Named<Name>,
  derive: Derive<Name>,
  pairs: [ink: Name, ground: Name, least: number][],
): Fault[] {
  return pairs.flatMap(([ink, ground, least]) => {
    const color = looked[ink];
    const under = looked[ground];
    if (!color || !under || contrast(color, under) >= least) return [];
    const towards = isDark(under) ? WHITE : BLACK;
    let enough = color;
    // Grounds may be derived from the ink, and change with it.
    for (let tries = 0; tries < 4; tries++) {
      const all = derive({ [ink]: enough } as Named<Name>);
      const grounds = pairs.flatMap(([one, its]) => (one === ink && all[its] ? all[its] : []));
      enough = readable(enough, towards, [under, ...grounds.filter((one) => isDark(one) === isDark(under))], least);
    }
    const reason =
      `${color} on ${ground} ${under} has a contrast of ${rounded(contrast(color, under))} to 1, ` +
      `must be at least ${least} to 1: ${enough} would do`;
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

/** Writes the style sheet of a brand; pages of no brand that link it have its look too. */
export function tokenSheet(id: string, tokens: Tokens, { fontUrl, search = true }: SheetOptions = {}): string {
  const brand = `html:is([data-brand="${id}"], :not([data-brand]))`;
  const faces = fontUrl ? (tokens.type?.fonts ?? []).map((font) => faceOf(font, fontUrl(font.file))) : [];
  const night = nightOf(tokens);
  return [
    ...faces,
    rule(brand, valuesOf(tokens)),
    // As weak as one attribute: parts of a page may set their own.
    rule(`:where(${brand}) [data-surface="night"]`, cssNames(night)),
    ...(search ? [] : [`@media ${MOBILE} and (min-height: 480px) {\n${rule(brand, NO_SECOND_ROW)}}\n`]),
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
    ['--ink-on-light', readable(colors.ink, BLACK, [WHITE], DARKEST)],
    ['--ink-on-dark', nightOf(tokens).ink],
    ['--scrim', translucent(scrim, 0.48)],
    ['--shadow-float', shadowOf(colors.ink)],
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
