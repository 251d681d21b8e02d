/** The last two pages of this tab, the newest last; addresses with their query. */
export type Visits = readonly string[];

export const visit = (visits: Visits, address: string): Visits =>
  visits.at(-1) === address ? visits : [...visits, address].slice(-2);

/** Storage may hold anything. */
export const visitsFromStored = (stored: unknown): Visits =>
  Array.isArray(stored) ? stored.filter((one) => typeof one === 'string').slice(-2) : [];

export interface PendingPage {
  address: string;
  /** True after a reload for a missing chunk. */
  reloaded?: boolean;
}

export function pendingFromStored(stored: unknown): PendingPage | undefined {
  const { address, reloaded } = (stored ?? {}) as Partial<Record<string, unknown>>;
  if (typeof address !== 'string') return undefined;
  return reloaded === true ? { address, reloaded } : { address };
}

/** True if a chunk of our own script or styles could not be loaded, in the words of bundlers and browsers. */
export const isChunkFailure = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'ChunkLoadError' ||
    /load(ing)? (css )?chunk|dynamically imported module|importing a module script failed/i.test(error.message));

/** Returns the page after a failed navigation (rule 8.7): the error's route, the previous page, or home; never the failed one. */
export function recoveryAddress(failed: string, named: string | undefined, visits: Visits): string {
  const previous = visits.filter((address) => address !== failed).at(-1);
  return [named, previous].find((address) => address && isOurs(address) && address !== failed) ?? '/';
}

const isOurs = (address: string) => address.startsWith('/') && !address.startsWith('//');

/** Returns the route in an error's digest (`route:` and an address), which crosses from server to browser. */
export const routeIn = (error: { digest?: string }): string | undefined =>
  error.digest?.startsWith(ROUTE_MARK) ? error.digest.slice(ROUTE_MARK.length) : undefined;

const ROUTE_MARK = 'route:';
