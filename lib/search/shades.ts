import type { Lexicon } from './lexicon';
import type { SoftKind } from './query-tree';
import type { TextToken } from './tokens';

const shades = /^(lys|mørk|mork|djup|dyp|neon|knall)e?$/;
const shaded =
  /^((?:lys|mørk|mork|djup|dyp|neon|knall)e?|marine|petrol|himmel|natt|konge|skogs?|flaske|oliven|mose|vin|burgunder|sennep|rust|sand|stål|gress|lime|mint|sjø|hav|støv)(\p{L}{2,})$/u;
const tones: [words: RegExp, tone: Tone][] = [
  [/^(?:mørk|mork|djup|dyp|natt|marine)e?$/, 'dark'],
  [/^(?:lys|is|himmel)e?$/, 'light'],
];
const longestWish = 8;

/** "lyseblå" and "mørkegrønn": the colour, and the shade beside it as some catalogues write it. */
export function shadeOf(
  text: string,
  lexicon: Lexicon,
  soft: SoftWords,
): { color: string; both: string[]; tone?: string } | undefined {
  const [, shade = '', of = ''] = shaded.exec(text) ?? [];
  const color = of && lexicon.word(of).token;
  if (!color || soft.get(color) !== 'color') return undefined;
  const tone = tones.find(([words]) => words.test(shade))?.[1];
  return { color, both: [lexicon.word(shade).token, color], ...(tone ? { tone: toneToken(tone, color) } : {}) };
}

/** "rødjakke" is a red jacket, "guttebukse" one for boys; "lys blå" is one colour. */
export function withWishesApart(tokens: TextToken[], lexicon: Lexicon, soft: SoftWords): TextToken[] {
  const isColor = (text: string) => soft.get(lexicon.word(text).token) === 'color';
  const split = tokens.flatMap((token): TextToken[] => {
    if (token.kind !== 'word' || token.text.includes('-')) return [token];
    const [wish, rest] = wishAndGoods(token.text, (text) => soft.has(lexicon.word(text).token), lexicon) ?? [];
    return wish && rest ? [wordOf(wish), wordOf(rest)] : [token];
  });
  const merged: TextToken[] = [];
  for (const token of split) {
    const before = merged.at(-1);
    const one = token.kind === 'word' && before?.kind === 'word' && shades.test(before.text) && isColor(token.text);
    if (one)
      merged[merged.length - 1] = {
        ...wordOf(before.text + token.text),
        written: `${before.written} ${token.written}`,
      };
    else merged.push(token);
  }
  return merged;
}

const wordOf = (text: string) => ({ kind: 'word', text, written: text }) as const;

function wishAndGoods(text: string, isWish: (text: string) => boolean, lexicon: Lexicon): [string, string] | undefined {
  if (text.length < 6 || isWish(text) || !lexicon.isGoods(lexicon.word(text))) return undefined;
  for (let at = Math.min(longestWish, text.length - 3); at >= 3; at--) {
    const [wish, rest] = [text.slice(0, at), text.slice(at)];
    if (isWish(wish) && lexicon.isGoods(lexicon.word(rest))) return [wish, rest];
  }
  return undefined;
}

const genders = 'dame herre barn junior unisex jente gutt baby';
const colors =
  'svart hvit rød blå grønn gul grå brun oransje lilla rosa beige turkis marine navy khaki oliven burgunder mint krem sølv gull petrol';

export type SoftWords = ReadonlyMap<string, SoftKind>;

export function softWords(lexicon: Lexicon): SoftWords {
  const tokens = (text: string, kind: SoftKind) =>
    text.split(' ').map((w): [string, SoftKind] => [lexicon.word(w).token, kind]);
  return new Map([...tokens(genders, 'gender'), ...tokens(colors, 'color')]);
}

export type Tone = 'dark' | 'light';

const DARK = 0.06;
const LIGHT = 0.3;

/** Returns whether a colour (#rrggbb) is dark or light, by its relative luminance (WCAG). */
export function toneOf(hex: string): Tone | undefined {
  const channels = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(hex)?.slice(1);
  if (!channels) return undefined;
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const part = Number.parseInt(channel, 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  return luminance < DARK ? 'dark' : luminance > LIGHT ? 'light' : undefined;
}

export const toneToken = (tone: Tone, color: string) => `t:${tone} ${color}`;
