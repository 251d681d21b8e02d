import { atom, useAtom } from 'jotai';

const isOpenAtom = atom(false);

/** Whether the dialog with the cookies is open. In a file of its own, as every footer opens it and the store is large. */
export const useConsentDialog = () => useAtom(isOpenAtom);
