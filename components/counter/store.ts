import { atom, getDefaultStore } from 'jotai';
import { createBrowserStore, type Tab } from '@/components/browser-store';
import { draft } from '@/components/draft';
import { type Desk, deskFromStored } from '@/lib/counter/desk';
import { actionsFromStored, type WaitingAction } from '@/lib/counter/waiting-actions';

/** Names and numbers of buyers: kept for the minutes without a net, and no longer than the session. */
export const createDeskStore = (tab?: Tab) =>
  createBrowserStore<Desk | undefined>(
    {
      key: 'counterDesk',
      initial: undefined,
      read: deskFromStored,
      expires: (desk) => (desk ? Date.parse(desk.session.expiresAt) : Infinity),
    },
    tab,
  );

/** Kept over a logout and the end of a session: what has been done has been done. */
export const createActsStore = (tab?: Tab) =>
  createBrowserStore<WaitingAction[]>({ key: 'counterActs', initial: [], read: actionsFromStored }, tab);

export const deskStore = createDeskStore();
export const actsStore = createActsStore();

/** Whether the shop can be reached: as the browser, the last list or the last act found out. */
export const reachedAtom = atom(true);

export const setReached = (reached: boolean) => getDefaultStore().set(reachedAtom, reached);

/** Words to a customer that are written and not sent yet: of a complaint by its number, or of a part that is called off. */
export const wordDraft = (about: string) => draft<{ word: string }>(`counterWord:${about}`);
