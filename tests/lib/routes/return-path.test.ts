import { describe, expect, test } from 'vitest';
import { returnPath, withReturn } from '@/lib/routes/return-path';

describe('where ?til= may lead', () => {
  test.each([
    ['/checkout', '/checkout'],
    ['/konto/reservasjoner?page=2', '/konto/reservasjoner?page=2'],
    [
      '/vintersport/hjelmer-&-alpinbriller?sortering=price#topp',
      '/vintersport/hjelmer-&-alpinbriller?sortering=price#topp',
    ],
    ['/utvalg/1+2+3', '/utvalg/1+2+3'],
    ['/logg-inn-hjelp', '/logg-inn-hjelp'],
  ])('%s is followed', (til, path) => {
    expect(returnPath(til)).toBe(path);
  });

  test.each([
    ...['https://evil.no', '//evil.no', '///evil.no', '/\\evil.no', '\\/evil.no', '/\t/evil.no', '/\n/evil.no'],
    ...['javascript:alert(1)', 'data:text/html,x', 'evil.no', ' /konto', '', '/.//evil.no', '/a/..//evil.no'],
    ...['/logg-inn', '/logg-inn?til=/logg-inn', '/registrer', '/./logg-inn', '/glemt-passord#a', '/\u0000konto'],
  ])('%j goes to the account instead', (til) => {
    expect(returnPath(til)).toBe('/konto');
  });

  test('leads to the account without ?til=', () => {
    expect(returnPath(null)).toBe('/konto');
    expect(returnPath(undefined, '/')).toBe('/');
  });

  test('reads back what withReturn writes', () => {
    const til = '/konto/ordre?page=3&x=å';
    const link = withReturn('/logg-inn', til);
    const read = new URL(link, 'http://shop').searchParams.get('til');
    expect(decodeURI(returnPath(read))).toBe(til);
    expect(withReturn('/registrer', '/konto')).toBe('/registrer');
  });
});
