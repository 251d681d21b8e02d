import type { Sql } from '@/server/platform/db/connection';
import { activities } from '@/server/platform/db/personal-data/activities';
import type { PersonalTable } from '@/server/platform/db/personal-data/terms';
import type { Columns, Computed, Renamed } from '@/server/platform/db/rows';
import type { settings, shops as shopRows } from '@/server/platform/db/schema/shops';
import { type Controller, type Controllers, recordsOf } from './rules';

export const createProcessingRecords = ({ sql, tables }: { sql: Sql; tables: Record<string, PersonalTable> }) => ({
  text: async () => recordsOf(activities, tables, await findControllers(sql)),
});

async function findControllers(sql: Sql): Promise<Controllers> {
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
