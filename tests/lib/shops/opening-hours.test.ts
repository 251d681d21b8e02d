import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { startOfDay } from '@/lib/dates/dates';
import { EVE_CLOSES, eveName, holidayName } from '@/lib/norway/holidays';
import {
  addOpenDays,
  addOpenHours,
  type HoursException,
  hoursOn,
  nextDays,
  openingHoursSpecification,
  openingState,
  osloClock,
  osloInstant,
  parseOpeningHours,
  timeText,
} from '@/lib/shops/opening-hours';

const usual = parseOpeningHours('Man-Fre: 10-20, Lør: 10-18');
const never = parseOpeningHours('Man-Søn: stengt');
const unreadable = parseOpeningHours('Etter avtale');

/** '2026-11-21 14:30' on a clock in Oslo. */
const oslo = (text: string) => {
  const [day = '', time = '00:00'] = text.split(' ');
  return osloInstant(day, Number(time.slice(0, 2)) * 60 + Number(time.slice(3)));
};
const shown = (date: Date | undefined) => {
  if (!date) return undefined;
  const { day, minutes } = osloClock(date);
  return `${day} ${timeText(minutes)}`;
};
/** The week as '10:00-20:00' per day, Monday first. */
const week = (text: string) => {
  const hours = parseOpeningHours(text);
  if (hours.unknown) return 'unknown';
  return hours.week.map((ranges) => ranges.map(({ from, to }) => `${timeText(from)}-${timeText(to)}`).join(' '));
};

describe('rule 13.1: opening hours are read', () => {
  const day = '10:00-20:00';
  test.each([
    ['Man-Fre: 10-20, Lør: 10-18', [day, day, day, day, day, '10:00-18:00', '']],
    ['mandag - fredag: 10.00 – 20.00, SØNDAG: Stengt', [day, day, day, day, day, '', '']],
    ['Man: 9:30-17', ['09:30-17:00', '', '', '', '', '', '']],
    ['Man: 0930-1700', ['09:30-17:00', '', '', '', '', '', '']],
    ['Lør-Man: 12-16', ['12:00-16:00', '', '', '', '', '12:00-16:00', '12:00-16:00']],
    ['Man: 10-12, Man: 14-16', ['10:00-12:00 14:00-16:00', '', '', '', '', '', '']],
    ['Man-Tir: 14-16, 10-12', ['10:00-12:00 14:00-16:00', '10:00-12:00 14:00-16:00', '', '', '', '', '']],
    ['Man-Søn: 00-24', Array(7).fill('00:00-24:00')],
    ['Fre.: 10-18', ['', '', '', '', '10:00-18:00', '', '']],
    ['Man-Man: 10-20', [day, '', '', '', '', '', '']],
  ])('%j', (text, expected) => {
    expect(week(text)).toEqual(expected);
  });

  test.each([
    '',
    'Etter avtale',
    'Man-Fre 10-20',
    'Man-Fre: 10-20 Lør: 10-18',
    'Man-Fre: 20-10',
    'Man-Fre: 10-10',
    'Man-Fre: 10-25',
    'Man-Fre: 10-24:30',
    'Man-Fre: 10:60-20',
    'Man-Xyz: 10-20',
    'Man-: 10-20',
    'Man-Ons-Fre: 10-20',
    '10-20',
    'Man, Tir: 10-20',
    'Man: 10-14, Man: 12-16',
    'Man: 10-14, Man: stengt',
    'Man: 10-20,',
    'Man:',
  ])('%j is unknown, and shown as it is', (text) => {
    expect(parseOpeningHours(text)).toEqual({ raw: text, unknown: true });
  });

  it('whatever hours are written are the hours read', () => {
    const range = fc.tuple(fc.nat(1439), fc.nat(1439)).filter(([from, to]) => from < to);
    const names = ['Man', 'Tir', 'Ons', 'Tor', 'Fre', 'Lør', 'Søn'];
    fc.assert(
      fc.property(fc.nat(6), fc.nat(6), range, fc.constantFrom(':', '.', ''), (first, last, [from, to], sign) => {
        const time = (minutes: number) => timeText(minutes).replace(':', sign);
        const read = parseOpeningHours(`${names[first]}-${names[last]}: ${time(from)}-${time(to)}`);
        const open = read.unknown ? [] : read.week.flatMap((ranges, day) => (ranges.length > 0 ? [day] : []));
        const wanted = names.map((_, day) => day).filter((day) => (day - first + 7) % 7 <= (last - first + 7) % 7);
        expect(open).toEqual(wanted);
        expect(read.unknown ? [] : read.week[first]).toEqual([{ from, to }]);
      }),
    );
  });

  it('garbage never throws', () => {
    const piece = fc.constantFrom('Man', 'Fre', '-', ':', ',', ' ', '10', '20', 'stengt', '99', 'å', '.');
    const garbage = fc.oneof(
      fc.string(),
      fc.array(piece).map((pieces) => pieces.join('')),
    );
    fc.assert(fc.property(garbage, (text) => void expect(parseOpeningHours(text).raw).toBe(text)));
  });
});

