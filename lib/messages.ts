import { createTranslator } from 'next-intl';
import { compileWords } from '@/lib/text/compile-words';
import { withComma } from '@/lib/text/decimals';
import type { Message, Words } from '@/lib/text/words';
import messages from '@/messages/nb.json';

type Texts = typeof messages;
type Path<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? Key : `${Key}.${Path<Tree[Key]>}`;
}[keyof Tree & string];
type At<Tree, Key extends string> = Key extends `${infer First}.${infer Rest}`
  ? First extends keyof Tree
    ? At<Tree[First], Rest>
    : never
  : Key extends keyof Tree
    ? Words<Tree[Key]>
    : never;
type ValuesAt<Key extends string> = At<Texts, Key> extends Message<infer Values> ? [values: Values] : [];

const translate = createTranslator({ locale: 'nb', messages });

/**
 * Words by their path, with numbers and plurals filled in, on the server: by next-intl, whose types would have plain
 * arguments be text. Client components get theirs from `clientWords`.
 */
export const t = <Key extends Path<Texts>>(key: Key, ...[values]: ValuesAt<Key>): string =>
  translate(key as never, norwegian(values as object | undefined) as never);

/** Decimals with a comma, as `fill` writes them (rule 18.17): next-intl leaves plain arguments as JavaScript does. */
const norwegian = (values: object | undefined) =>
  values &&
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'number' && !Number.isInteger(value) ? withComma(value) : value,
    ]),
  );

/** The words of messages/nb.json, compiled: what client components are handed, and fill with `fill`. */
export const words = compileWords(messages);

/** The part of the words that may travel to the browser. */
export const clientWords = words.client;
export type ClientWords = typeof clientWords;

/** Some areas of it, for the page that shows them: in each page they would be a tenth of what is sent. */
export const wordsOf = <Area extends keyof ClientWords>(...areas: Area[]) =>
  Object.fromEntries(areas.map((area) => [area, clientWords[area]])) as Pick<ClientWords, Area>;
