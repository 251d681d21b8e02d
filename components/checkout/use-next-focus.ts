import { useCallback } from 'react';

/** The chosen shop, the chosen way, and how the cart is split: where one goes on after a choice whose button is gone. */
export const CHOSEN_SHOP = '[name="shop"]:checked';
export const CHOSEN_WAY = '[name="way"]:checked';
export const SPLIT_ID = 'split';

/** What is pressed is gone once it has done its work: the focus goes to the first of these that is there then. */
export function useNextFocus() {
  return useCallback((...selectors: string[]) => {
    requestAnimationFrame(() => {
      const places = selectors.map((selector) => document.querySelector<HTMLElement>(selector));
      places.find((place) => place !== null)?.focus();
    });
  }, []);
}
