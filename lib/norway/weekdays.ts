/** Weekday names, Sunday first as in `Date.getDay()` (rule 9.11). Lists shown to a shopper start on Monday (rule 1.2). */
export const WEEKDAY_NAMES = ['søndag', 'mandag', 'tirsdag', 'onsdag', 'torsdag', 'fredag', 'lørdag'] as const;
