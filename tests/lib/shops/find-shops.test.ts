import { describe, expect, it } from 'vitest';
import type { Shop } from '@/lib/contracts/shops';
import { placeName } from '@/lib/norway/place-name';
import { isPostcode } from '@/lib/norway/postcode';
import { storeJsonLd } from '@/lib/seo/store-json-ld';
import { type FinderShop, findShops, withRoads } from '@/lib/shops/find-shops';
import { byRegion, regionOf } from '@/lib/shops/regions';
import { demoBrands as brands } from '@/tests/support/demo-brands';

const shop = (id: number, name: string, postNo: string, postPlace: string, latitude: number, longitude: number) =>
  ({
    id,
    slug: name.toLowerCase(),
    name: `Nordvidda ${name}`,
    postNo,
    postPlace,
    address: 'Storgata 1',
    openingHours: 'Man-Fre: 10-20, Lør: 10-18',
    exceptions: [],
    coords: { latitude, longitude },
  }) satisfies FinderShop;

const shops = [
  shop(1, 'Bergen sentrum', '5014', 'BERGEN', 60.39, 5.32),
  shop(2, 'Haugesund', '5525', 'HAUGESUND', 59.41, 5.27),
  shop(3, 'Trondheim Lade', '7041', 'TRONDHEIM', 63.44, 10.44),
  shop(4, 'Lillestrøm', '2000', 'LILLESTRØM', 59.96, 11.05),
];
const names = (found: FinderShop[]) => found.map((one) => one.id);

describe('the shop finder', () => {
  it.each([
    ['', [1, 2, 3, 4]],
    ['bergen', [1]],
    ['LADE trond', [3]],
    ['55', [2]],
    ['7', [3]],
    ['finnes ikke', []],
    ['lillestrom', [4]],
    ['LILLESTRØM', [4]],
    ['\u00a0Bergen\u00a0', [1]],
    ['Bergen, Norge', [1]],
    ['N-5014', [1, 2, 3, 4]],
    ['5014 Bergen', [1, 2, 3, 4]],
    ['50 14', [1, 2, 3, 4]],
  ])('finds by «%s»', (text, ids) => {
    expect(names(findShops(shops, text))).toEqual(ids);
  });

  it('shows every shop from a postcode, nearest first, by estimated road', () => {
    const found = findShops(shops, '5004', { latitude: 60.39, longitude: 5.33 });
    expect(names(found)).toEqual([1, 2, 4, 3]);
    expect(found[0]?.distance).toBeLessThan(1500);
  });

  it('rule 16.2, rule 16.3: takes the metres a router says, keeps the estimate where it says none, and sorts anew', () => {
    const found = findShops(shops, '5004', { latitude: 60.39, longitude: 5.33 });
    const roads = withRoads(
      found,
      new Map([
        [1, 2_000_000],
        [4, 900],
      ]),
    );
    expect(names(roads)).toEqual([4, 2, 3, 1]);
    expect(roads.map(({ byRoad }) => byRoad ?? false)).toEqual([true, false, false, true]);
    expect(roads[0]?.distance).toBe(900);
    expect(withRoads(found, undefined)).toEqual(found);
  });

  it('knows a postcode when it is whole', () => {
    expect([isPostcode('0181'), isPostcode(' 5014 '), isPostcode('501'), isPostcode('50144')]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

describe('regions', () => {
  it('go from south to north without empty ones', () => {
    expect(byRegion(shops).map((group) => [group.region, names(group.shops)])).toEqual([
      ['1', [4]],
      ['4', [2]],
      ['5', [1]],
      ['7', [3]],
    ]);
  });

  it.each([
    ['0181', '0'],
    ['2609', '2'],
    ['5525', '4'],
    ['9900', '9'],
  ])('put %s in %s', (postNo, region) => {
    expect(regionOf(postNo)).toBe(region);
  });

  it.each([
    ['MO I RANA', 'Mo i Rana'],
    ['ØRSTA', 'Ørsta'],
    ['KRISTIANSAND S', 'Kristiansand S'],
  ])('read %s as %s', (post, name) => {
    expect(placeName(post)).toBe(name);
  });
});

it('tells search engines the hours with dated overrides', () => {
  const whole = {
    ...shop(1, 'Bergen', '5014', 'BERGEN', 60.39, 5.32),
    exceptions: [{ date: '2026-12-24', hours: '10-14', note: 'Julaften' }],
    fullName: 'Nordvidda Bergen AS',
    phone: '55001137',
    email: 'bergen@nordvidda.example',
    mapLink: '',
  } as unknown as Shop;
  const site = { url: 'https://shop.example', brand: brands.nordvidda };
  const data = storeJsonLd(
    { ...whole, picture: '/pictures/scenes/fjord-morning-wide' },
    site,
    new Date('2026-12-20T12:00:00Z'),
  );
  expect(data).toMatchObject({
    '@type': 'Store',
    '@id': 'https://shop.example/butikker/bergen',
    telephone: '+4755001137',
    address: { addressLocality: 'Bergen', postalCode: '5014' },
    parentOrganization: { name: 'Nordvidda' },
    image: 'https://shop.example/pictures/scenes/fjord-morning-wide-1600.webp',
  });
  expect(data.openingHoursSpecification).toContainEqual(
    expect.objectContaining({ validFrom: '2026-12-24', opens: '10:00', closes: '14:00' }),
  );
  expect(data.openingHoursSpecification).toContainEqual(
    expect.objectContaining({ validFrom: '2026-12-25', opens: '00:00', closes: '00:00' }),
  );
});
