/** Returns the first of equal texts and lists. Lists must not be changed. */
export interface Shared {
  text(text: string): string;
  list<Value extends string | number>(values: Value[]): Value[];
}

export function createShared(): Shared {
  const texts = new Map<string, string>();
  const lists = new Map<string, unknown[]>();
  return {
    text(text) {
      const known = texts.get(text);
      if (known === undefined) texts.set(text, text);
      return known ?? text;
    },
    list<Value extends string | number>(values: Value[]): Value[] {
      const key = JSON.stringify(values);
      const known = lists.get(key) as Value[] | undefined;
      if (known === undefined) lists.set(key, values);
      return known ?? values;
    },
  };
}
