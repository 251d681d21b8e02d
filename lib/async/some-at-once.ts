/** So many failures in a row, and nothing more is begun. */
const SILENT_AFTER = 5;

export interface Outcome<Item> {
  failures: unknown[];
  /** Not begun, as those before had failed one after the other. */
  left: Item[];
}

/** Does `work` with the items in their order, at most `most` at once. One that fails stops no other; five in a row stop what is not begun. */
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
