import type { Sql } from '@/server/platform/db/connection';
import type { PersonalTable } from '@/server/platform/db/personal-data/terms';

/** A company that decides why and how (GDPR art. 4.7). */
export interface Controller {
  name: string;
  orgNo: string;
  address: string;
  email: string;
}

export interface Controllers {
  /** By brand: its web shop, accounts and club. */
  brands: (Controller & { brand: string })[];
  /** Each sells and answers for its own sales. */
  shops: Controller[];
}

export interface ProcessingRecordsDependencies {
  sql: Sql;
  /** Every table with something of a person. */
  tables: Record<string, PersonalTable>;
}

export interface ProcessingRecords {
  /** The records of processing (GDPR art. 30) of this shop, as Markdown. */
  text(): Promise<string>;
}
