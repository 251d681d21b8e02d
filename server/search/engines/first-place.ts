/** Returns the first of `length` places that does not come before what is looked for; they must be in order. */
export function firstPlace(length: number, comesBefore: (at: number) => boolean, from = 0): number {
  let [low, high] = [from, length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (comesBefore(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}
