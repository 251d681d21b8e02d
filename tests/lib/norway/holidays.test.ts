import { describe, expect, it, test } from 'vitest';
import {
  EVE_CLOSES,
  easterSunday,
  eveName,
  holidayEves,
  holidayName,
  publicHolidays,
  shiftDay,
  weekdayOf,
} from '@/lib/norway/holidays';

const years = Array.from({ length: 17 }, (_, i) => 2024 + i);

test('Easter Sunday 2024–2040, from the church calendar', () => {
  expect(years.map((year) => easterSunday(year).slice(5)).join(' ')).toBe(
    '03-31 04-20 04-05 03-28 04-16 04-01 04-21 04-13 03-28 04-17 04-09 03-25 04-13 04-05 04-25 04-10 04-01',
  );
});

test('Easter Sunday 1900–2299, against the algorithm of Oudin', () => {
  const whole = Math.trunc;
  for (let year = 1900; year < 2300; year += 1) {
    const c = whole(year / 100);
    const n = year % 19;
    let i = (c - whole(c / 4) - whole((c - whole((c - 17) / 25)) / 3) + 19 * n + 15) % 30;
    i -= whole(i / 28) * (1 - whole(i / 28) * whole(29 / (i + 1)) * whole((21 - n) / 11));
    const l = i - ((year + whole(year / 4) + i + 2 - c + whole(c / 4)) % 7);
    const month = 3 + whole((l + 40) / 44);
    const date = l + 28 - 31 * whole(month / 4);
    expect(easterSunday(year)).toBe(`${year}-0${month}-${String(date).padStart(2, '0')}`);
  }
});

describe('rule 13.3: public holidays', () => {
  test('anchors of 2026', () => {
    expect(publicHolidays(2026)).toEqual([
      { day: '2026-01-01', name: '1. nyttårsdag' },
      { day: '2026-04-02', name: 'Skjærtorsdag' },
      { day: '2026-04-03', name: 'Langfredag' },
      { day: '2026-04-05', name: '1. påskedag' },
      { day: '2026-04-06', name: '2. påskedag' },
      { day: '2026-05-01', name: '1. mai' },
      { day: '2026-05-14', name: 'Kristi himmelfartsdag' },
      { day: '2026-05-17', name: '17. mai' },
      { day: '2026-05-24', name: '1. pinsedag' },
      { day: '2026-05-25', name: '2. pinsedag' },
      { day: '2026-12-25', name: '1. juledag' },
      { day: '2026-12-26', name: '2. juledag' },
    ]);
  });

  test('17 May 2027 is also 2. pinsedag, and stands once', () => {
    expect(publicHolidays(2027)).toHaveLength(11);
    expect(holidayName('2027-05-17')).toBe('17. mai og 2. pinsedag');
  });

  it.each(years)('%d: in order, each day once, and every moving holiday on its weekday', (year) => {
    const days = publicHolidays(year).map(({ day }) => day);
    expect(days).toEqual([...new Set(days)].sort());
    const weekdays: Record<string, number> = {
      Skjærtorsdag: 3,
      Langfredag: 4,
      '1. påskedag': 6,
      '2. påskedag': 0,
      Kristi: 3,
      '1. pinsedag': 6,
      '2. pinsedag': 0,
    };
    for (const [name, weekday] of Object.entries(weekdays)) {
      const holiday = publicHolidays(year).find((one) => one.name.includes(name));
      expect(weekdayOf(holiday?.day ?? ''), name).toBe(weekday);
    }
  });

  test('an ordinary day, and an ordinary Sunday, has no name', () => {
    expect(holidayName('2026-11-21')).toBeUndefined();
    expect(holidayName('2026-11-22')).toBeUndefined();
  });
});

describe('rule 13.4: eves', () => {
  test('of 2026, closing at 16:00', () => {
    expect(holidayEves(2026)).toEqual([
      { day: '2026-04-04', name: 'Påskeaften' },
      { day: '2026-05-23', name: 'Pinseaften' },
      { day: '2026-12-24', name: 'Julaften' },
    ]);
    expect(EVE_CLOSES).toBe(960);
    expect(eveName('2026-12-24')).toBe('Julaften');
    expect(eveName('2026-12-31')).toBeUndefined();
  });

  test('pinseaften on 17 May 2059 is the holiday', () => {
    expect(easterSunday(2059)).toBe('2059-03-30');
    expect(eveName('2059-05-17')).toBeUndefined();
    expect(holidayName('2059-05-17')).toBe('17. mai');
  });
});

test.each([
  ['2026-12-31', 1, '2027-01-01'],
  ['2026-03-29', -1, '2026-03-28'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-10-24', 2, '2026-10-26'],
])('%s and %d days is %s', (day, days, shifted) => {
  expect(shiftDay(day, days)).toBe(shifted);
});
