/** Sunday first, as `Date.getDay()` (rule 9.11). */
export const WEEKDAY_NAMES = ['søndag', 'mandag', 'tirsdag', 'onsdag', 'torsdag', 'fredag', 'lørdag'] as const;
