type Name =
  | 'brand'
  | 'shop'
  | 'opening'
  | 'draining'
  | 'closing'
  | 'database'
  | 'pages'
  | 'routing'
  | 'page door'
  | 'measures'
  | 'photographs';

const values = globalThis as { shopProcess?: Map<Name, unknown> };

/**
 * A value that the whole process shares. Next's bundles, its cache handler, the middleware and the page door each load their own
 * instance of a module, so that a variable of a module is one of several.
 */
export const processWide = <T>(name: Name) => ({
  get: () => values.shopProcess?.get(name) as T | undefined,
  set(value: T | undefined) {
    values.shopProcess ??= new Map();
    values.shopProcess.set(name, value);
  },
});

interface Opening {
  done: Promise<void>;
  follow(opening: Promise<void>): void;
}

const opening = processWide<Opening>('opening');
const draining = processWide<boolean>('draining');
const closing = processWide<() => Promise<void>>('closing');

/** Resolves when the shop can answer, rejects when it cannot be opened. Must be called before Next is prepared. */
export function whenOpen(): Promise<void> {
  const known = opening.get();
  if (known) return known.done;
  const { promise, resolve } = Promise.withResolvers<void>();
  opening.set({ done: promise, follow: resolve });
  return promise;
}

/** Holds the first requests back until the shop is open: through whoever called `whenOpen`, else by not returning before. */
export async function holdRequestsUntil(open: Promise<void>): Promise<void> {
  const known = opening.get();
  if (known) known.follow(open);
  else await open;
}

export const startDraining = () => draining.set(true);
export const isDraining = (): boolean => draining.get() ?? false;

export const setClosing = closing.set;

/** Ends the work of the shop: running jobs finish, and counts in memory are written. */
export const closeShop = async (): Promise<void> => closing.get()?.();
