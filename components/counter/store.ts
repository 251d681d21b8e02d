import { atom, getDefaultStore } from 'jotai';
import { browserStore } from '@/components/browser-store';
import { draft } from '@/components/draft';
import { type Desk, deskFromStored } from '@/lib/counter/desk';
import { actionsFromStored, type WaitingAction } from '@/lib/counter/waiting-actions';

/** Holds buyers' names and phone numbers for use offline, no longer than the session. */
export const deskStore = browserStore<Desk | undefined>({
  key: 'counterDesk',
  initial: undefined,
  read: deskFromStored,
  expires: (desk) => (desk ? Date.parse(desk.session.expiresAt) : Infinity),
});

/** Survives a logout: done is done. */
export const actionsStore = browserStore<WaitingAction[]>({ key: 'counterActs', initial: [], read: actionsFromStored });

export const reachedAtom = atom(true);

export const setReached = (reached: boolean) => getDefaultStore().set(reachedAtom, reached);

/** Unsent words to a customer: about a complaint by its number, or a cancelled pick. */
export const wordDraft = (about: string) => draft<{ word: string }>(`counterWord:${about}`);