describe('rule 13.2: exception before legal closing and the 16:00 cap before the week', () => {
  const exception = (date: string, hours: string, note = ''): HoursException[] => [{ date, hours, note }];
  const text = (day: string, exceptions: HoursException[] = [], hours = usual) => {
    const { ranges, reason } = hoursOn(hours, exceptions, day);
    return [ranges.map(({ from, to }) => `${timeText(from)}-${timeText(to)}`).join(' '), reason];
  };
  const long = parseOpeningHours('Man-Lør: 10-12, Man-Lør: 15-20, Søn: 17-21');

  test.each([
    ['an ordinary day', '2026-11-20', [], usual, ['10:00-20:00', undefined]],
    ['an ordinary Sunday', '2026-11-22', [], usual, ['', undefined]],
    ['a Sunday with stated hours', '2026-11-22', [], long, ['17:00-21:00', undefined]],
    ['a holiday', '2026-04-06', [], usual, ['', '2. påskedag']],
    ['a holiday on a Sunday with stated hours', '2026-04-05', [], long, ['', '1. påskedag']],
    ['an eve', '2026-12-24', [], usual, ['10:00-16:00', 'Julaften']],
    ['an eve with two ranges', '2026-04-04', [], long, ['10:00-12:00 15:00-16:00', 'Påskeaften']],
    ['an eve with evening hours only', '2026-12-24', [], parseOpeningHours('Man-Lør: 16-20'), ['', 'Julaften']],
    ['an exception on an eve', '2026-12-24', exception('2026-12-24', '9-13'), usual, ['09:00-13:00', undefined]],
    [
      'an exception on a holiday',
      '2026-05-17',
      exception('2026-05-17', '14-18', '17. mai-åpent'),
      usual,
      ['14:00-18:00', '17. mai-åpent'],
    ],
    ['a closing', '2026-11-20', exception('2026-11-20', 'Stengt', 'Varetelling'), usual, ['', 'Varetelling']],
    [
      'an exception with two ranges',
      '2026-11-20',
      exception('2026-11-20', '14-16, 10-12'),
      usual,
      ['10:00-12:00 14:00-16:00', undefined],
    ],
    ['an unreadable exception', '2026-11-20', exception('2026-11-20', 'kanskje'), usual, ['', undefined]],
    ["another day's exception", '2026-11-20', exception('2026-11-21', 'stengt'), usual, ['10:00-20:00', undefined]],
  ] as const)('%s', (_, day, exceptions, hours, expected) => {
    expect(text(day, [...exceptions], hours)).toEqual(expected);
  });
});

describe('openingState', () => {
  test.each([
    ['open', '2026-11-20 10:00', { open: true, closesAt: '20:00' }],
    ['open to the last minute', '2026-11-20 19:59', { open: true, closesAt: '20:00' }],
    ['before opening', '2026-11-20 09:59', { open: false, opensAt: '10:00', opensDay: '2026-11-20' }],
    ['at closing time', '2026-11-20 20:00', { open: false, opensAt: '10:00', opensDay: '2026-11-21' }],
    ['over Sunday', '2026-11-21 18:00', { open: false, opensAt: '10:00', opensDay: '2026-11-23' }],
    ['on an eve', '2026-12-24 15:59', { open: true, closesAt: '16:00', reason: 'Julaften' }],
    ['after an eve', '2026-12-24 16:00', { open: false, opensAt: '10:00', opensDay: '2026-12-28', reason: 'Julaften' }],
    [
      'on a holiday',
      '2026-04-06 12:00',
      { open: false, opensAt: '10:00', opensDay: '2026-04-07', reason: '2. påskedag' },
    ],
    ['over Easter', '2026-04-01 21:00', { open: false, opensAt: '10:00', opensDay: '2026-04-04' }],
  ])('%s', (_, now, expected) => {
    expect(openingState(usual, [], oslo(now))).toEqual(expected);
  });

  test('between two ranges of a day', () => {
    const hours = parseOpeningHours('Man-Fre: 10-12, 14-16');
    const expected = { open: false, opensAt: '14:00', opensDay: '2026-11-20' };
    expect(openingState(hours, [], oslo('2026-11-20 13:00'))).toEqual(expected);
  });

  test('an exception opens earlier than the week', () => {
    const sunday = [{ date: '2026-12-20', hours: '14-20', note: 'Julehandel' }];
    const expected = { open: false, opensAt: '14:00', opensDay: '2026-12-20' };
    expect(openingState(usual, sunday, oslo('2026-12-19 19:00'))).toEqual(expected);
    expect(openingState(usual, sunday, oslo('2026-12-20 15:00'))).toMatchObject({ open: true, reason: 'Julehandel' });
  });

  test('unknown text gets no status, and a shop that never opens no day', () => {
    expect(openingState(unreadable, [], oslo('2026-11-20 12:00'))).toBeUndefined();
    expect(openingState(never, [], oslo('2026-11-20 12:00'))).toEqual({ open: false });
  });

  test('nextDays: a week from today', () => {
    const days = nextDays(usual, [], oslo('2026-12-24 23:30'));
    expect(days.map(({ day }) => day.slice(8)).join(' ')).toBe('24 25 26 27 28 29 30');
    expect(days.map(({ reason }) => reason)).toEqual(['Julaften', '1. juledag', '2. juledag', ...Array(4)]);
    expect(nextDays(usual, [], oslo('2026-12-24 23:30'), 3)).toHaveLength(3);
    expect(nextDays(unreadable, [], oslo('2026-12-24 23:30'))).toEqual([]);
  });
});

