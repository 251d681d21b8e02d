import type { Sql } from '@/server/platform/db/connection';
import type { Controllers } from './types';

export async function findControllers(sql: Sql): Promise<Controllers> {
  const [brands, shops] = await Promise.all([
    sql<Controllers['brands']>`
      select brand, coalesce(max(value #>> '{}') filter (where key = 'chainName'), brand) as name,
        coalesce(max(value #>> '{}') filter (where key = 'orgNo'), '') as org_no,
        coalesce(max(value #>> '{}') filter (where key = 'address'), '') as address,
        coalesce(max(value #>> '{}') filter (where key = 'customerServiceEmail'), '') as email
      from settings group by brand order by brand desc`,
    sql<Controllers['shops']>`
      select full_name as name, org_no, address || ', ' || post_no || ' ' || post_place as address, email from shops order by id`,
  ]);
  return { brands, shops };
}
