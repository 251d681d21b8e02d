import { describe, expect, it } from 'vitest';
import { assertOwnPage, assertSameOrigin, bringsKey, cookieOf, isToken, newToken } from '@/server/api/csrf';
import { crossSiteHeaders } from '@/tests/support/cross-site';

const URL = 'https://nordvidda.example/api/v1/cart';
const asking = (headers: Record<string, string>, method = 'POST') =>
  new Request(URL, { method, headers: { host: 'nordvidda.example', ...headers } });

describe('a cookie is found by its whole name', () => {
  it.each([
    ['session=a', 'a'],
    ['other=1; session=a', 'a'],
    ['other=1;session=a;more=2', 'a'],
    [' session = a ', 'a'],
    ['session=a; session=b', 'a'],
    ['session=a=b', 'a=b'],
    ['session=', ''],
    ['mysession=a', undefined],
    ['sessions=a', undefined],
    ['session', undefined],
    ['=session', undefined],
    ['other=session', undefined],
    ['', undefined],
  ])('%j holds %j', (cookie, value) => expect(cookieOf(asking({ cookie }), 'session')).toBe(value));

  it('and in no request without cookies', () => {
    expect(cookieOf(asking({}), 'session')).toBeUndefined();
    expect(cookieOf(asking({ cookie: '=a' }), '')).toBeUndefined();
  });
});

describe('rule 7.1: a cross-site token', () => {
  it('is another each time, of letters and digits that may stand in a cookie', () => {
    const [one, other] = [newToken('s'), newToken('s')];
    expect(one).toMatch(/^[\w-]{24}\.[\w-]{43}$/);
    expect(one).not.toBe(other);
  });

  it.each([
    ['its own session', 'mine', 'session=mine', true],
    ['nobody’s', '', '', true],
    ['another session', 'mine', 'session=theirs', false],
    ['nobody, for a session', 'mine', '', false],
    ['a session, for nobody', '', 'session=mine', false],
  ])('is worth something beside %s', (_who, session, cookie, worth) =>
    expect(isToken(asking({ cookie }), newToken(session))).toBe(worth),
  );

  it.each([
    ['another nonce', (nonce: string, sign: string) => `${nonce.slice(1)}A.${sign}`],
    ['half a signature', (nonce: string, sign: string) => `${nonce}.${sign.slice(0, -1)}`],
    ['no signature', (nonce: string) => nonce],
    ['an empty signature', (nonce: string) => `${nonce}.`],
    ['a part behind it', (nonce: string, sign: string) => `${nonce}.${sign}.`],
    ['nothing', () => ''],
  ])('is none with %s', (_what, changed) => {
    const [nonce = '', sign = ''] = newToken().split('.');
    expect(isToken(asking({}), changed(nonce, sign))).toBe(false);
  });
});

describe('rule 7.1: what changes something needs the token of the page that asks', () => {
  it.each(['GET', 'HEAD', 'OPTIONS'])('%s changes nothing and needs none', (method) =>
    expect(() => assertSameOrigin(asking({ origin: 'https://evil.example' }, method))).not.toThrow(),
  );

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('%s needs it, and its own page', (method) => {
    expect(() => assertSameOrigin(asking({}, method))).toThrow('token_mismatch');
    expect(() => assertSameOrigin(asking(crossSiteHeaders(), method))).not.toThrow();
    const elsewhere = { ...crossSiteHeaders(), origin: 'https://evil.example' };
    expect(() => assertSameOrigin(asking(elsewhere, method))).toThrow('forbidden_origin');
  });

  const xhr = { 'x-requested-with': 'XMLHttpRequest' };
  it.each([
    ['nothing but the XHR header', xhr, undefined],
    ['the XHR header in small letters', { 'x-requested-with': 'xmlhttprequest' }, undefined],
    ['our own origin', { ...xhr, origin: 'https://nordvidda.example', 'sec-fetch-site': 'same-origin' }, undefined],
    ['no XHR header', {}, 'token_mismatch'],
    ['another XHR header', { 'x-requested-with': 'fetch' }, 'token_mismatch'],
    ['another host', { ...xhr, origin: 'https://evil.example' }, 'forbidden_origin'],
    ['a name below ours', { ...xhr, origin: 'https://evil.nordvidda.example' }, 'forbidden_origin'],
    ['another port', { ...xhr, origin: 'https://nordvidda.example:8443' }, 'forbidden_origin'],
    ['a page without origin', { ...xhr, origin: 'null' }, 'forbidden_origin'],
    ['a sibling’s page', { ...xhr, 'sec-fetch-site': 'same-site' }, 'forbidden_origin'],
    ['another site’s page', { ...xhr, 'sec-fetch-site': 'cross-site' }, 'forbidden_origin'],
    ['an address typed in', { ...xhr, 'sec-fetch-site': 'none' }, 'forbidden_origin'],
  ])('%s', (_what, headers: Record<string, string>, refusal) => {
    const asked = () => assertOwnPage(asking(headers));
    if (refusal) expect(asked).toThrow(refusal);
    else expect(asked).not.toThrow();
  });
});

describe('rule 6.10: a shop’s key', () => {
  it.each([
    ['Bearer abc', true],
    ['bearer abc', true],
    ['Basic abc', false],
    ['Token Bearer abc', false],
    ['Bearerabc', false],
    ['', false],
  ])('%j is one: %s', (authorization, key) => {
    expect(bringsKey(asking({ authorization }))).toBe(key);
  });

  it('is not brought by a request that says nothing', () => expect(bringsKey(asking({}))).toBe(false));
});
