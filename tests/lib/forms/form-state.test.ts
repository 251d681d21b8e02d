import { describe, expect, test } from 'vitest';
import {
  blanksFilled,
  changes,
  checked,
  firstWrong,
  forgave,
  left,
  newForm,
  refused,
  restored,
  typed,
} from '@/lib/forms/form-state';

const names = ['name', 'email', 'terms'] as const;
const empty = { name: '', email: '', terms: false };
type Values = typeof empty;

const problemOf = (name: keyof Values, values: Values) => {
  if (name === 'terms') return values.terms ? undefined : 'Godta vilkårene';
  if (values[name].trim() === '') return 'Mangler';
  return name === 'email' && !values.email.includes('@') ? 'Ingen adresse' : undefined;
};
const form = (values: Partial<Values> = {}, errors: object = {}) => ({ ...newForm({ ...empty, ...values }), errors });

describe('typing', () => {
  test.each([
    ['in a field nobody has judged says nothing', {}, 'k', undefined],
    ['in a wrong field judges it anew', { email: 'Mangler' }, 'k', 'Ingen adresse'],
    ['puts a wrong field right', { email: 'Mangler' }, 'k@n.no', undefined],
    ['takes away what the server said', { email: 'Er i bruk' }, 'k@n.no', undefined],
  ])('%s', (_, errors, text, error) => {
    const after = typed(form({}, errors), 'email', text, problemOf);
    expect(after.values.email).toBe(text);
    expect(after.errors.email).toBe(error);
  });

  test('leaves the errors of other fields as they are', () => {
    expect(typed(form({}, { name: 'Mangler' }), 'email', 'k', problemOf).errors).toEqual({ name: 'Mangler' });
  });
});

describe('leaving a field', () => {
  test.each([
    ['that was only passed through says nothing', '', undefined],
    ['with spaces says nothing', '  ', undefined],
    ['that is wrong says so', 'kari', 'Ingen adresse'],
    ['that is right says nothing', 'k@n.no', undefined],
  ])('%s', (_, email, error) => {
    expect(left(form({ email }), 'email', problemOf).errors.email).toBe(error);
  });
});

describe('sending', () => {
  test.each([
    ['nothing is typed', {}, 'name'],
    ['the first field is right', { name: 'Kari' }, 'email'],
    ['only the tick is missing', { name: 'Kari', email: 'k@n.no' }, 'terms'],
    ['all is right', { name: 'Kari', email: 'k@n.no', terms: true }, undefined],
  ])('%s: goes to the first wrong field of the form', (_, values, first) => {
    const after = checked(form(values, { name: 'Fra før' }), names, problemOf);
    expect(firstWrong(names, after.errors)).toBe(first);
    expect(after.stopped).toBe(first !== undefined);
  });
});

describe("the server's answer", () => {
  test.each([
    ['stands at its field', { email: ['Er i bruk'] }, 'email', 'Er i bruk', true],
    ['is told whole', { email: ['Er i bruk.', 'Glemt passordet?'] }, 'email', 'Er i bruk. Glemt passordet?', true],
    ['finds its field by the last part of the path', { 'contact.name': ['For langt'] }, 'name', 'For langt', true],
    ['on a field the form has not stops nothing', { shop: ['Ukjent'] }, 'name', undefined, false],
    ['without fields stops nothing', {}, 'name', undefined, false],
  ] as [string, Record<string, string[]>, keyof Values, string | undefined, boolean][])(
    '%s',
    (_, told, name, error, stopped) => {
      const after = refused(form({ name: 'Kari' }), names, told);
      expect(after.errors[name]).toBe(error);
      expect(after.stopped).toBe(stopped);
      expect(after.values.name).toBe('Kari');
    },
  );
});

describe('what was there before', () => {
  test('a draft overrides what a browser filled in', () => {
    const after = restored(form(), { name: 'Kari' }, { name: 'Ola', email: 'o@n.no' });
    expect(after.values).toEqual({ name: 'Kari', email: 'o@n.no', terms: false });
    expect(after.kept).toBe(true);
  });

  test('nothing is marked as kept without a draft', () => {
    expect(restored(form(), undefined, { name: 'Ola' })).toMatchObject({ values: { name: 'Ola' }, kept: false });
  });

  test('sends only changed fields, so that another tab’s change stays', () => {
    const now = { name: 'Kari', email: 'ny@n.no', terms: false };
    expect(changes(names, now, { ...now, email: 'k@n.no', terms: true })).toEqual({ email: 'ny@n.no', terms: false });
    expect(changes(['name'], now, empty)).toEqual({ name: 'Kari' });
  });

  test('the logged-in customer fills only blank fields', () => {
    const after = blanksFilled(form({ name: ' ', email: 'egen@n.no' }), { name: 'Kari', email: 'k@n.no' });
    expect(after.values).toEqual({ name: 'Kari', email: 'egen@n.no', terms: false });
  });
});

describe('rule 5.14: a form forgives by the kind of its fields', () => {
  test('only in fields that were left, and only in texts', () => {
    const kinds = { name: 'line', email: 'email' } as const;
    const values = { name: ' Kari ', email: ' kari@n.no. ', terms: true };
    expect(forgave(values, ['email', 'terms'], kinds)).toEqual({ ...values, email: 'kari@n.no' });
    expect(forgave(values, names, kinds)).toEqual({ name: 'Kari', email: 'kari@n.no', terms: true });
  });
});
