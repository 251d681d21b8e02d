/** Control characters but for the tab and the ends of lines, and half a surrogate pair. */
const NEVER_TYPED = /(?![\t\n\r])\p{Cc}|\p{Cs}/u;

/**
 * More marks on one letter than any language writes (UAX #15, stream-safe text). What they cost to put in order grows with
 * the square of their number.
 */
const PILED_UP = /\p{M}{31}/u;

/**
 * What is not seen, or turns what is seen: format characters (zero width, bidi, soft hyphen, tags), variation selectors,
 * fillers, and Braille's blank, which is drawn as nothing.
 */
const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Written over and under the lines beside it. */
const OVER_THE_LINE = /\p{M}{5}/u;

/** What turns the direction of the text around it: embeddings, overrides and isolates. */
const TURNS = /[\u202a-\u202e\u2066-\u2069]/g;

/** Rule 5.13: what a text may hold at all, on one line or on many. */
export const isTyped = (text: string) => !NEVER_TYPED.test(text) && !PILED_UP.test(text);

/** Rule 5.13: a text of one line, as it is stored: its letters composed, single spaces, none around it. */
export const singleSpaced = (text: string) => text.normalize('NFC').trim().replace(/\s+/g, ' ');

/** Rule 5.13: whether all of a text of one line is seen, so that two that look the same are the same. */
export const isSeen = (text: string) => !UNSEEN.test(text.trim());

/** A text to search for, of what is typed and seen in it. */
export const withoutUnseen = (text: string) =>
  text.replace(/(?!\s)[\p{Cc}\p{Cs}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]|(?<=\p{M}{4})\p{M}/gu, '');

/** What keeps a text of one line from being stored, as a key of messages/fields.nb.json. */
export function lineError(text: string, longest: number): 'invalid' | 'unseen' | undefined {
  if (!isSeen(text)) return 'unseen';
  const line = singleSpaced(text);
  return line.length > longest || !isTyped(line) || OVER_THE_LINE.test(line) ? 'invalid' : undefined;
}

/**
 * Rule 5.13: a text of several lines, as it is stored. What joins an emoji or shapes a script stays; what turns the direction of
 * the page around it goes.
 */
export const proseOf = (text: string) =>
  text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(TURNS, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
