/** Rule 2.11: the mobile layout is below 1020 px. Style sheets write the same two widths; a test holds them to it. */
export const MOBILE = '(max-width: 1019.98px)';
export const DESKTOP = '(min-width: 1020px)';
