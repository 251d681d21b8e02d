import { wordsByBrand } from '@/lib/brands/words';
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

/** What client components receive and fill with `fill`, in the words of the brand being answered for. */
export const words = wordsByBrand('nb', messages);

export type PlainPath = { [Key in Path<Texts>]: At<Texts, Key> extends string ? Key : never }[Path<Texts>];

/** Fills a text on the server, while something is made for a brand: never when a module is loaded. */
export function t<Key extends Path<Texts>>(key: Key, ...[values]: ValuesAt<Key>): string {
  let text: unknown = words;
  for (const step of key.split('.')) text = (text as Record<string, unknown>)[step];
  return fill(text as string | Message<object>, values ?? {});
}

export type ClientWords = typeof words.client;
export const clientWords = words.client;

/** Picks areas per page: all of them would be a tenth of what a page sends. */
export const wordsOf = <Area extends keyof ClientWords>(...areas: Area[]) =>
  Object.fromEntries(areas.map((area) => [area, clientWords[area]])) as Pick<ClientWords, Area>;
