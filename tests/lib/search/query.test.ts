import { describe, expect, test } from 'vitest';
import { createAnalyser } from '@/lib/search/analyser';

const analyser = createAnalyser();
const groups = (text: string) => analyser.query(text).groups;
const tokens = (text: string, at = 0) =>
  groups(text)[at]?.alternatives.map((one) => ('tokens' in one ? one.tokens.join('+') : one));

describe('the query tree', () => {
  test('a compound is the whole word or all its parts, and its head in need', () => {
    expect(tokens('regnbukse')).toEqual(expect.arrayContaining(['regn|buks', 'regn+buks']));
    expect(groups('regnbukse')[0]?.heads).toMatchObject([[{ tokens: ['buks'] }]]);
  });

  test('neighbours are joined in both orders, in both groups', () => {
    for (const at of [0, 1])
      expect(tokens('bukse regn', at)).toEqual(expect.arrayContaining(['regn|buks', 'buks|regn']));
  });

  test('a bare number is a size or a word; a short letter too', () => {
    expect(tokens('43')).toEqual(expect.arrayContaining(['s:43', '43', 'q:43cm']));
    expect(tokens('l')).toEqual(['s:l', 'l']);
    expect(tokens('str 43')).toEqual(['s:43']);
  });

  test('wishes are soft and have a label', () => {
    expect(groups('svart jakke dame str 43 50l under 500 kr').map(({ soft, label }) => [soft, label])).toEqual([
      ['color', 'Svart'],
      [undefined, undefined],
      ['gender', 'Dame'],
      ['size', 'Str. 43'],
      ['quantity', '50l'],
      ['price', 'under 500 kr'],
    ]);
  });

  test('a code may be an EAN or an article number', () => {
    expect(groups('7041234567890')[0]?.alternatives).toContainEqual({ weight: 1, code: '7041234567890' });
    expect(analyser.query('NV 40013').code).toBe('nv40013');
    expect(analyser.query('fjellsko').code).toBeUndefined();
  });

  test('small words are left out, unless there are no others', () => {
    expect(groups('jakke til barn').map((group) => group.written)).toEqual(['jakke', 'barn']);
    expect(groups('til').map((group) => group.written)).toEqual(['til']);
  });

  test('the word being typed is also a beginning', () => {
    expect(analyser.query('regnb', { typing: true }).groups[0]?.alternatives).toContainEqual({
      weight: 0.7,
      prefix: 'regnb',
    });
    expect(analyser.query('sko s', { typing: true }).groups[1]?.alternatives).toContainEqual({
      weight: 0.7,
      prefix: 's',
    });
  });

  test.each([
    ['jakke da', 'a gender: dame', ['jakke', 'da']],
    ['jakke min', 'a colour: mint', ['jakke', 'min']],
    ['jakke da ', 'nothing, when it is finished', ['jakke']],
    ['jakke til', 'nothing', ['jakke']],
    ['da jakke', 'nothing, when it is not the last', ['jakke']],
  ])('the small word in «%s» is on the way to %s', (text, _, written) => {
    expect(analyser.query(text, { typing: true }).groups.map((group) => group.written)).toEqual(written);
    expect(analyser.query(text).groups.map((group) => group.written)).toEqual(['jakke']);
  });

  test('a query has an end', () => {
    expect(groups('jakke '.repeat(1000)).length).toBeLessThanOrEqual(16);
  });
});
