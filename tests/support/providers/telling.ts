/** A webhook on its way to the shop, as the port `payment-method` takes it. */
export interface Telling {
  headers: Headers;
  url: URL;
  body: string;
}

/** The webhooks a provider has not sent yet. A test says when they come; an unreliable provider mixes them up. */
export function tellingQueue({ random, unreliable }: { random: () => number; unreliable: boolean }) {
  let queue: Telling[] = [];
  return {
    tell(url: string, body: unknown, headers: Record<string, string> = {}) {
      queue.push({ url: new URL(url), body: JSON.stringify(body), headers: new Headers(headers) });
    },
    /** All that are due: in order, or with some lost, some twice, and none in its place. */
    tellings(): Telling[] {
      const due = queue;
      queue = [];
      if (!unreliable) return due;
      const sent = due.flatMap((one) => (random() < 0.2 ? [] : random() < 0.3 ? [one, one] : [one]));
      return sent
        .map((one) => ({ one, place: random() }))
        .sort((a, b) => a.place - b.place)
        .map(({ one }) => one);
    },
  };
}

/** What a provider has in its books for a payment; øre. */
export interface Book {
  id: string;
  reference: string;
  currency: string;
  authorised: number;
  captured: number;
  /** Given back without having been captured, by a call or because time went by. */
  released: number;
  refunded: number;
}

export interface Approval {
  /** Another amount than was asked for. */
  amount?: number;
  currency?: string;
}
