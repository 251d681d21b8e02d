import { forgetSession, readSession, writeSession } from '@/components/session';

const PENDING_KEY = 'attemptedPage';

interface PendingNavigation {
  /** The page a link leads to that has not come yet. */
  address: string;
  /** Whether it has been loaded anew because a part of the script could not be had. */
  reloaded?: boolean;
}

/** Survives the full load that Next falls back to when a page cannot be had without one. */
export const pendingNavigation = {
  begin: (address: string) => writeSession(PENDING_KEY, { address } satisfies PendingNavigation),
  end: () => forgetSession(PENDING_KEY),
  failed: (address: string) => readSession<PendingNavigation>(PENDING_KEY)?.address === address,
  /** True once for each: whoever gets it loads the page anew. */
  mayReload(address: string): boolean {
    const pending = readSession<PendingNavigation>(PENDING_KEY);
    if (pending?.address === address && pending.reloaded) return false;
    writeSession(PENDING_KEY, { address, reloaded: true } satisfies PendingNavigation);
    return true;
  },
};
