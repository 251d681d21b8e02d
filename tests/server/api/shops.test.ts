import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ean, openApiShop } from './open-shop';

let api: Awaited<ReturnType<typeof openApiShop>>;
beforeAll(async () => {
  api = await openApiShop();
});
afterAll(() => api.close());

const get = async (path: string, params?: Record<string, string>) => (await api.ask('GET', path, { params })).json();
const status = async (path: string, params?: Record<string, string>) => (await api.ask('GET', path, { params })).status;

describe('shops and places', () => {
  it('are listed', async () => {
    expect(await get('/shops')).toMatchObject([
      { id: 1, chain: 1, coords: { latitude: 59.9, longitude: 10.7 } },
      { id: 2 },
    ]);
    expect(await get('/shipping_methods')).toMatchObject([
      { id: 'collect', price: 0 },
      { id: 'delivery', price: 19900 },
    ]);
    expect(await get('/postalcodes')).toContainEqual(expect.objectContaining({ code: '0155', place: 'OSLO' }));
    expect(await get('/postalcodes/{zip}', { zip: '0155' })).toMatchObject({ code: '0155', place: 'OSLO' });
    expect(await get(`/stock?eans=${ean(10)}`)).toEqual([{ ean: ean(10), shops: [{ id: 1, qty: 3 }] }]);
    expect(await get('/health')).toEqual({
      ...{ status: 'ok', articles: 27 },
      database: { up: true, connections: 10, busy: 0, waiting: 0 },
      door: { lagMs: 0, running: 0, waiting: 0, refused: 0 },
      search: { engine: 'embedded', up: true },
    });
  });

  it('rule 3.7: say how far it is from a position, and only then', async () => {
    const [near, other] = await get('/shops?from=10.7522,59.9139');
    expect([near.id, near.distance]).toEqual([1, expect.closeTo(4500, -3)]);
    expect(other.distance).toBeGreaterThan(0);
    expect((await get('/shops'))[0]).not.toHaveProperty('distance');
  });

  it('an answer about a position is kept by nobody', async () => {
    const kept = async (path: string) => (await api.ask('GET', path)).headers.get('cache-control');
    expect(await kept('/shops?from=10.7522,59.9139')).toBe('no-store');
    expect(await kept('/shops')).toMatch(/^public/);
  });

  it.each(['', '10', 'x,y', '59.9139,10.7522', '10.75,59.91,1'])('from %j is a 422', async (from) =>
    expect(await status(`/shops?from=${from}`)).toBe(422),
  );

  it.each(['9998', '155', '', "0155'--"])('postcode %j is not there', async (zip) =>
    expect(await status('/postalcodes/{zip}', { zip })).toBe(404),
  );

  it('settings hold what may be known and nothing else', async () => {
    expect(await get('/settings')).toEqual({
      ...{ chainName: 'Nordvidda Norge AS', availableShopId: 55, freeFreightFrom: 150_000 },
    });
    const heldre = await api.ask('GET', '/settings', { headers: { host: 'heldre.localhost:3000' } });
    expect(await heldre.json()).toEqual({ availableShopId: 55 });
  });

  it('the tenant is the brand of the host', async () => {
    expect(await get('/tenant/get')).toMatchObject({ id: 'nordvidda', chain: { id: 1, name: 'Nordvidda Norge AS' } });
    const heldre = await api.ask('GET', '/tenant/get', { headers: { host: 'heldre.localhost:3000' } });
    expect(await heldre.json()).toMatchObject({ id: 'heldre', productLine: 'heldre', features: { search: false } });
  });
});

