import type { Sql } from '@/server/platform/db/connection';

/** `dead`: nobody can buy. `fault`: shoppers or the law would object. `note`: worth knowing. */
export type Severity = 'dead' | 'fault' | 'note';

export interface Finding {
  severity: Severity;
  /** For machines: 'no_picture' */
  code: string;
  /** One sentence for the operator. */
  text: string;
  count: number;
  /** Some of what it is about. */
  examples: string[];
}

export interface Health {
  /** Whether anything can be bought. */
  alive: boolean;
  shippingMethods: { id: string; name: string }[];
  /** 'card', 'instalments' or 'in_shop'. */
  payments: string[];
  /** The worst first. */
  findings: Finding[];
}

export interface HealthOptions {
  sql: Sql;
  now: Date;
  /** The payments that are set up, without that in the shop. */
  payments: readonly string[];
}

export const EXAMPLES = 5;

export const finding = (
  severity: Severity,
  code: string,
  text: string,
  { count = 1, examples = [] }: { count?: number; examples?: string[] } = {},
): Finding => ({ severity, code, text, count, examples: examples.slice(0, EXAMPLES) });