describe('Europe/Oslo, also around a change of clocks', () => {
  test.each([
    ['2026-01-15 10:00', '2026-01-15T09:00:00.000Z'],
    ['2026-07-15 10:00', '2026-07-15T08:00:00.000Z'],
    ['2026-03-29 00:00', '2026-03-28T23:00:00.000Z'],
    ['2026-03-29 01:59', '2026-03-29T00:59:00.000Z'],
    ['2026-03-29 03:00', '2026-03-29T01:00:00.000Z'],
    ['2026-10-25 00:30', '2026-10-24T22:30:00.000Z'],
    ['2026-10-25 03:00', '2026-10-25T02:00:00.000Z'],
    ['2026-10-25 24:00', '2026-10-25T23:00:00.000Z'],
  ])('%s is %s', (text, iso) => {
    expect(oslo(text).toISOString()).toBe(iso);
  });

  it('the clock is that of the time zone, in every hour around each change of clocks', () => {
    const zone = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Oslo', dateStyle: 'short', timeStyle: 'short' });
    for (let year = 2000; year < 2038; year += 1)
      for (const month of [0, 2, 3, 9, 10])
        for (let hour = 0; hour < 31 * 24; hour += 1) {
          const date = new Date(Date.UTC(year, month, 1, hour, 30));
          const { day, minutes } = osloClock(date);
          expect(`${day} ${timeText(minutes)}`).toBe(zone.format(date));
        }
  });

  it('an instant and back, outside the hour that is missing or doubled', () => {
    const date = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(date, (date) => {
        const { day, minutes } = osloClock(date);
        fc.pre(minutes < 120 || minutes >= 180);
        expect(osloInstant(day, minutes).getTime()).toBe(Math.floor(date.getTime() / 60_000) * 60_000);
      }),
    );
  });

  it('agrees with lib/dates/dates on when a day begins', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }),
        (date) => {
          const { day } = osloClock(date);
          expect(osloInstant(day, 0).getTime()).toBe(startOfDay(day).getTime());
        },
      ),
    );
  });
});

describe('rule 13.5: a promise of ready goods counts open hours only', () => {
  const nights = parseOpeningHours('Man-Søn: 00-24');
  test.each([
    ['within a day', usual, '2026-11-20 11:15', 2, '2026-11-20 13:15'],
    ['to closing time', usual, '2026-11-20 18:00', 2, '2026-11-20 20:00'],
    ['over night', usual, '2026-11-20 19:00', 2, '2026-11-21 11:00'],
    ['before opening', usual, '2026-11-20 03:00', 2, '2026-11-20 12:00'],
    ['over Sunday', usual, '2026-11-21 17:30', 2, '2026-11-23 11:30'],
    ['over Christmas', usual, '2026-12-24 15:00', 2, '2026-12-28 11:00'],
    ['over a day and a half', usual, '2026-11-19 10:00', 15, '2026-11-20 15:00'],
    ['no hours, open', usual, '2026-11-20 11:15', 0, '2026-11-20 11:15'],
    ['no hours, closed', usual, '2026-11-22 11:15', 0, '2026-11-23 10:00'],
    ['the night an hour is missing', nights, '2026-03-29 00:00', 4, '2026-03-29 05:00'],
    ['the night an hour is doubled', nights, '2026-10-25 00:00', 4, '2026-10-25 03:00'],
  ])('%s', (_, hours, from, open, expected) => {
    expect(shown(addOpenHours(hours, [], oslo(from), open))).toBe(expected);
  });

  test('no promise without known hours', () => {
    expect(addOpenHours(unreadable, [], oslo('2026-11-20 11:15'), 2)).toBeUndefined();
    expect(addOpenHours(never, [], oslo('2026-11-20 11:15'), 2)).toBeUndefined();
  });
});