describe('distances in OSRM’s form', () => {
  const table = '/osrm/table/v1/car/{coordinates}?annotations=distance';

  it.each(['10.7522,59.9139;11.1753,60.1412', '10.7522%2C59.9139%3B11.1753%2C60.1412'])('%s', async (coordinates) => {
    const answer = await get(table, { coordinates });
    expect(answer).toMatchObject({ code: 'Ok', approximate: true, sources: [{ location: [10.7522, 59.9139] }] });
    expect(answer.distances).toEqual([[0, expect.closeTo(46_700, -3)]]);
    expect(answer.destinations).toHaveLength(2);
  });

  it.each([
    ['turned around', '59.9139,10.7522;60.1412,11.1753'],
    ['one', '10.7,59.9'],
    ['half a pair', '10.7,59.9;11'],
    ['out of the world', '10.7,59.9;10,99'],
    ['no number', '10.7,59.9;NaN,59'],
    ['a polyline', 'polyline(_p~iF~ps|U)'],
    ['too many', Array(501).fill('10.7,59.9').join(';')],
    ['nothing', ''],
  ])('%s is a 422', async (_name, coordinates) => expect(await status(table, { coordinates })).toBe(422));

  it('knows distances only', async () =>
    expect(await status('/osrm/table/v1/car/{coordinates}?annotations=duration', { coordinates: '1,2;3,4' })).toBe(
      422,
    ));
});

describe('addresses, rule 5.3', () => {
  const fails = async (query: string) => {
    const answer = await api.ask('GET', `/addresses?${query}`);
    return [answer.status, await answer.json()];
  };

  it('takes the street on trust where only postcodes are known, and says so', async () => {
    expect(await get('/addresses?street=Storgata%201b&postcode=0155')).toEqual({
      source: 'postnummerregisteret',
      addresses: [
        {
          ...{ street: 'Storgata', number: 1, letter: 'B', text: 'Storgata 1B', postcode: '0155', place: 'OSLO' },
          coords: { latitude: 59.91, longitude: 10.74 },
          verified: false,
        },
      ],
    });
    expect(await get('/addresses?street=Storgata&number=1&postcode=7010')).toMatchObject({
      addresses: [{ coords: null }],
    });
    expect(await get('/addresses/streets?prefix=Stor')).toMatchObject({ complete: false, streets: [] });
  });

  it('wants a house number', async () => {
    const message = 'Ingen husnummer oppgitt. Adressen må være på formen «gate husnummer».';
    expect(await fails('street=Storgata&postcode=0155')).toEqual([404, { code: 'ADDRESS_NOT_FOUND', message }]);
  });

  it.each(['street=Storgata%201&postcode=9998', 'street=Storgata%201', 'street=1', 'street=a%2099999999999999999999'])(
    '%s finds nothing',
    async (query) =>
      expect(await fails(query)).toEqual([404, { code: 'ADDRESS_NOT_FOUND', message: 'Ingen addresser funnet' }]),
  );

  it.each(['', 'street=Storgata%201&postcode=15', 'street=a%00%201'])('%j is a 422', async (query) =>
    expect((await fails(query))[0]).toBe(422),
  );
});

describe('what is no call', () => {
  it('is a 404 with the error body', async () => {
    const unknown = await api.ask('GET', '/{...unknown}');
    expect([unknown.status, (await unknown.json()).code]).toEqual([404, 'not_found']);
  });

  it('rule 7.8: another method is a 405 with its Allow', async () => {
    const refused = await api.ask('DELETE', '/articles/{id}', { params: { id: '1' } });
    expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
    expect((await refused.json()).code).toBe('method_not_allowed');
  });

  it('too much is a 413, another type a 415', async () => {
    const body = { query: 'x'.repeat(70_000) };
    expect((await api.ask('POST', '/articles/search', { body })).status).toBe(413);
    const headers = { 'content-type': 'text/plain' };
    expect((await api.ask('POST', '/articles/search', { body: {}, headers })).status).toBe(415);
  });

  it('the documents are there, without scripts or styles inside', async () => {
    const page = await (await api.ask('GET', '/docs')).text();
    expect(page).toContain('/api/v1/articles/search');
    expect(page).not.toMatch(/<script|<style|style=/);
    expect((await api.ask('GET', '/docs/style.css')).headers.get('content-type')).toBe('text/css');
    expect((await get('/openapi.json')).openapi).toBe('3.1.0');
  });
});
