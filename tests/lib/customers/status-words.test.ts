import { describe, expect, test } from 'vitest';
import { changeWord, loginWord } from '@/lib/customers/status-words';
import { words as messages } from '@/lib/messages';
import { fill } from '@/lib/text/words';

const words = messages.account.words.status;
const said = (wordOf: typeof loginWord, status: number) => {
  const word = wordOf({ status, code: 'internal' });
  return word && words[word];
};

describe('rule 8.1, rule 8.2: what an account answers, letter by letter', () => {
  test.each([
    [401, 'Du er allerede logget inn - logg ut for å logge inn med en ny bruker'],
    [404, 'Ingen bruker logget inn - vennligst logg inn'],
    [419, 'Vennligst last siden på nytt'],
    [422, 'Feil brukernavn/passord - har du glemt passordet ditt?'],
    [423, 'account already exists with same email or phone - forgot password?'],
    [429, undefined],
    [503, undefined],
  ])('login and registration, %i', (status, text) => {
    expect(said(loginWord, status)).toBe(text);
  });

  test.each([
    [401, 'En annen bruker er logget inn'],
    [403, 'Ugyldig data'],
    [419, 'Vennligst last siden på nytt'],
    [422, 'Ikke gyldig data, alle feltene må fylles ut'],
    [429, undefined],
  ])('update and delete, %i', (status, text) => {
    expect(said(changeWord, status)).toBe(text);
  });

  test('resend', () => {
    expect(words.resendFailed).toBe('Epost ble ikke sendt');
    expect(fill(words.resent, { email: 'kari@example.no' })).toBe('Epost sendt til kari@example.no');
  });
});
