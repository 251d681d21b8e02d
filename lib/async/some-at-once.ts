const SILENT_AFTER = 5;

export interface Outcome<Item> {
  failures: unknown[];
  /** Items not started because of the failures before them. */
  left: Item[];
}

/** Runs `work` on the items in order, `most` at once. One failure stops no other item; five in a row stop the rest. */
export async function someAtOnce<Item>(
  items: readonly Item[],
  most: number,
  work: (item: Item) => Promise<unknown>,
): Promise<Outcome<Item>> {
  const left = [...items];
  const failures: unknown[] = [];
  let inRow = 0;
  async function worker() {
    for (let item = left.shift(); item !== undefined; item = inRow < SILENT_AFTER ? left.shift() : undefined)
      try {
        await work(item);
        inRow = 0;
      } catch (error) {
        failures.push(error);
        inRow += 1;
      }
  }
  await Promise.all(Array.from({ length: most }, worker));
  return { failures, left };
}
