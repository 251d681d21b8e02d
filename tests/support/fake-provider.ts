import type {
  ActionOutcome,
  NewPayment,
  PaymentAction,
  PaymentMethod,
  PaymentState,
  PaymentStatus,
} from '@/server/ports/payment-method';

type Call = 'open' | 'read' | 'complete' | 'capture' | 'refund' | 'release' | 'extend' | 'abandon';

/** What a payment provider keeps of a payment. */
export interface FakePayment extends PaymentStatus {
  id: string;
  asked: NewPayment;
}

/** A provider in this process, whose answers a test chooses: `lose('capture', 'after')` loses the next answer, after the effect. */
export function fakeProvider({ provider = 'fake', perShop = false } = {}) {
  const payments = new Map<string, FakePayment>();
  const answered = new Map<string, ActionOutcome>();
  const lost: { call: Call; when: 'before' | 'after' }[] = [];
  /** 'capture NV-100001-a1-c1', as they came. */
  const calls: string[] = [];
  const of = (id: string) => {
    const payment = payments.get(id);
    if (!payment) throw new Error(`No payment ${id}`);
    return payment;
  };

  async function answering<T>(call: Call, key: string, work: () => T): Promise<T> {
    calls.push(`${call} ${key}`);
    const at = lost.findIndex((one) => one.call === call);
    const loss = at >= 0 ? lost.splice(at, 1)[0] : undefined;
    if (loss?.when === 'before') throw new Error('The provider did not answer');
    const answer = work();
    if (loss) throw new Error('The answer was lost');
    return answer;
  }

  const act = (call: Call, key: string, work: () => string | undefined) =>
    answering(call, key, () => {
      const before = answered.get(key);
      if (before) return before;
      const reason = work();
      const outcome: ActionOutcome = reason
        ? { outcome: 'refused', reason }
        : { outcome: 'done', reference: `ref-${key}` };
      answered.set(key, outcome);
      return outcome;
    });

  const method: PaymentMethod = {
    provider,
    perShop,
    open: (asked) =>
      answering('open', asked.reference, () => {
        const id = `p-${asked.reference}`;
        const nothing = {
          authorised: 0,
          captured: 0,
          released: 0,
          refunded: 0,
          currency: 'NOK',
          state: 'open' as const,
        };
        if (!payments.has(id)) payments.set(id, { id, asked, ...nothing });
        return perShop
          ? { id, clientToken: `script-${id}`, clientCategory: 'pay_over_time' }
          : { id, url: `https://provider.example/${id}` };
      }),
    read: (id) => answering('read', id, () => ({ ...of(id) })),
    capture: (id, { key, amount }: PaymentAction) =>
      act('capture', key, () => {
        const payment = of(id);
        if (payment.state !== 'authorised' || payment.captured + payment.released + amount > payment.authorised)
          return 'over the authorisation';
        payment.captured += amount;
        return undefined;
      }),
    refund: (id, { key, amount }: PaymentAction) =>
      act('refund', key, () => {
        const payment = of(id);
        if (payment.refunded + amount > payment.captured) return 'over what was captured';
        payment.refunded += amount;
        return undefined;
      }),
    release: (id, key) =>
      act('release', key, () => {
        const payment = of(id);
        payment.released = payment.authorised - payment.captured;
        if (payment.captured === 0) payment.state = 'cancelled';
        return undefined;
      }),
    extend: (id, key) =>
      act('extend', key, () => {
        const payment = of(id);
        payment.expiresAt = payment.expiresAt && new Date(payment.expiresAt.getTime() + 28 * 86_400_000);
        return undefined;
      }),
    webhook: ({ headers, body }) =>
      headers.get('authorization') === 'genuine' ? (JSON.parse(body) as { id: string; token?: string }[]) : undefined,
  };
  if (perShop) {
    method.abandon = (token) => answering('abandon', token, () => undefined);
    method.complete = (id, token) =>
      answering('complete', token, () => {
        if (token === 'bad') return { id };
        const placed = { ...of(id), id: `order-${id}` };
        if (!payments.has(placed.id))
          payments.set(placed.id, { ...placed, state: 'authorised', authorised: placed.asked.amount });
        return { id: placed.id };
      });
  }

  return {
    method,
    calls,
    payments,
    /** The one payment of a reference, as the provider has it now. */
    of: (reference: string) => of(payments.has(`order-p-${reference}`) ? `order-p-${reference}` : `p-${reference}`),
    lose: (call: Call, when: 'before' | 'after') => void lost.push({ call, when }),
    /** Nothing more is lost. */
    hear: () => void lost.splice(0),
    /** The shopper agrees, on the provider's page. */
    approve(reference: string, over: Partial<PaymentStatus> = {}) {
      const payment = of(`p-${reference}`);
      Object.assign(payment, {
        state: 'authorised',
        authorised: payment.asked.amount,
        instrument: 'Visa •••• 0004',
        ...over,
      });
    },
    decide: (reference: string, state: PaymentState) => Object.assign(of(`p-${reference}`), { state }),
  };
}

export type FakeProvider = ReturnType<typeof fakeProvider>;
