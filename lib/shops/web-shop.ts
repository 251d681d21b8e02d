/** Rule 9.7: stock that is sent. It has no door. */
export const WEB_SHOP = 55;

export const hasDoor = (shopId: number) => shopId !== WEB_SHOP;

export const countDoors = (shopIds: Iterable<number>): number => [...shopIds].filter(hasDoor).length;

/** Goods that are only collected (rule 3.1) are not had from the web shop. */
export const reachable = <Id extends number>(shops: readonly Id[], onlyCC: boolean): Id[] =>
  shops.filter((id) => !onlyCC || hasDoor(id));
