import { originalPrice, type PriceRow, percentOff } from './price-rules';

// Judges the prices shown (rule 10.15) by other code than `originalPrice`, so that one finds the other's mistakes.

export type KeptRow = PriceRow & {
  readonly id: number;
  /** `start` is what the shop counts from. */
  readonly campaign?: { readonly id: number; readonly name: string; readonly start: Date };
};

/** A period with one price and claim, in øre. */
export interface Shown {
  from: Date;
  to: Date | null;
  price: number;
  row: KeptRow;
  before: number | undefined;
}

export type Verdict = 'no claim' | 'holds' | 'breaks';

export interface Judged extends Shown {
  verdict: Verdict;
  /** The lowest price of the 30 days before, and its rows. */
  lowest: number | undefined;
  window: { from: Date; to: Date };
  rows: KeptRow[];
  why: Why;
}

export type Why = 'lowest' | 'stepwise' | 'ordinary' | 'too_new' | 'not_higher' | 'too_high';

const THIRTY_DAYS = 30 * 24 * 60 * 60 * 1000;
const rounded = (ore: number) => Math.round(ore / 100) * 100;
const endOf = ({ to }: Pick<PriceRow, 'to'>) => to?.getTime() ?? Number.POSITIVE_INFINITY;
const isIn = (row: PriceRow, time: number) => row.from.getTime() <= time && endOf(row) > time;

/** Returns the periods of one public price, oldest first. */
export function shownPrices(rows: readonly KeptRow[]): Shown[] {
  const open = rows.filter(({ kind }) => kind !== 'club');
  const turns = [...new Set(open.flatMap((row) => [row.from.getTime(), endOf(row)]))].filter(Number.isFinite);
  turns.sort((a, b) => a - b);
  const shown = turns.flatMap((time, at): Shown[] => {
    const to = turns[at + 1];
    const ordinary = open.filter((row) => row.kind === 'normal' && isIn(row, time)).at(-1);
    const [offer] = open
      .filter((row) => row.kind === 'campaign' && isIn(row, time))
      .sort((a, b) => a.price - b.price || a.id - b.id);
    const reduced = offer && (!ordinary || offer.price < ordinary.price);
    const row = reduced ? offer : ordinary;
    if (!row) return [];
    const price = rounded(row.price);
    const before = reduced && ordinary ? originalPrice(rows, offer.campaign?.start ?? offer.from, price) : undefined;
    return [{ from: new Date(time), to: to === undefined ? null : new Date(to), price, row, before }];
  });
  // Joins periods that look the same to a shopper.
  const merged: Shown[] = [];
  for (const one of shown) {
    const last = merged.at(-1);
    if (last?.row === one.row && last.before === one.before && last.to?.getTime() === one.from.getTime())
      last.to = one.to;
    else merged.push(one);
  }
  return merged;
}

/** Judges each claim: at most the lowest price of the 30 days before the cut, or before any step of a run of cuts. */
export function judge(rows: readonly KeptRow[], shown: readonly Shown[]): Judged[] {
  return shown.map((one): Judged => {
    const start = one.row.kind === 'campaign' ? (one.row.campaign?.start ?? one.row.from) : one.from;
    const cuts = [start, ...stepsTo(shown, start, one.price)];
    const looked = cuts.map((cut) => lookBack(rows, cut));
    const best = looked.find(({ covered, lowest }) => covered && one.before !== undefined && one.before <= lowest);
    const nearest = looked[0] as LookBack;
    const told = best ?? nearest;
    const known = {
      lowest: Number.isFinite(told.lowest) ? told.lowest : undefined,
      window: told.window,
      rows: told.rows,
    };
    if (one.row.kind !== 'campaign') return { ...one, ...known, verdict: 'no claim', why: 'ordinary' };
    if (one.before === undefined)
      return { ...one, ...known, verdict: 'no claim', why: nearest.covered ? 'not_higher' : 'too_new' };
    const holds = best !== undefined && one.before > one.price;
    return {
      ...one,
      ...known,
      verdict: holds ? 'holds' : 'breaks',
      why: holds ? (best === nearest ? 'lowest' : 'stepwise') : 'too_high',
    };
  });
}

/** Earlier steps to `start`, each lower than the last, without a break. */
function stepsTo(shown: readonly Shown[], start: Date, price: number): Date[] {
  const steps: Date[] = [];
  let [time, lower] = [start.getTime(), price];
  for (const one of shown.filter(({ from }) => from < start).toReversed()) {
    const leadsUp = (one.to?.getTime() ?? Number.POSITIVE_INFINITY) >= time;
    if (!leadsUp || one.row.kind !== 'campaign' || one.price < lower) break;
    [time, lower] = [one.from.getTime(), one.price];
    steps.push(one.from);
  }
  return steps;
}

interface LookBack {
  window: { from: Date; to: Date };
  rows: KeptRow[];
  lowest: number;
  covered: boolean;
}

function lookBack(rows: readonly KeptRow[], cut: Date): LookBack {
  const window = { from: new Date(cut.getTime() - THIRTY_DAYS), to: cut };
  const within = rows.filter((row) => row.from < cut && endOf(row) > window.from.getTime());
  const lowest = Math.min(...within.map((row) => row.price));
  return { window, rows: within, lowest, covered: rows.some((row) => row.from <= window.from) && within.length > 0 };
}

export const percent = ({ before, price }: Pick<Shown, 'before' | 'price'>) => percentOff(before, price);
