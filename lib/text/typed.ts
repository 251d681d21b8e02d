const NEVER_TYPED = /(?![\t\n\r])\p{Cc}|\p{Cs}/u;

/** More marks than any language writes (UAX #15); the cost of normalising grows with their square. */
const PILED_UP = /\p{M}{31}/u;

/** Zero width, bidi, soft hyphen, tags, variation selectors, fillers, Braille's blank. */
const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

const OVER_THE_LINE = /\p{M}{5}/u;

const TURNS = /[\u202a-\u202e\u2066-\u2069]/g;

/** Rule 5.13. */
export const isTyped = (text: string) => !NEVER_TYPED.test(text) && !PILED_UP.test(text);

/** Rule 5.13: the stored form of one line. */
export const singleSpaced = (text: string) => text.normalize('NFC').trim().replace(/\s+/g, ' ');

/** Rule 5.13: without invisible characters. */
export const isSeen = (text: string) => !UNSEEN.test(text.trim());

export const withoutUnseen = (text: string) =>
  text.replace(/(?!\s)[\p{Cc}\p{Cs}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]|(?<=\p{M}{4})\p{M}/gu, '');

/** Returns a key of messages/fields.nb.json. */
export function lineError(text: string, longest: number): 'invalid' | 'unseen' | undefined {
  if (!isSeen(text)) return 'unseen';
  const line = singleSpaced(text);
  return line.length > longest || !isTyped(line) || OVER_THE_LINE.test(line) ? 'invalid' : undefined;
}

/** Rule 5.13: the stored form of several lines. Joiners of emojis and scripts stay. */
export const proseOf = (text: string) =>
  text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(TURNS, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
