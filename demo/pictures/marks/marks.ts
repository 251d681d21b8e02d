/** The mark of a product line, about 40 by 24 units around the origin. */
export function lineMark(_line: string, ink: string): string {
  return `<path d="M-17 10L-5 -11L3 3L8 -4L17 10L10 10L7.6 5.6L4.4 10L-1 10L-5 3L-9 10Z" fill="${ink}"/>`;
}
