import { describe, expect, test } from 'vitest';
import { fold } from '@/lib/search/normalise';
import { stem } from '@/lib/search/stem';
import { inflections, strangers, unseen } from './inflections';

const pairsOf = (rows: string[][]) =>
  rows.flatMap(([lemma = '', ...forms]) => forms.map((form) => [lemma, form] as const));
const pairs = pairsOf(inflections);

describe('stem', () => {
  test('at least 95 % of the inflected forms meet their lemma', () => {
    const missed = pairs
      .filter(([lemma, form]) => stem(form) !== stem(lemma))
      .map(([lemma, form]) => `${lemma}/${form}`);
    expect(1 - missed.length / pairs.length, `missed ${missed.join(' ')}`).toBeGreaterThan(0.95);
  });

  test('at least 90 % do of words it was not made with', () => {
    const others = pairsOf(unseen);
    const missed = others
      .filter(([lemma, form]) => stem(form) !== stem(lemma))
      .map(([lemma, form]) => `${lemma}/${form}`);
    expect(pairs.length + others.length).toBeGreaterThan(700);
    expect(1 - missed.length / others.length, `missed ${missed.join(' ')}`).toBeGreaterThan(0.9);
  });

  test('and so they do when typed without æ, ø and å', () => {
    const key = (word: string) => fold(stem(word));
    const missed = pairs.filter(([lemma, form]) => key(fold(form)) !== key(lemma));
    expect(1 - missed.length / pairs.length, `missed ${missed.join(' ')}`).toBeGreaterThan(0.9);
  });

  test.each(strangers)('%s and %s stay apart', (one, other) => {
    expect(stem(one)).not.toBe(stem(other));
  });

  test.each(['jakke', 'støvel', 'sko', 'genser', 'barn', 'skor', 'sykler'])(
    '%s keeps enough to be told apart',
    (word) => {
      expect(stem(word).length).toBeGreaterThanOrEqual(3);
    },
  );

  test.each(['l', 'xl', '50', 'mk3', ''])('%j is left alone', (word) => {
    expect(stem(word)).toBe(word);
  });
});
