/** Rule 2.11. A test compares the style sheets' widths with these. */
export const MOBILE = '(max-width: 1019.98px)';
export const DESKTOP = '(min-width: 1020px)';
