/** Articles of a kind are numbered on end: by their numbers in turn, no two neighbours get the same. */
export const inTurn = <T>(list: readonly [T, ...T[]], turn: number): T => list[turn % list.length] ?? list[0];
