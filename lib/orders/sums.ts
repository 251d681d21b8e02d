import { splitByWeight, vatIncluded } from '@/lib/prices/money';

/** Rule 10.18: a deposit is no turnover. */
export const PANT_VAT_RATE = 0;

/** A line as it was sold; øre, VAT in hundredths of a percent. */
export interface SoldLine {
  count: number;
  unitPrice: number;
  pant: number;
  vatRate: number;
  discount?: number;
  /** This line's share of the order's freight; it has the VAT rate of the goods it carries. */
  freight?: number;
}

/** One VAT rate of an order; `net + vat = gross`, all øre. */
export interface VatGroup {
  rate: number;
  net: number;
  vat: number;
  gross: number;
}

export interface Totals {
  net: number;
  vat: number;
  total: number;
  pant: number;
  perRate: VatGroup[];
}

export const lineGross = (line: SoldLine) => line.count * line.unitPrice;

/** The price contains the deposit (rule 4.4). */
export const lineDeposit = (line: SoldLine) => line.count * Math.min(line.pant, line.unitPrice);

/** With VAT, without the deposit and the line's discount. */
const lineGoods = (line: SoldLine) => lineGross(line) - lineDeposit(line) - (line.discount ?? 0);

/** VAT is rounded line by line; sums are sums of whole øre. */
export const lineVat = (line: SoldLine) => vatIncluded(lineGoods(line), line.vatRate / 100);

export function shareDiscount<Line extends SoldLine>(lines: readonly Line[], discount: number): Line[] {
  const shares = splitByWeight(discount, lines.map(lineGoods));
  return lines.map((line, i) => ({ ...line, discount: shares[i] ?? 0 }));
}

export function shareFreight<Line extends SoldLine>(lines: readonly Line[], freight: number): Line[] {
  const shares = splitByWeight(freight, lines.map(lineGoods));
  return lines.map((line, i) => ({ ...line, freight: shares[i] ?? 0 }));
}

/** Sums an order; the deposit has a VAT rate of its own. Without `freight` each line brings its share. */
export function totals(lines: readonly SoldLine[], { freight }: { freight?: number } = {}): Totals {
  const groups = new Map<number, VatGroup>();
  const add = (rate: number, gross: number, vat: number) => {
    const group = groups.get(rate) ?? { rate, net: 0, vat: 0, gross: 0 };
    groups.set(rate, { rate, net: group.net + gross - vat, vat: group.vat + vat, gross: group.gross + gross });
  };
  for (const line of freight === undefined ? lines : shareFreight(lines, freight)) {
    const pant = lineDeposit(line);
    const carried = line.freight ?? 0;
    add(line.vatRate, lineGoods(line), lineVat(line));
    if (carried > 0) add(line.vatRate, carried, vatIncluded(carried, line.vatRate / 100));
    if (pant > 0) add(PANT_VAT_RATE, pant, vatIncluded(pant, PANT_VAT_RATE / 100));
  }
  const perRate = [...groups.values()].sort((a, b) => b.rate - a.rate);
  const sum = (of: (group: VatGroup) => number) => perRate.reduce((total, group) => total + of(group), 0);
  return {
    net: sum((group) => group.net),
    vat: sum((group) => group.vat),
    total: sum((group) => group.gross),
    pant: lines.reduce((total, line) => total + lineDeposit(line), 0),
    perRate,
  };
}
