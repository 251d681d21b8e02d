// Helligdagsfredloven LOV-1995-02-24-12 §§2 and 5, and lov 1947-04-26 nr 1 for 1 and 17 May (rule 13.3).
// Days are 'YYYY-MM-DD'.

export type NamedDay = { readonly day: string; readonly name: string };

/** Minutes after midnight (rule 13.4). */
export const EVE_CLOSES = 16 * 60;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Days counted from Easter Sunday. */
const MOVING_HOLIDAYS: readonly (readonly [offset: number, name: string])[] = [
  [-3, 'Skjærtorsdag'],
  [-2, 'Langfredag'],
  [0, '1. påskedag'],
  [1, '2. påskedag'],
  [39, 'Kristi himmelfartsdag'],
  [49, '1. pinsedag'],
  [50, '2. pinsedag'],
];

const FIXED_HOLIDAYS: readonly (readonly [monthAndDay: string, name: string])[] = [
  ['01-01', '1. nyttårsdag'],
  ['05-01', '1. mai'],
  ['05-17', '17. mai'],
  ['12-25', '1. juledag'],
  ['12-26', '2. juledag'],
];

export function shiftDay(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** 0 is Monday (rule 1.2). */
export function weekdayOf(day: string): number {
  return (new Date(day).getUTCDay() + 6) % 7;
}

/** Algorithm of Meeus, Jones and Butcher. */
export function easterSunday(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return new Date(Date.UTC(year, Math.floor(f / 31) - 1, (f % 31) + 1)).toISOString().slice(0, 10);
}

/** In order. Two on one day (17 May 2027 is also 2. pinsedag) share an entry. */
export function publicHolidays(year: number): readonly NamedDay[] {
  const known = holidaysByYear.get(year);
  if (known) return known;
  const easter = easterSunday(year);
  const names = new Map<string, string>();
  const all = [
    ...FIXED_HOLIDAYS.map(([date, name]) => [`${year}-${date}`, name] as const),
    ...MOVING_HOLIDAYS.map(([offset, name]) => [shiftDay(easter, offset), name] as const),
  ];
  for (const [day, name] of all) names.set(day, names.has(day) ? `${names.get(day)} og ${name}` : name);
  const holidays = [...names].map(([day, name]) => ({ day, name })).sort((x, y) => (x.day < y.day ? -1 : 1));
  holidaysByYear.set(year, holidays);
  return holidays;
}

const holidaysByYear = new Map<number, readonly NamedDay[]>();

/** In order. Pinseaften on a holiday (17 May 2059) is that holiday instead. */
export function holidayEves(year: number): readonly NamedDay[] {
  const easter = easterSunday(year);
  return [
    { day: shiftDay(easter, -1), name: 'Påskeaften' },
    { day: shiftDay(easter, 48), name: 'Pinseaften' },
    { day: `${year}-12-24`, name: 'Julaften' },
  ].filter(({ day }) => !holidayName(day));
}

/** Ordinary Sundays have no name. */
export function holidayName(day: string): string | undefined {
  return publicHolidays(yearOf(day)).find((holiday) => holiday.day === day)?.name;
}

export function eveName(day: string): string | undefined {
  return holidayEves(yearOf(day)).find((eve) => eve.day === day)?.name;
}

const yearOf = (day: string) => Number(day.slice(0, 4));
