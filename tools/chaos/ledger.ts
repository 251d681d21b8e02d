import type { Sql } from '@/server/platform/db/connection';

export interface Entry {
  email: string;
  again: () => Promise<{ status: number; text: string } | undefined>;
  state: 'unanswered' | 'placed' | 'refused';
  /** Finds an order without personal data. */
  token?: string;
  paid?: boolean;
}

export interface Accounts {
  placed: number;
  paid: number;
  refused: number;
  lost: number;
  doubled: number;
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

    /** Looks up each order by address or, if that is forgotten, by token. */
    async compare(sql: Sql): Promise<Accounts> {
      const rows = await sql<{ who: string; count: number; paid: boolean }[]>`
        select coalesce(nullif(o.email, ''), u.token::text, o.token::text) as who, count(*)::int as count,
          bool_or(u.state = 'paid') as paid
        from orders o left join purchases u on u.id = o.purchase_id group by who`;
      const there = new Map(rows.map((row) => [row.who, row]));
      const rowsOf = ({ email, token = '' }: Entry) => [email, token].flatMap((who) => there.get(who) ?? []);
      const countOf = (entry: Entry) => rowsOf(entry).reduce((sum, { count }) => sum + count, 0);
      const of = (state: Entry['state']) => entries.filter((entry) => entry.state === state);
      const [placed, refused, unanswered] = [of('placed'), of('refused'), of('unanswered')];
      const unpaid = placed.filter((entry) => entry.paid && !rowsOf(entry).some(({ paid }) => paid));
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
