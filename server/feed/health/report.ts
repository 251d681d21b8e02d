import { allBrands } from '@/lib/brands/brands';
import { offeredMethods } from '@/lib/orders/freight';
import { openBrands } from '@/server/brands/open';
import { DEATHS, deathsOf, waysOf } from '@/server/feed/life/rules';
import { hasGoods, standingNow } from '@/server/feed/life/standing';
import type { Columns } from '@/server/platform/db/rows';
import type { shippingMethods } from '@/server/platform/db/schema/shops';
import { goodsFindings } from './goods';
import { linkFindings } from './links';
import { offerFindings } from './offers';
import { placeFindings } from './places';
import { type Finding, finding, type Health, type HealthOptions, type Severity } from './types';

const WORST: Severity[] = ['dead', 'fault', 'note'];

const brandFindings = (): Finding[] =>
  allBrands().length > 0
    ? []
    : [finding('fault', 'no_brand', 'There is no brand: import a folder with brands/ (docs/your-own-shop.md).')];

/** How the shop stands as it is: whether one can buy in it, and what shoppers, staff or the law would object to. */
export async function healthOf(options: HealthOptions): Promise<Health> {
  const { sql, now, payments } = options;
  await openBrands({ sql }).load();
  const payable = payments.length > 0;
  const standing = await standingNow(sql, payable);
  const deaths = deathsOf(standing, await hasGoods(sql, standing));
  const methods = await sql<Columns<typeof shippingMethods, 'id' | 'name'>[]>`
    select id, name from shipping_methods order by position, id`;
  const { collect } = waysOf(standing);
  const offered = offeredMethods(methods, payable).filter(({ id }) => id !== 'collect' || collect);
  const found = await Promise.all([
    goodsFindings(sql),
    placeFindings(sql),
    linkFindings(sql, now),
    offerFindings(sql, now),
    brandFindings(),
  ]);
  const unsent = methods.filter(({ id }) => !offered.some((one) => one.id === id));
  const findings: Finding[] = [
    ...deaths.map((death) => finding('dead', death, DEATHS[death])),
    ...(deaths.length === 0 && unsent.length > 0
      ? [
          finding(
            'fault',
            'unpaid_methods',
            `The checkout leaves out ${unsent.map(({ id }) => id).join(', ')}: ${payable ? 'no shop has a door' : 'no payment provider is set up (NEXI_*, KLARNA_*)'}.`,
          ),
        ]
      : []),
    ...found.flat(),
  ];
  findings.sort((a, b) => WORST.indexOf(a.severity) - WORST.indexOf(b.severity));
  return {
    ...{ alive: deaths.length === 0, shippingMethods: offered, findings },
    payments: [...(collect ? ['in_shop'] : []), ...payments],
  };
}
