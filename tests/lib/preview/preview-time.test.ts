import { describe, expect, it } from 'vitest';
import { fieldTime, readPreviewTime } from '@/lib/preview/preview-time';

const NOW = new Date('2026-11-25T09:00:30Z');
const read = (text: string, now = NOW) => {
  const found = readPreviewTime(text, now);
  return 'at' in found ? found.at.toISOString() : found.fault;
};

describe('rule 2.91: a time of a preview', () => {
  it.each([
    ['2026-11-27T08:00', '2026-11-27T07:00:00.000Z', 'in Oslo, as a field for date and time sends it'],
    ['2026-11-27 08:00', '2026-11-27T07:00:00.000Z', 'with a blank'],
    ['2026-11-27T08:00:59', '2026-11-27T07:00:00.000Z', 'whole minutes'],
    ['2026-11-27T08:00Z', '2026-11-27T08:00:00.000Z', 'of its own zone'],
    ['2026-11-27T08:00+02:00', '2026-11-27T06:00:00.000Z', 'of another one'],
    ['2026-11-27T08:00 02:00', '2026-11-27T06:00:00.000Z', 'whose plus was lost on the way'],
    ['2026-11-27', '2026-11-26T23:00:00.000Z', 'a day begins at midnight in Oslo'],
    [' 27.11.2026 ', '2026-11-26T23:00:00.000Z', 'as Norwegians write it'],
    ['2027-06-01T08:00', '2027-06-01T06:00:00.000Z', 'in summer'],
    ['2027-03-28T02:30', '2027-03-28T01:30:00.000Z', 'an hour that is left out is the one after it'],
    ['2027-10-31T02:30', '2027-10-31T01:30:00.000Z', 'an hour that comes twice is the second'],
    ['2027-10-31T01:59', '2027-10-30T23:59:00.000Z', 'the minute before both'],
    ['2027-10-31T03:00', '2027-10-31T02:00:00.000Z', 'the minute after both'],
  ])('%s is %s: %s', (text, at) => {
    expect(read(text, text.startsWith('2027-10') ? new Date('2027-10-01T00:00:00Z') : NOW)).toBe(at);
  });

  it.each([
    '',
    'x',
    '2026-11-31T08:00',
    '2026-02-29',
    '2026-11-27T24:00',
    '2026-11-27T08:60',
    '08:00',
    '1e9',
    '2026-11-27T08:00+99:99x',
  ])('"%s" is none', (text) => expect(read(text)).toBe('unreadable'));

  it('is bounded: 31 days back, 366 ahead', () => {
    expect(read('2026-10-25T10:01')).toBe('2026-10-25T09:01:00.000Z');
    expect(read('2026-10-25T10:00')).toBe('too_early');
    expect(read('2027-11-26T10:00')).toBe('2027-11-26T09:00:00.000Z');
    expect(read('2027-11-26T10:01')).toBe('too_late');
    expect(read('9999-12-31T23:59')).toBe('too_late');
  });

  it('fills its field with what was typed', () => {
    for (const text of ['2026-11-27T08:00', '2027-06-01T00:05']) {
      const found = readPreviewTime(text, NOW);
      expect('at' in found && fieldTime(found.at)).toBe(text);
    }
  });
});