describe('rule 13.6: a reservation expires at the end of the n-th open day', () => {
  const closedOn = (...dates: string[]) => dates.map((date) => ({ date, hours: 'stengt', note: 'Varetelling' }));
  test.each([
    ['on weekdays', [], '2026-11-16 12:00', 3, '2026-11-19 20:00'],
    ['the day itself does not count', [], '2026-11-16 00:05', 1, '2026-11-17 20:00'],
    ['over Sunday', [], '2026-11-20 21:00', 2, '2026-11-23 20:00'],
    ['over Easter', [], '2026-04-01 12:00', 2, '2026-04-07 20:00'],
    ['ending on an eve', [], '2026-12-23 12:00', 1, '2026-12-24 16:00'],
    ['over an exception', closedOn('2026-11-17', '2026-11-18'), '2026-11-16 12:00', 1, '2026-11-19 20:00'],
    ['over the change of clocks', [], '2026-10-24 23:30', 1, '2026-10-26 20:00'],
  ])('%s', (_, exceptions, from, days, expected) => {
    expect(shown(addOpenDays(usual, exceptions, oslo(from), days))).toBe(expected);
  });

  test('no date without known hours: the caller has its own', () => {
    expect(addOpenDays(unreadable, [], oslo('2026-11-20 11:15'), 2)).toBeUndefined();
    expect(addOpenDays(never, [], oslo('2026-11-20 11:15'), 2)).toBeUndefined();
  });

  it('never on a closed day, never in the past, later with more days, and at closing time', () => {
    const date = fc.date({ min: new Date('2024-01-01'), max: new Date('2040-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(date, fc.integer({ min: 1, max: 20 }), (from, days) => {
        const expiry = addOpenDays(usual, [], from, days);
        const later = addOpenDays(usual, [], from, days + 1);
        if (!expiry || !later) throw new Error('the usual shop opens');
        const { day, minutes } = osloClock(expiry);
        expect(holidayName(day)).toBeUndefined();
        expect(new Date(day).getUTCDay()).not.toBe(0);
        expect(minutes).toBe(eveName(day) ? EVE_CLOSES : new Date(day).getUTCDay() === 6 ? 18 * 60 : 20 * 60);
        expect(day > osloClock(from).day).toBe(true);
        expect(later.getTime()).toBeGreaterThan(expiry.getTime());
      }),
    );
  });
});

describe('rule 12.6: openingHoursSpecification', () => {
  test('the week by equal hours, and dated overrides; closed is 00:00–00:00', () => {
    const exceptions = [
      { date: '2026-12-20', hours: '14-20', note: 'Julehandel' },
      { date: '2026-12-22', hours: '10-20', note: 'Som vanlig' },
    ];
    const hours = openingHoursSpecification(usual, exceptions, oslo('2026-12-18 12:00'), 10);
    const type = { '@type': 'OpeningHoursSpecification' };
    const dated = (day: string, opens: string, closes: string) => ({
      ...type,
      opens,
      closes,
      validFrom: day,
      validThrough: day,
    });
    expect(hours).toEqual([
      { ...type, dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '10:00', closes: '20:00' },
      { ...type, dayOfWeek: ['Saturday'], opens: '10:00', closes: '18:00' },
      dated('2026-12-20', '14:00', '20:00'),
      dated('2026-12-24', '10:00', '16:00'),
      dated('2026-12-25', '00:00', '00:00'),
      dated('2026-12-26', '00:00', '00:00'),
    ]);
  });

  test('midnight closes at 23:59, and unknown text gives nothing', () => {
    const round = openingHoursSpecification(parseOpeningHours('Man: 00-24'), [], oslo('2026-11-20 12:00'), 1);
    expect(round).toMatchObject([{ dayOfWeek: ['Monday'], opens: '00:00', closes: '23:59' }]);
    expect(openingHoursSpecification(unreadable, [], oslo('2026-11-20 12:00'))).toEqual([]);
  });
});
