import { atom, useAtom } from 'jotai';

const filtersShownAtom = atom(true);

/** Whether the filters stand beside the list on a wide screen; the choice holds for all lists of the visit. */
export const useFiltersShown = () => useAtom(filtersShownAtom);
