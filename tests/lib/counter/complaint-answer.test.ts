import { describe, expect, it } from 'vitest';
import { type AnswerForm, answerOf, backFor, oreOf } from '@/lib/counter/complaint-answer';

const shoe = { ean: '7040000000011', name: 'Fjellsko', color: 'Marine', size: '42', count: 2, amount: 239_801 };
const sock = { ...shoe, ean: '7040000000035', name: 'Sokk', count: 1, amount: 14_900 };
const form = (over: Partial<AnswerForm>): AnswerForm => ({
  outcome: 'refund',
  pieces: {},
  kroner: {},
  word: '',
  ...over,
});
const answer = (over: Partial<AnswerForm>) => answerOf([shoe, sock], form(over));

describe('rule 10.42: what is filled in at the counter', () => {
  it.each([
    ['499', 49_900],
    ['1 499,5', 149_950],
    ['0,05', 5],
    ['', undefined],
    ['-3', undefined],
    ['1,234', undefined],
    ['1\u00a0000,50 kr', 100_050],
    ['kr 1.000,-', 100_000],
    ['４９９', 49_900],
  ])('kroner %s', (typed, ore) => expect(oreOf(typed)).toBe(ore));

  it('money for pieces is of what was paid for what the buyer has', () => {
    expect([backFor(shoe, 0), backFor(shoe, 1), backFor(shoe, 2)]).toEqual([0, 119_901, 239_801]);
    expect(answer({ pieces: { [shoe.ean]: 1, [sock.ean]: 0 } })).toEqual({
      ...{ outcome: 'refund', lines: [{ ean: shoe.ean, count: 1 }], word: '' },
    });
    expect(answer({ pieces: { [shoe.ean]: 0, [sock.ean]: 0 } })).toBe('piecesMissing');
    expect(answer({ word: 'x'.repeat(2001) })).toBe('wordLong');
    expect(answer({ word: 'x'.repeat(2000) })).toMatchObject({ outcome: 'refund' });
  });

  it('a part of the price is between nothing and all of it', () => {
    const wanted = (kroner: string) => answer({ outcome: 'discount', kroner: { [sock.ean]: kroner } });
    expect(wanted('149')).toMatchObject({ lines: [{ ean: sock.ean, amount: 14_900 }] });
    expect([wanted(''), wanted('0'), wanted('149,01'), wanted('ti')]).toEqual(Array(4).fill('amountMissing'));
  });

  it('without money there are words', () => {
    expect(answer({ outcome: 'refused', word: '  ' })).toBe('wordMissing');
    expect(answer({ outcome: 'repaired', word: ' Ny såle. ' })).toEqual({ outcome: 'repaired', word: 'Ny såle.' });
  });
});
