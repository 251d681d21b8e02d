/** How long a repeat gets the first answer. */
export const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

/** A client's key behind whose it is. */
export const ownedKey = (key: string, customerId: number | undefined) =>
  customerId === undefined ? `guest:${key}` : `customer:${customerId}:${key}`;
