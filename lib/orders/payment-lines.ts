import type { EanLine, Share } from './shares';
import { lineDeposit, lineGross, PANT_VAT_RATE } from './sums';

/** A payment's line as a provider wants it. Øre with VAT; `total` of all lines is exactly the payment's amount. */
export interface PaymentLine {
  kind: 'goods' | 'freight' | 'discount';
  /** The EAN, the shipping method or the promo code. */
  reference: string;
  name: string;
  quantity: number;
  /** For all `quantity` pieces; negative for a discount. */
  total: number;
  /** Hundredths of a percent. */
  vatRate: number;
}

type Named = Pick<PaymentLine, 'reference' | 'name'>;

export interface PaymentWords {
  freight: Named;
  discount: Named;
  pant: string;
}

/** Returns a part's money as lines of a payment; discount and freight once per VAT rate, as a provider works out VAT by line. */
export function paymentLines(
  { lines, pant }: Pick<Share<EanLine & { name: string }>, 'lines' | 'pant'>,
  { freight, discount, pant: pantName }: PaymentWords,
): PaymentLine[] {
  const goods = lines.flatMap((line): PaymentLine[] => {
    if (line.count === 0) return [];
    const { ean: reference, name, count: quantity, vatRate } = line;
    return [{ kind: 'goods', reference, name, quantity, total: lineGross(line) - lineDeposit(line), vatRate }];
  });
  const perRate = (kind: 'freight' | 'discount', named: Named, of: (line: EanLine) => number): PaymentLine[] => {
    const sums = new Map<number, number>();
    for (const line of lines) sums.set(line.vatRate, (sums.get(line.vatRate) ?? 0) + of(line));
    return [...sums].map(([vatRate, total]) => ({ kind, ...named, quantity: 1, total, vatRate }));
  };
  const deposit = { kind: 'goods' as const, reference: 'pant', name: pantName, quantity: 1, total: pant };
  return [
    ...goods,
    ...[
      { ...deposit, vatRate: PANT_VAT_RATE },
      ...perRate('discount', discount, (line) => -(line.discount ?? 0)),
      ...perRate('freight', freight, (line) => line.freight ?? 0),
    ].filter(({ total }) => total !== 0),
  ];
}

/** Money that no longer matches its lines; its VAT is that of most of the money. */
export function inOneLine(lines: readonly PaymentLine[], total: number, named?: Named): PaymentLine[] {
  const [most] = [...lines].sort((a, b) => b.total - a.total);
  const { reference, name, vatRate } = { reference: 'rest', name: 'Varer', vatRate: 0, ...most, ...named };
  return [{ kind: 'goods', reference, name, quantity: 1, total, vatRate }];
}
