import { compileWords } from '@/lib/text/compile-words';
import { fill, type Message, type Words } from '@/lib/text/words';
import messages from '@/messages/nb.json' with { type: 'json' };

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

/** The words of messages/nb.json, compiled: what client components are handed, and fill with `fill`. */
export const words = compileWords(messages);

/** The paths of texts that take no values. */
export type PlainPath = { [Key in Path<Texts>]: At<Texts, Key> extends string ? Key : never }[Path<Texts>];

/** Fills the text at a path, on the server. Client components are handed theirs by `wordsOf`. */
export function t<Key extends Path<Texts>>(key: Key, ...[values]: ValuesAt<Key>): string {
  let text: unknown = words;
  for (const step of key.split('.')) text = (text as Record<string, unknown>)[step];
  return fill(text as string | Message<object>, values ?? {});
}

/** The part of the words that may travel to the browser. */
export const clientWords = words.client;
export type ClientWords = typeof clientWords;

/** Some areas of it, for the page that shows them: in each page they would be a tenth of what is sent. */
export const wordsOf = <Area extends keyof ClientWords>(...areas: Area[]) =>
  Object.fromEntries(areas.map((area) => [area, clientWords[area]])) as Pick<ClientWords, Area>;
