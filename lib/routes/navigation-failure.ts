/** The last two pages shown in this tab, the newest last; addresses with their query. */
export type Visits = readonly string[];

export const visit = (visits: Visits, address: string): Visits =>
  visits.at(-1) === address ? visits : [...visits, address].slice(-2);

/** What storage holds may be anything; addresses are kept, the rest is nothing. */
export const visitsFromStored = (stored: unknown): Visits =>
  Array.isArray(stored) ? stored.filter((one) => typeof one === 'string').slice(-2) : [];

/** A page a link leads to that has not come yet. */
export interface PendingPage {
  address: string;
  /** Whether it has been loaded anew because a part of the script could not be had. */
  reloaded?: boolean;
}

export function pendingFromStored(stored: unknown): PendingPage | undefined {
  const { address, reloaded } = (stored ?? {}) as Partial<Record<string, unknown>>;
  if (typeof address !== 'string') return undefined;
  return reloaded === true ? { address, reloaded } : { address };
}

/** Whether what failed is the loading of a part of our own script or styles, as bundlers and browsers say it. */
export const isChunkFailure = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'ChunkLoadError' ||
    /load(ing)? (css )?chunk|dynamically imported module|importing a module script failed/i.test(error.message));

/**
 * Where one goes on after a navigation has failed (rule 8.7): to the route named in the error, otherwise to the
 * previous one, otherwise home. Never to the address that has failed, and never to another host.
 */
export function recoveryAddress(failed: string, named: string | undefined, visits: Visits): string {
  const previous = visits.filter((address) => address !== failed).at(-1);
  return [named, previous].find((address) => address && isOurs(address) && address !== failed) ?? '/';
}

const isOurs = (address: string) => address.startsWith('/') && !address.startsWith('//');

/** The route named in an error: `route:` and an address in its digest, which is what crosses from server to browser. */
export const routeIn = (error: { digest?: string }): string | undefined =>
  error.digest?.startsWith(ROUTE_MARK) ? error.digest.slice(ROUTE_MARK.length) : undefined;

const ROUTE_MARK = 'route:';
