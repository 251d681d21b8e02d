import { allBrands } from '@/lib/brands/brands';
import { freeFreightFrom } from '@/lib/orders/freight';
import { parseOpeningHours } from '@/lib/shops/opening-hours';
import type { Sql } from '@/server/platform/db/connection';
import type { Columns, Computed } from '@/server/platform/db/rows';
import type { settings, shops } from '@/server/platform/db/schema/shops';
import { type Finding, finding } from './types';

type Place = Columns<typeof shops, 'id' | 'name' | 'openingHours' | 'latitude' | 'longitude' | 'webShop'>;

const named = (places: readonly Place[]) => places.map(({ id, name }) => `${id} ${name}`);
const counted = (count: number) => (count === 1 ? '1 shop has' : `${count} shops have`);

/** Norway with Svalbard and Jan Mayen, roughly. */
const isInNorway = ({ latitude, longitude }: Place) =>
  latitude > 57 && latitude < 81.5 && longitude > -10 && longitude < 34;

/** Whether shops can be found and when, and the web shop. */
export async function placeFindings(sql: Sql): Promise<Finding[]> {
  const all = await sql<Place[]>`select id, name, opening_hours, latitude, longitude, web_shop from shops order by id`;
  const doors = all.filter(({ webShop }) => !webShop);
  const closed = doors.filter(({ openingHours }) => openingHours.trim() === '');
  const unread = doors.filter(
    ({ openingHours }) => openingHours.trim() !== '' && parseOpeningHours(openingHours).unknown,
  );
  const lost = doors.filter((place) => !isInNorway(place));
  const web = all.filter(({ webShop }) => webShop);
  const about = (places: readonly Place[]) => ({ count: places.length, examples: named(places) });
  return [
    ...(closed.length > 0
      ? [finding('fault', 'no_hours', `${counted(closed.length)} no opening hours.`, about(closed))]
      : []),
    ...(unread.length > 0
      ? [
          finding(
            'fault',
            'unread_hours',
            `${counted(unread.length)} opening hours that cannot be read, and are shown as they are; "Man-Fre: 10-20, Lør: 10-18" can.`,
            about(unread),
          ),
        ]
      : []),
    ...(lost.length > 0
      ? [
          finding(
            'fault',
            'no_position',
            `${counted(lost.length)} no position in Norway: latitude and longitude.`,
            about(lost),
          ),
        ]
      : []),
    ...(all.length > 0 && web.length === 0
      ? [
          finding(
            'note',
            'no_web_shop',
            'No shop is the web shop (webShop: true): what is sent leaves from the shelves of the others.',
          ),
        ]
      : []),
    ...(web.length > 1
      ? [
          finding(
            'fault',
            'two_web_shops',
            `${web.length} shops are the web shop (webShop: true); one may be.`,
            about(web),
          ),
        ]
      : []),
    ...(await postcodeFindings(sql)),
    ...(await settingFindings(sql, new Set(all.map(({ id }) => id)))),
  ];
}

/** Who has goods sent types a postcode, and would be told that it is not known. */
async function postcodeFindings(sql: Sql): Promise<Finding[]> {
  const [row] = await sql<Computed<{ missed: boolean }>[]>`
    select not exists (select from postcodes) and exists (select from shipping_methods where id <> 'collect') as missed`;
  if (!row?.missed) return [];
  const text =
    'There are no postcodes (postcodes.csv): the checkout knows none that shoppers write, and fills in no place.';
  return [finding('note', 'no_postcodes', text)];
}

/** Reports the settings that shoppers would miss, brand by brand. A brand without any settings misses all of them. */
async function settingFindings(sql: Sql, shopIds: ReadonlySet<number>): Promise<Finding[]> {
  const rows = await sql<Columns<typeof settings, 'brand' | 'key' | 'value'>[]>`
    select brand, key, value from settings`;
  return allBrands().flatMap(({ id: brand }) => {
    const own = rows.filter((row) => row.brand === brand);
    const values = Object.fromEntries(own.map(({ key, value }) => [key, value]));
    const missing = ['customerServicePhone', 'customerServiceEmail', 'orgNo', 'address'].filter((key) => !values[key]);
    const { availableShopId: web, freeFreightFrom: limit } = values;
    return [
      ...(missing.length > 0
        ? [
            finding('fault', 'no_contact', `The brand ${brand} has no ${missing.join(', ')} in its settings.`, {
              count: missing.length,
            }),
          ]
        : []),
      ...(web !== undefined && !shopIds.has(web as number)
        ? [
            finding(
              'fault',
              'unknown_web_shop',
              `availableShopId of ${brand} is ${String(web)}, and there is no such shop.`,
            ),
          ]
        : []),
      ...(limit !== undefined && freeFreightFrom(values) === undefined
        ? [
            finding(
              'fault',
              'bad_free_freight',
              `freeFreightFrom of ${brand} is ${JSON.stringify(limit)}; it must be whole øre, as 150000.`,
            ),
          ]
        : []),
    ];
  });
}
