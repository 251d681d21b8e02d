import { expect, it } from 'vitest';
import { trackingUrl } from '@/lib/counter/carriers';
import { hashOf, placeOf } from '@/lib/counter/place';

it.each([
  ['', undefined],
  ['#', undefined],
  ['#p-12', { pick: 12 }],
  ['#p-0', undefined],
  ['#p-x', undefined],
  ['#p-99999999999', undefined],
  ['#retur-NV-100001-A1', { return: 'NV-100001-A1' }],
  ['#retur-', undefined],
  ['#innhold', undefined],
])('%j opens %j', (hash, place) => {
  expect(placeOf(hash)).toEqual(place);
});

it.each([undefined, { pick: 12 }, { return: 'NV-100001-A1' }])('the address of %j leads there again', (place) => {
  expect(placeOf(hashOf(place))).toEqual(place);
});

it.each([
  ['Posten', '370 123', 'https://sporing.posten.no/sporing/370123'],
  [' postnord ', 'A&B', 'https://tracking.postnord.com/no/?id=A%26B'],
  ['Posten', ' ', ''],
  ['Budbilen', '370', ''],
])('a parcel with %j, number %j, is followed at %j', (carrier, number, url) => {
  expect(trackingUrl(carrier, number)).toBe(url);
});
