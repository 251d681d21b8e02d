import { describe, expect, it } from 'vitest';
import { FoundAddresses, FoundStreets } from '@/lib/contracts/shops';
import type { AddressLookup } from '@/server/ports/address-lookup';

/** What every adapter of the port `address-lookup` must do; each knows Storgata 1 and 1B in 0155, and not 9998. */
export function addressLookupContract(name: string, open: () => AddressLookup) {
  const storgata = { street: 'Storgata', number: 1, letter: '' };

  describe(`${name} keeps the contract of an address lookup`, () => {
    it('finds an address by street, number and postcode', async () => {
      const found = FoundAddresses.parse(await open().find(storgata, '0155'));
      expect(found.addresses).toMatchObject([{ ...storgata, text: 'Storgata 1', postcode: '0155', place: 'OSLO' }]);
      expect(found.source).toMatch(/\S/);
    });

    it('keeps the letter', async () => {
      const [found] = (await open().find({ ...storgata, letter: 'B' }, '0155')).addresses;
      expect([found?.letter, found?.text]).toEqual(['B', 'Storgata 1B']);
    });

    it('finds nothing where there is nothing', async () => {
      expect((await open().find(storgata, '9998')).addresses).toEqual([]);
    });

    it('names streets, or says that it knows none', async () => {
      const found = FoundStreets.parse(await open().streets('Stor'));
      expect(found.complete || found.streets.length === 0).toBe(true);
    });
  });
}
