import { compileWords } from '@/lib/text/compile-words';
import { fill, type Message, type Words } from '@/lib/text/words';
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

/** The words of messages/nb.json, compiled. */
export const words = compileWords(messages);

/** Words by their path, with numbers and plurals filled in, on the server. Client components get theirs from `clientWords`. */
export function t<Key extends Path<Texts>>(key: Key, ...[values]: ValuesAt<Key>): string {
  const found = key.split('.').reduce<unknown>((tree, name) => (tree as Record<string, unknown>)[name], words);
  return typeof found === 'string' ? found : fill(found as Message<object>, values as object);
}

/** The part of the words that travels to the browser, once per page. */
export const clientWords = words.client;
export type ClientWords = typeof clientWords;
