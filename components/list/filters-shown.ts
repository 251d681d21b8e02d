import { atom } from 'jotai';

/** Whether the filters stand beside the list on a wide screen; the choice holds for all lists of the visit. */
export const filtersShownAtom = atom(true);

/** Spec §9: below this width the filters are a sheet. */
export const WIDE = '(min-width: 1020px)';
