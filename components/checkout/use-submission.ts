import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '@/components/api';
import { cartActions } from '@/components/cart/actions';
import { isValid } from '@/lib/cart/cart';
import type { CartState } from '@/lib/cart/types';
import { type CheckoutProblem, type CheckoutStep, firstProblem, stepFor } from '@/lib/checkout/steps';
import { orderFormErrors } from '@/lib/orders/order-form';
import { formatPrice } from '@/lib/prices/money';
import { fill } from '@/lib/text/words';
import { type Address, addressFieldId, type Contact, contactFieldId } from './buyer-fields';
import type { Checkout } from './use-checkout';
import { useCheckoutWords } from './use-checkout-words';
import type { Collecting } from './use-collecting';
import type { usePlaceOrder } from './use-place-order';

/** `failed`: the order was sent and refused. */
export interface Problem {
  text: string;
  failed: boolean;
}

export const SHOP_SEARCH_ID = 'shop-search';
export const MISSING_ITEMS_ID = 'shop-lacks';
export const UNSENDABLE_ID = 'unsendable';

interface Parts {
  state: CartState;
  checkout: Checkout;
  contact: Contact;
  address: Address;
  collecting: Collecting;
  order: ReturnType<typeof usePlaceOrder>;
  onStale: () => void;
}

export function useSubmission({ state, checkout, contact, address, collecting, order, onStale }: Parts) {
  const words = useCheckoutWords();
  const [problem, setProblem] = useState<Problem>();
  const { plan, sent, collected } = checkout;
  const { shop, fit } = collecting;
  const form = { ...contact.meant, ...address.meant };
  const wrong = orderFormErrors({ ...form, delivery: sent !== undefined });
  const open = firstProblem({
    linesWrong: !isValid(state),
    unsendable: plan.unsendable.length > 0,
    shop: collected && (fit ? (fit.hasAll ? 'has_all' : 'lacks') : 'none'),
    addressWrong: Boolean(wrong.address ?? wrong.addressLine2 ?? wrong.postalCode ?? wrong.city),
    contactWrong: Boolean(wrong.name ?? wrong.phone ?? wrong.email),
  });

  const stopAt = (text: string, id: string, failed = false) => {
    setProblem({ text, failed });
    requestAnimationFrame(() => document.getElementById(id)?.focus());
  };
  const stopAtProblem = (found: CheckoutProblem) => {
    const place = sent && address.check();
    const field = contact.check();
    const stops: Record<CheckoutProblem, [text: string, id: string]> = {
      lines: [words.problemCart, 'varer'],
      unsendable: [words.problemUnsendable, UNSENDABLE_ID],
      shop: [words.problemShop, SHOP_SEARCH_ID],
      lacks: [words.problemLacks, MISSING_ITEMS_ID],
      address: [words.problemAddress, place ? addressFieldId(place) : 'sted'],
      contact: [words.problemFields, field ? contactFieldId(field) : 'hvem'],
    };
    stopAt(...stops[found]);
  };
  const answer = (error: ApiError) => {
    if (error.cartErrors.length > 0) {
      cartActions.setErrors(error.cartErrors);
      onStale();
      return stopAt(error.message, 'varer', true);
    }
    const place = sent && address.refuse(error.errors);
    const field = contact.refuse(error.errors);
    if (place) return stopAt(words.problemAddress, addressFieldId(place));
    if (field) return stopAt(words.problemFields, contactFieldId(field));
    if (error.code === 'unknown_shop') return stopAt(error.message, SHOP_SEARCH_ID, true);
    setProblem({ text: error.code === 'offline' ? words.offline : error.message, failed: true });
  };

  return {
    problem,
    open: open?.step,
    /** Clears what was said about the previous choice. */
    changed() {
      setProblem(undefined);
      if (state.cartErrors.length > 0) cartActions.setErrors([]);
    },
    async submit(event: FormEvent) {
      event.preventDefault();
      if (order.sending) return;
      setProblem(undefined);
      if (open) return stopAtProblem(open.problem);
      const outcome = await order.place({ state, plan, form, shopId: shop?.id });
      if (outcome instanceof ApiError) answer(outcome);
      else if (outcome)
        setProblem({ text: fill(words.sumChanged, { price: formatPrice(outcome.due) }), failed: false });
    },
  };
}

/** Goes to the step named by the hash, or to an earlier one that is still open (rule 2.36). */
export function useFirstStep(open: CheckoutStep | undefined) {
  const latest = useRef(open);
  latest.current = open;

  useEffect(() => {
    const go = () => {
      const heading = document.getElementById(stepFor(window.location.hash, latest.current) ?? '');
      heading?.scrollIntoView();
      heading?.focus({ preventScroll: true });
    };
    go();
    window.addEventListener('hashchange', go);
    return () => window.removeEventListener('hashchange', go);
  }, []);
}

/** Where the focus goes after a choice whose button is gone. */
export const CHOSEN_SHOP = '[name="shop"]:checked';
export const CHOSEN_METHOD = '[name="way"]:checked';
export const SPLIT_ID = 'split';

/** Moves the focus to the first of these that exists after the next render. */
export function useNextFocus() {
  return useCallback((...selectors: string[]) => {
    requestAnimationFrame(() => {
      const places = selectors.map((selector) => document.querySelector<HTMLElement>(selector));
      places.find((place) => place !== null)?.focus();
    });
  }, []);
}
