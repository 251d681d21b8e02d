import type { Sql } from '@/server/platform/db/connection';
import type { Columns, Computed, Renamed } from '@/server/platform/db/rows';
import type { settings, shops as shopRows } from '@/server/platform/db/schema/shops';
import type { Controller, Controllers } from './types';

export async function findControllers(sql: Sql): Promise<Controllers> {
  const [brands, shops] = await Promise.all([
    sql<(Columns<typeof settings, 'brand'> & Computed<Controller>)[]>`
      select brand, coalesce(max(value #>> '{}') filter (where key = 'chainName'), brand) as name,
        coalesce(max(value #>> '{}') filter (where key = 'orgNo'), '') as org_no,
        coalesce(max(value #>> '{}') filter (where key = 'address'), '') as address,
        coalesce(max(value #>> '{}') filter (where key = 'customerServiceEmail'), '') as email
      from settings group by brand order by brand desc`,
    sql<
      (Renamed<typeof shopRows, { name: 'fullName' }> &
        Columns<typeof shopRows, 'orgNo' | 'email'> &
        Computed<{ address: string }>)[]
    >`
      select full_name as name, org_no, address || ', ' || post_no || ' ' || post_place as address, email from shops order by id`,
  ]);
  return { brands, shops };
}
