import type { Sql } from '@/server/platform/db/connection';
import type { Transaction } from '@/server/platform/db/transact';
import type { PromoRow } from './types';

type Read = Omit<PromoRow, 'validFrom' | 'validTo'> & { validFrom: string | Date; validTo: string | Date };

const promoRow = (row: Read): PromoRow => ({
  ...row,
  validFrom: new Date(row.validFrom),
  validTo: new Date(row.validTo),
});

export async function findByKey(sql: Sql | Transaction, key: string): Promise<PromoRow | undefined> {
  // `upper` knows only A to Z where the database was made with the locale C. Codes that differ in case only are one code; the newest of them counts.
  const [row] = await sql<Read[]>`
    select id, code, name, valid_from, valid_to, fixed, amount, type
    from promo_codes
    where translate(upper(regexp_replace(code, '\\s', '', 'g')), 'æøåäöéü', 'ÆØÅÄÖÉÜ') = ${key}
    order by valid_to desc, id desc limit 1`;
  return row && promoRow(row);
}

export async function findListed(sql: Sql, at: Date, hiddenType: string): Promise<PromoRow[]> {
  const rows = await sql<Read[]>`
    select id, code, name, valid_from, valid_to, fixed, amount, type
    from promo_codes
    where type <> ${hiddenType} and valid_from <= ${at.toISOString()} and valid_to > ${at.toISOString()}
    order by valid_to, id`;
  return rows.map(promoRow);
}
