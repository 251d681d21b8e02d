import { describe, expect, it } from 'vitest';
import { endpoints } from '@/lib/contracts/all-endpoints';
import { loggedAddress } from '@/server/platform/telemetry/logged-address';

const TOKEN = '0b1c9f6e-8a34-4d0e-9a55-6d8f1f0b7c21';
/** What must never stand in a log, in the spellings an address can have. */
const PERSONAL = [
  'kari@example.no',
  'kari%40example.no',
  'KARI@EXAMPLE.NO',
  '90000000',
  '+4790000000',
  '90 00 00 00',
  '%2B47%2090000000',
  '01017012345',
  TOKEN,
  TOKEN.replaceAll('-', ''),
  'Kari%20Nordmann',
  'Kari Nordmann',
  'eyJzaWQiOiIxMjM0NTY3ODkwIn0.c2VjcmV0',
  'Fe26.2**0b1c9f6e8a34',
  '%00%0a{"level":"error"}',
  '..%2f..%2fetc%2fpasswd',
  '%E0%A4%A',
];
const PLACES = [
  '/kvittering/:x',
  '/kvittering/:x/dokument/12',
  '/betaling/:x',
  '/preview/:x',
  '/search/:x',
  '/search/:x/~sortering',
  '/product/:x',
  '/article/:x',
  '/butikker/:x',
  '/blogg/:x',
  '/kampanje/:x',
  '/utvalg/:x',
  '/konto/:x',
  '/sko/:x',
  '/:x',
  '/:x/herre',
  '/pictures/:x',
  '/_next/static/:x',
  '/sandbox/payments/:x',
  '/api/v1/orders/:x/cancel',
  '/api/v1/purchases/:x',
  '/api/v1/customers/:x',
  '/api/v1/payments/klarna/:x',
  '/api/v1/:x',
  '/api/:x',
  '/%61pi/v1/orders/:x',
  '//:x',
];

describe('rule 18.16: an address in a log names nobody and opens nothing', () => {
  it.each(PLACES)('%s', (place) => {
    for (const personal of PERSONAL)
      for (const exists of [false, true]) {
        const { route, path } = loggedAddress(place.replaceAll(':x', personal), exists);
        expect(path).not.toContain(personal);
        expect(route).not.toContain(personal);
      }
  });

  it('what is not there is whatever the caller wrote, and is not repeated', () => {
    expect(loggedAddress('/kari-nordmann/er-her', false)).toEqual({ route: 'category', path: '/:x/:x' });
    expect(loggedAddress('/product/kari-nordmann', false)).toEqual({ route: 'product', path: '/product/:x' });
  });

  it('what is there is public, and stands as it is', () => {
    for (const path of ['/', '/sko/herre/tursko', '/product/turjakke-fjell', '/hjelmer-&-alpinbriller', '/konto/ordre'])
      expect(loggedAddress(path, true).path).toBe(path);
    expect(loggedAddress('/utvalg/1+22', true)).toEqual({ route: 'selection', path: '/utvalg/1+22' });
  });

  it('what opens an order or tells a search never stands there, though it exists', () => {
    expect(loggedAddress(`/kvittering/${TOKEN}`, true)).toEqual({ route: 'receipt', path: '/kvittering/:x' });
    expect(loggedAddress('/search/gave-til-ola-med-gips', true)).toEqual({ route: 'search', path: '/search/:x' });
    expect(loggedAddress('/betaling/abc', true).path).toBe('/betaling/:x');
    expect(loggedAddress('/preview/abc', true).path).toBe('/preview/:x');
  });

  it.each(endpoints.map(({ path }) => path))(
    'of a call, what the contract says stands and parameters do not: %s',
    (path) => {
      const filled = path.replace(/\{\w+\}/g, 'hemmelig');
      expect(loggedAddress(`/api/v1${filled}`, true).path).toBe(`/api/v1${path.replace(/\{\w+\}/g, ':x')}`);
    },
  );

  it('routes are few, whatever is asked for', () => {
    const asked = PLACES.flatMap((place) => PERSONAL.map((personal) => place.replaceAll(':x', personal)));
    expect(new Set(asked.map((path) => loggedAddress(path, true).route)).size).toBeLessThan(20);
  });
});
