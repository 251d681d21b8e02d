import { atom } from 'jotai';

/** Whether the dialog with the cookie jars is open. */
export const consentOpenAtom = atom(false);
