import { atom } from 'jotai';

/** Whether the filters stand beside the list on a wide screen; the choice holds for all lists of the visit. */
export const filtersShownAtom = atom(true);

/** Rule 2.11: below this width the filters are a sheet. */
export const WIDE = '(min-width: 1020px)';
