export type { Breach, Db, Invariant } from '@/server/platform/part';

export interface Broken {
  name: string;
  /** Of docs/rules.md. */
  rule: string;
  breaches: string[];
}
