let asked: number | undefined;

/** The next page is shown at this position (of an entry of the breadcrumb trail) and not at its top. */
export const requestScroll = (y: number) => {
  asked = y;
};

/** What was asked for, once. */
export function takeRequestedScroll(): number | undefined {
  const y = asked;
  asked = undefined;
  return y;
}
