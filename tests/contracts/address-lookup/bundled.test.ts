import { expect, it } from 'vitest';
import { createBundledLookup } from '@/server/adapters/address-lookup/bundled';
import { addressLookupContract } from './suite';

const register = { code: '0155', place: 'OSLO', latitude: 59.91, longitude: 10.74, approximate: true };
const bundled = () => createBundledLookup(async (code) => (code === '0155' ? register : undefined));

addressLookupContract('the bundled postcode register', bundled);

it('takes the street on trust, and says so', async () => {
  const { addresses } = await bundled().find({ street: 'Finnes ikke', number: 7, letter: '' }, '0155');
  expect(addresses).toMatchObject([{ verified: false, coords: { latitude: 59.91, longitude: 10.74 } }]);
});

it('knows nothing without a postcode, and no streets', async () => {
  expect((await bundled().find({ street: 'Storgata', number: 1, letter: '' })).addresses).toEqual([]);
  expect(await bundled().streets('Stor')).toMatchObject({ complete: false, streets: [] });
});
