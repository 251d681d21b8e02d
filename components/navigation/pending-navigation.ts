import { forgetSession, readSession, writeSession } from '@/components/session';

const ATTEMPT_KEY = 'attemptedPage';

interface Attempt {
  /** The page a link leads to that has not come yet. */
  address: string;
  /** Whether it has been loaded anew because a part of the script could not be had. */
  reloaded?: boolean;
}

/** Survives the full load that Next falls back to when a page cannot be had without one. */
export const attemptedPage = {
  begin: (address: string) => writeSession(ATTEMPT_KEY, { address } satisfies Attempt),
  end: () => forgetSession(ATTEMPT_KEY),
  failed: (address: string) => readSession<Attempt>(ATTEMPT_KEY)?.address === address,
  /** True once per attempt: whoever gets it loads the page anew. */
  mayReload(address: string): boolean {
    const attempt = readSession<Attempt>(ATTEMPT_KEY);
    if (attempt?.address === address && attempt.reloaded) return false;
    writeSession(ATTEMPT_KEY, { address, reloaded: true } satisfies Attempt);
    return true;
  },
};
