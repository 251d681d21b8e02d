import type { NewPayment, OpenedPayment, PaymentLine, PaymentMethod } from '@/server/ports/payment-method';
import type { Approval, Book, Fault, Telling } from '@/tests/support/payment-provider';

export type Call = 'open' | 'read' | 'capture' | 'refund' | 'release';

/** A way of paying with its provider and the shopper at it. */
export interface World {
  method: PaymentMethod;
  /** The shopper agrees. Answers the id that the payment has from then on, or undefined when it is too late. */
  approve(opened: OpenedPayment, payment: NewPayment, approval?: Approval): Promise<string | undefined>;
  decline(id: string): void | Promise<void>;
  cancel(id: string): void | Promise<void>;
  /** Time goes by until nothing is held any more. */
  expire(id: string): void | Promise<void>;
  /** The next such call goes wrong. */
  fault(fault: Fault, call: Call): void;
  books(): Book[] | Promise<Book[]>;
  tellings(): Telling[] | Promise<Telling[]>;
  close(): Promise<void>;
}

export const jacket: PaymentLine = {
  ...{ kind: 'goods', reference: '7040000000011', name: 'Jakke "Vidda" <M> & hette', quantity: 1 },
  ...{ total: 119900, vatRate: 2500 },
};
export const socks: PaymentLine = {
  ...{ kind: 'goods', reference: '7040000000028', name: 'Ullsokker', quantity: 3 },
  ...{ total: 29990, vatRate: 2500 },
};
const freight: PaymentLine = {
  ...{ kind: 'freight', reference: 'delivery', name: 'Levering', quantity: 1 },
  ...{ total: 19900, vatRate: 2500 },
};
const discount: PaymentLine = {
  ...{ kind: 'discount', reference: 'SOMMER10', name: 'Rabatt', quantity: 1 },
  ...{ total: -14989, vatRate: 2500 },
};
export const sumOf = (lines: readonly PaymentLine[]) => lines.reduce((sum, line) => sum + line.total, 0);

let made = 0;
export function newPayment(lines: PaymentLine[] = [jacket, socks, freight, discount]): NewPayment {
  const site = 'https://shop.example';
  return {
    reference: `NV-${++made}-contract`,
    amount: sumOf(lines),
    lines,
    buyer: {
      ...{ name: "Kari D'Arc Nordmann", email: 'kari@example.no', phone: '41234567' },
      address: { street: 'Storgata 1', postalCode: '0155', city: 'OSLO' },
    },
    shopId: 55,
    returnUrl: `${site}/betaling/abc`,
    cancelUrl: `${site}/betaling/abc?avbrutt=1`,
    webhookUrl: `${site}/api/v1/payments/provider/webhook`,
    termsUrl: `${site}/kundeservice`,
    privacyUrl: `${site}/personvernerklaering`,
  };
}

export const action = (key: string, lines: PaymentLine[], amount = sumOf(lines)) => ({ key, lines, amount });
