import { BOTTLE, item, payload, SHOE, SOCK } from './fixture';

/** The order behind a key: the process that is killed and the one that repeats its requests send the same. */
export function orderFor(key: string) {
  const n = Number(/\d+$/.exec(key)?.[0] ?? 0);
  const items = [item(SHOE, 1 + (n % 3)), item(SOCK, 1 + (n % 2)), ...(n % 2 === 0 ? [item(BOTTLE, 2)] : [])];
  return payload({ CustomerName: `Kunde ${key}`, items: n % 3 === 0 ? items.reverse() : items });
}
