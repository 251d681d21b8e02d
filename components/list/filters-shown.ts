import { atom } from 'jotai';

/** Whether the filters stand beside the list on a wide screen; the choice holds for all lists of the visit. */
export const filtersShownAtom = atom(true);
