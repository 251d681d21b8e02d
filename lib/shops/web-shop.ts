/** Rule 9.7: stock that is sent, without a door. It is among the shops that have an article, and nobody collects there. */
export const WEB_SHOP = 55;

export const hasDoor = (shopId: number) => shopId !== WEB_SHOP;

/** How many shops have something on their shelves: whatever tells a shopper a number of shops counts them here. */
export const countDoors = (shopIds: Iterable<number>): number => [...shopIds].filter(hasDoor).length;

/** The shops an article can be had from: what is only collected (rule 3.1) is not had from the web shop. */
export const reachable = <Id extends number>(shops: readonly Id[], onlyCC: boolean): Id[] =>
  shops.filter((id) => !onlyCC || hasDoor(id));
