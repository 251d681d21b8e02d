/** Damerau–Levenshtein (an adjacent swap counts one), given up above `limit`: then limit + 1. */
export function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let before: number[] = [];
  let bestBefore = 0;
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let best = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min(
        (last[j] as number) + 1,
        (row[j - 1] as number) + 1,
        (last[j - 1] as number) + (same ? 0 : 1),
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, (before[j - 2] as number) + 1);
      }
      row.push(cost);
      if (cost < best) best = cost;
    }
    // A swap reaches back two rows.
    if (best > limit && bestBefore > limit) return limit + 1;
    bestBefore = best;
    before = last;
    last = row;
  }
  return Math.min(last[b.length] as number, limit + 1);
}

export function distanceLimit(length: number): number {
  return length >= 12 ? 3 : length >= 7 ? 2 : length >= 4 ? 1 : 0;
}

/** One bit per letter: words `d` edits apart differ in at most 2·d bits. */
export function letterBits(word: string): number {
  let bits = 0;
  for (let i = 0; i < word.length; i++) bits |= 1 << (word.charCodeAt(i) & 31);
  return bits;
}
