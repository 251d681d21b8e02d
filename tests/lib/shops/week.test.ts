import { describe, expect, it } from 'vitest';
import { words as messages } from '@/lib/messages';
import { rangesText, stateText, weekdayName, weekLine } from '@/lib/shops/hours-text';
import { openingState, parseOpeningHours } from '@/lib/shops/opening-hours';
import { differingDays, reasonOf, weekRows } from '@/lib/shops/week';

const words = messages.client.shops.state;
const hours = parseOpeningHours('Man-Fre: 10-20, Lør: 10-18');
const christmas = [{ date: '2026-12-24', hours: '10-14', note: 'Julaften' }];
const table = (today?: string, exceptions = christmas) =>
  weekRows(hours, exceptions, today).map(
    (row) =>
      `${row.today ? '*' : ''}${weekdayName(row.weekday)} ${rangesText(row.ranges, words.closed)}${row.reason ? ` (${row.reason})` : ''}`,
  );

describe('the week of a shop', () => {
  it('is the ordinary week, Monday first, while the day is unknown', () => {
    expect(table()).toEqual([
      'Mandag 10–20',
      'Tirsdag 10–20',
      'Onsdag 10–20',
      'Torsdag 10–20',
      'Fredag 10–20',
      'Lørdag 10–18',
      'Søndag Stengt',
    ]);
  });

  it('has the holidays and exceptions of this week, and marks today', () => {
    expect(table('2026-12-23')).toEqual([
      'Mandag 10–20',
      'Tirsdag 10–20',
      '*Onsdag 10–20',
      'Torsdag 10–14 (Julaften)',
      'Fredag Stengt (1. juledag)',
      'Lørdag Stengt (2. juledag)',
      'Søndag Stengt',
    ]);
  });

  it('ends on Sunday', () => {
    expect(table('2026-12-27')[3]).toBe('Torsdag 10–14 (Julaften)');
    expect(table('2026-12-27')[6]).toBe('*Søndag Stengt');
  });

  it('has no rows for unreadable hours', () => {
    expect(weekRows(parseOpeningHours('Etter avtale'), [])).toEqual([]);
  });
});

describe('days that differ', () => {
  it('are exceptions, holidays and early closings, but not the Sunday that is closed anyway', () => {
    const days = differingDays(hours, christmas, '2026-12-20', 14);
    expect(days.map((one) => `${one.day} ${reasonOf(one)}: ${rangesText(one.ranges, words.closed)}`)).toEqual([
      '2026-12-24 Julaften: 10–14',
      '2026-12-25 1. juledag: Stengt',
      '2026-12-26 2. juledag: Stengt',
      '2027-01-01 1. nyttårsdag: Stengt',
    ]);
  });

  it('are named after the holiday when the shop has no note of its own', () => {
    const days = differingDays(hours, [{ date: '2026-12-24', hours: '10-13', note: '' }], '2026-12-24', 1);
    expect(days.map(reasonOf)).toEqual(['Julaften']);
  });
});

describe('hours in words', () => {
  it.each([
    ['Man-Fre: 10-20, Lør: 10-18', 'Man–fre 10–20, lør 10–18'],
    ['Man-Ons: 10-17, Tor: 10-19, Fre: 10-17, Lør: 10-16', 'Man–ons 10–17, tor 10–19, fre 10–17, lør 10–16'],
    ['Man-Fre: 09:30-16:30, Lør: 10-14, Søn: stengt', 'Man–fre 9:30–16:30, lør 10–14'],
    ['Etter avtale', 'Etter avtale'],
  ])('reads %s', (raw, line) => {
    expect(weekLine(parseOpeningHours(raw))).toBe(line);
  });

  it.each([
    ['2026-11-25T12:00:00+01:00', 'Åpent til 20'],
    ['2026-11-25T08:00:00+01:00', 'Stengt nå, åpner kl. 10'],
    ['2026-11-25T21:00:00+01:00', 'Stengt nå, åpner i morgen kl. 10'],
    ['2026-11-21T19:00:00+01:00', 'Stengt nå, åpner mandag kl. 10'],
    ['2026-12-25T12:00:00+01:00', 'Stengt – 1. juledag'],
  ])('at %s the shop says «%s»', (time, text) => {
    const now = openingState(hours, christmas, new Date(time));
    expect(now && stateText(now, time.slice(0, 10), words)).toBe(text);
  });
});
