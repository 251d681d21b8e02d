import { atom, useAtom } from 'jotai';

const isOpenAtom = atom(false);

/** In a file of its own, as every footer imports it and the store is large. */
export const useConsentDialog = () => useAtom(isOpenAtom);
