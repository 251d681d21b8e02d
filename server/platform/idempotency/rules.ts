export const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

export const ownedKey = (key: string, customerId: number | undefined) =>
  customerId === undefined ? `guest:${key}` : `customer:${customerId}:${key}`;
