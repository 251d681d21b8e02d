/** Returns the first, the last and those around `page`. A negative number is a gap of at least two pages. */
export function pageNumbers(page: number, last: number): number[] {
  const shown = [...new Set([1, 2, page - 1, page, page + 1, last - 1, last])]
    .filter(
      (number) => number >= 1 && number <= last && (number === 1 || number === last || Math.abs(number - page) <= 1),
    )
    .sort((a, b) => a - b);
  return shown.flatMap((number, index) => {
    const before = shown[index - 1];
    if (before === undefined || number === before + 1) return [number];
    return number === before + 2 ? [number - 1, number] : [-number, number];
  });
}
