import { afterAll, beforeAll, expect, it } from 'vitest';
import { createGeonorge } from '@/server/adapters/address-lookup/geonorge';
import { type LocalAnswer, serveLocally } from '@/tests/support/local-server';
import { addressLookupContract } from './suite';

const row = (adressenavn: string, nummer: number, bokstav: string, postnummer: string, poststed: string) => ({
  ...{ adressenavn, adressetekst: `${adressenavn} ${nummer}${bokstav}`, nummer, bokstav, postnummer, poststed },
  ...{ objtype: 'Vegadresse', kommunenummer: '0301', adressetilleggsnavn: null, undernummer: null },
  representasjonspunkt: { epsg: 'EPSG:4258', lat: 59.9127, lon: 10.7461 },
});
const register = [
  row('Storgata', 1, '', '0155', 'OSLO'),
  row('Storgata', 1, 'B', '0155', 'OSLO'),
  row('Storgata', 2, '', '0155', 'OSLO'),
  row('Storgata', 1, '', '7010', 'TRONDHEIM'),
  row('Storåsveien', 4, '', '1415', 'OPPEGÅRD'),
];

/** The part of Kartverket's service the adapter leans on: no hits are a 200 with an empty list. */
function geonorge({ pathname, searchParams: query }: URL): LocalAnswer {
  if (pathname !== '/adresser/v1/sok') return { status: 404, body: {} };
  const name = (query.get('adressenavn') ?? '').toLowerCase();
  const matches = (street: string) => {
    if (name.endsWith('*')) return street.startsWith(name.slice(0, -1));
    return query.get('fuzzy') === 'true' ? street.startsWith(name.slice(0, 4)) : street === name;
  };
  const holds = (key: string, value: string | number) => !query.has(key) || query.get(key) === String(value);
  const adresser = register.filter(
    (one) =>
      matches(one.adressenavn.toLowerCase()) &&
      holds('nummer', one.nummer) &&
      holds('bokstav', one.bokstav) &&
      holds('postnummer', one.postnummer),
  );
  return { body: { metadata: { totaltAntallTreff: adresser.length }, adresser } };
}

let server: Awaited<ReturnType<typeof serveLocally>>;
beforeAll(async () => {
  server = await serveLocally(geonorge);
});
afterAll(() => server.close());
const lookup = () => createGeonorge({ url: server.url });

addressLookupContract('Geonorge', lookup);

it('asks again without the last letter of doubt, once', async () => {
  const before = server.asked.length;
  const found = await lookup().find({ street: 'Storgaten', number: 2, letter: '' }, '0155');
  expect(found.addresses).toMatchObject([{ text: 'Storgata 2', verified: true, coords: { latitude: 59.9127 } }]);
  expect(server.asked.slice(before).map((url) => url.searchParams.get('fuzzy'))).toEqual([null, 'true']);
});

it('names each street once per postcode', async () => {
  const { streets, complete } = await lookup().streets('Stor');
  expect([complete, streets.map((one) => `${one.street} ${one.postcode}`)]).toEqual([
    true,
    ['Storgata 0155', 'Storgata 7010', 'Storåsveien 1415'],
  ]);
  expect((await lookup().streets('stor', '7010')).streets).toHaveLength(1);
});

it('adds the only star itself', async () => {
  await lookup().streets('*a*');
  expect(server.asked.at(-1)?.searchParams.get('adressenavn')).toBe('a*');
});

it.each<[string, LocalAnswer]>([
  ['an error', { status: 500, body: {} }],
  ['no JSON', { body: '<html>' }],
  ['another shape', { body: { adresser: [{ nummer: 'én' }] } }],
])('%s is unavailable', async (_name, answer) => {
  const broken = await serveLocally(() => answer);
  const asking = createGeonorge({ url: broken.url }).find({ street: 'Storgata', number: 1, letter: '' });
  await expect(asking).rejects.toMatchObject({ code: 'unavailable' });
  await broken.close();
});
