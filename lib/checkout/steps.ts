/** The parts of the checkout in their order; also the ids of their headings, so that an address can name one. */
export const CHECKOUT_STEPS = ['varer', 'levering', 'sted', 'hvem', 'betaling'] as const;
export type CheckoutStep = (typeof CHECKOUT_STEPS)[number];

/** The step an address asks for, or the first that is open when that comes before it: nobody is let in too early (rule 2.36). */
export function stepFor(hash: string, open: CheckoutStep | undefined): CheckoutStep | undefined {
  const wanted = CHECKOUT_STEPS.find((step) => `#${step}` === hash);
  if (!wanted || !open) return wanted;
  return CHECKOUT_STEPS.indexOf(open) < CHECKOUT_STEPS.indexOf(wanted) ? open : wanted;
}

/** What keeps a checkout from being sent, in the order of the page. */
export interface CheckoutState {
  /** Lines the server has refused, or that nobody has. */
  linesWrong: boolean;
  /** What may not be sent is to be sent. */
  unsendable: boolean;
  /** Undefined when nothing is collected. */
  shop: 'none' | 'lacks' | 'has_all' | undefined;
  addressWrong: boolean;
  contactWrong: boolean;
}

export type CheckoutProblem = 'lines' | 'unsendable' | 'shop' | 'lacks' | 'address' | 'contact';

/** The first thing to put right, with the step it belongs to; undefined when it can be sent. */
export function firstProblem(state: CheckoutState): { problem: CheckoutProblem; step: CheckoutStep } | undefined {
  if (state.linesWrong) return { problem: 'lines', step: 'varer' };
  if (state.unsendable) return { problem: 'unsendable', step: 'levering' };
  if (state.shop === 'none') return { problem: 'shop', step: 'sted' };
  if (state.shop === 'lacks') return { problem: 'lacks', step: 'sted' };
  if (state.addressWrong) return { problem: 'address', step: 'sted' };
  if (state.contactWrong) return { problem: 'contact', step: 'hvem' };
  return undefined;
}
