import { describe, expect, it } from 'vitest';
import { demoTexts, messageTexts } from './texts';

const places = [
  ['the messages', messageTexts],
  ['the demo chain', demoTexts],
] as const;
const found = (texts: Iterable<string>, pattern: RegExp) => [...texts].flatMap((text) => text.match(pattern) ?? []);

/** Of two forms that are both right, the one that we do not write. */
const other =
  /(?<!\p{L})(?:lista|hylla|lufta|kulda|døra|brygga|sola|handa|uka|løypa|flata|rumpa|(?:\p{L}+)?klokka|beina?|pusteevne\p{L}*|foret)(?!\p{L})/giu;
/** 'Det du skrev er …': what the clause is about has a comma behind it. */
const openClause =
  /(?<!\p{L})(?:Alt|Det|De|En setning|Butikken) (?:du|dere|vi) (?:har )?\p{L}+(?: sist)? (?:er|mangler|ligger|blir|kan|står|vises)(?!\p{L})/gu;

describe('Norwegian as we write it', () => {
  for (const [place, texts] of places) {
    it(`has one form of each word in ${place}`, () => expect(found(texts(), other)).toEqual([]));
    it(`closes a relative clause with a comma in ${place}`, () => expect(found(texts(), openClause)).toEqual([]));
  }

  it('says omtaler everywhere (rule 10.22), and anmeldelser nowhere', () => {
    expect(found(messageTexts(), /anmeld(?:else|t)\p{L}*/giu)).toEqual([]);
  });

  it('holds goods off for somebody as Norwegians say it', () => {
    expect(found(messageTexts(), /holder varene av/gi)).toEqual([]);
  });
});
