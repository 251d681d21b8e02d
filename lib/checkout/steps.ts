/** The steps in order, and the ids of their headings. */
export const CHECKOUT_STEPS = ['varer', 'levering', 'sted', 'hvem', 'betaling'] as const;
export type CheckoutStep = (typeof CHECKOUT_STEPS)[number];

/** Returns the requested step, or the first open one if that comes before it (rule 2.36). */
export function stepFor(hash: string, open: CheckoutStep | undefined): CheckoutStep | undefined {
  const wanted = CHECKOUT_STEPS.find((step) => `#${step}` === hash);
  if (!wanted || !open) return wanted;
  return CHECKOUT_STEPS.indexOf(open) < CHECKOUT_STEPS.indexOf(wanted) ? open : wanted;
}

export interface CheckoutState {
  linesWrong: boolean;
  unsendable: boolean;
  shop: 'none' | 'lacks' | 'has_all' | undefined;
  addressWrong: boolean;
  contactWrong: boolean;
}

export type CheckoutProblem = 'lines' | 'unsendable' | 'shop' | 'lacks' | 'address' | 'contact';

export function firstProblem(state: CheckoutState): { problem: CheckoutProblem; step: CheckoutStep } | undefined {
  if (state.linesWrong) return { problem: 'lines', step: 'varer' };
  if (state.unsendable) return { problem: 'unsendable', step: 'levering' };
  if (state.shop === 'none') return { problem: 'shop', step: 'sted' };
  if (state.shop === 'lacks') return { problem: 'lacks', step: 'sted' };
  if (state.addressWrong) return { problem: 'address', step: 'sted' };
  if (state.contactWrong) return { problem: 'contact', step: 'hvem' };
  return undefined;
}
