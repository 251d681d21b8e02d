import type { Sql } from '@/server/db/connection';

/** What one shopper asked for and was told, kept by whom no fault of the shop reaches. */
export interface Entry {
  email: string;
  /** Sent again under the same key until it is answered. */
  again: () => Promise<{ status: number; text: string } | undefined>;
  state: 'unanswered' | 'placed' | 'refused';
  /** The purchase, where it was paid here. */
  token?: string;
  /** The shop said so. */
  paid?: boolean;
}

export interface Accounts {
  placed: number;
  paid: number;
  refused: number;
  /** Answered and not there. */
  lost: number;
  /** There more than once, or there though refused. */
  doubled: number;
  /** Not answered by any number of repeats. */
  unanswered: number;
}

export function createLedger() {
  const entries: Entry[] = [];
  return {
    entries,
    open(email: string, again: Entry['again']): Entry {
      const entry: Entry = { email, again, state: 'unanswered' };
      entries.push(entry);
      return entry;
    },

    /** Each address has ordered once: what of it stands in the database. */
    async compare(sql: Sql): Promise<Accounts> {
      const rows = await sql<{ email: string; count: number; paid: boolean }[]>`
        select o.email, count(*)::int as count, bool_or(u.state = 'paid') as paid
        from orders o left join purchases u on u.id = o.purchase_id group by o.email`;
      const there = new Map(rows.map((row) => [row.email, row]));
      const countOf = ({ email }: Entry) => there.get(email)?.count ?? 0;
      const of = (state: Entry['state']) => entries.filter((entry) => entry.state === state);
      const [placed, refused, unanswered] = [of('placed'), of('refused'), of('unanswered')];
      const unpaid = placed.filter((entry) => entry.paid && !there.get(entry.email)?.paid);
      return {
        ...{ placed: placed.length, refused: refused.length, unanswered: unanswered.length },
        paid: placed.filter(({ paid }) => paid).length,
        lost: placed.filter((entry) => countOf(entry) === 0).length + unpaid.length,
        doubled:
          [...placed, ...unanswered].filter((entry) => countOf(entry) > 1).length +
          refused.filter((entry) => countOf(entry) > 0).length,
      };
    },
  };
}

export type Ledger = ReturnType<typeof createLedger>;
